// SPDX-License-Identifier: MIT
// Bands of the questions: as wide as right methods need, and wider where all of them lose digits.
#include <cmath>
#include <initializer_list>

#include "question_checks.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

using properties::Input;

constexpr Signature in_floats(Question question, Form form, std::size_t dim = 2) {
    return {form, ScalarType::f32, dim, Orientation::none, question};
}

// Wrong of an input outside the inner band, which the question's own band excuses.
void expect_wrong(std::string_view name, const Input& input, double inner) {
    const auto answer = properties::find_reference_answer(input);
    EXPECT_NE(ask_method(name, input), properties::intersects(answer, Contract::closed)) << name;
    EXPECT_TRUE(outside_band(answer, inner)) << name;
    EXPECT_FALSE(outside_band(answer, properties::default_band(input.signature))) << name;
}

// docs/why/bands.md bounds the roundings of hypot of three by 13; a random search came to this.
TEST(BallBallBand, ForgivesHypotOfThreeWhatItsRoundingsCost) {
    expect_wrong(
        "circles_hypot_of_three",
        input_of(in_floats(Question::ball_ball, Form::center_radius, 3), {-0x1.218196p-4, -0x1.4dd534p-4, -0x1.0d9bbep-1, 0x1.0b851ep-1,
                                                                          0x1.218196p-4, 0x1.4dd534p-4, 0x1.fbce58p-2, 0x1.0b8518p-1}),
        7);
}

// Found by a search over numbers near powers of two; docs/why/bands.md bounds them by 14 sqrt(2) and 4 sqrt(3).
TEST(BoxBoxBands, AreAsWideAsRightMethodsNeedAndNotMuchWider) {
    constexpr double c = -0x1.000012p+0, h = 0x1.000018p+0, c_2 = 0x1.fffffep-1, h_2 = 0x1.ffffdcp-1;
    const auto boxes = [](Form form, std::size_t dim) { return in_floats(Question::box_box, form, dim); };
    expect_wrong("boxes_minkowski", input_of(boxes(Form::center_half, 2), {c, c, h, h, c_2, c_2, h_2, h_2}), 15);
    expect_wrong("boxes_minkowski", input_of(boxes(Form::center_half, 3), {c, c, c, h, h, h, c_2, c_2, c_2, h_2, h_2, h_2}), 19);
    constexpr double x = -0x1.ap-20, w = 0x1.00000ap+0, x_2 = 0x1.ffffeep-1, w_2 = 0x1.00000cp+0;
    expect_wrong("boxes_corners_minkowski_by_centers",
                 input_of(boxes(Form::corner_size, 3), {x, x, x, w, w, w, x_2, x_2, x_2, w_2, w_2, w_2}), 12);
}

// Rounding takes the inside of a thin box or polygon away, so an answer that misses an overlap there is excused under either contract: it is
// no deeper than half the box, or a third of the polygon, is wide.
TEST(SegmentBands, AnOverlapIsNoDeeperThanAThinShapeIsWide) {
    const Signature boxes = in_floats(Question::box_segment, Form::center_half),
                    polygons = in_floats(Question::polygon_segment, vertices_form(3));
    for (const Input& thin : {input_of(boxes, {1, 0, 0x1p-40, 1, 0, 0, 4, 0}), input_of(polygons, {0, 0, 2, 0, 1, 0x1p-40, 1, -1, 1, 1})}) {
        const auto answer = properties::find_reference_answer(thin);
        EXPECT_EQ(answer.verdict, reference::Verdict::overlapping);
        EXPECT_FALSE(outside_band(answer, 1)) << to_text(thin);
    }
    EXPECT_EQ(reference::find_distance(boxes, input_of(boxes, {1, 0, 0x1p-40, 1, 0, 0, 4, 0}).row()).gap_sq.text(), "-1");
    EXPECT_TRUE(outside_band(properties::find_reference_answer(input_of(boxes, {1, 0, 0.5, 1, 0, 0, 4, 0})), 32));
    EXPECT_TRUE(outside_band(properties::find_reference_answer(input_of(polygons, {0, 0, 2, 0, 1, 0.5, 1, -1, 1, 1})), 40));
}

// By how much a band is wider of a row than of ordinary ones.
struct Widening {
    std::vector<double> row;
    double by, tolerance = 0;
};

void expect_widenings(const Signature& signature, const std::vector<Widening>& all) {
    for (const auto& [row, by, tolerance] : all)
        EXPECT_NEAR(properties::turns_of(input_of(signature, row)), by, tolerance) << testing::PrintToString(row);
}

// Who divides by |u|^2 |v|^2 - (u . v)^2 loses what the sine has fewer than one; of parallel ways nothing.
TEST(WiderBands, OfNearlyParallelCapsules) {
    const auto aside = [](double y) { return std::vector<double>{0, 0, 1, 0, 0, 0, 0, 1, y, 0}; };
    expect_widenings(in_floats(Question::capsule_capsule, Form::ends_radius), {{aside(0), 0},
                                                                               {aside(0x1p-10), std::hypot(1, 0x1p-10) * 0x1p10 - 1},
                                                                               {aside(0x1p-20), 15, 1e-9},  // as far as the ways part
                                                                               {aside(0x1p-30), 0}});
}

// Beyond a corner of angle a whoever asks the sides alone is off by 1 / sin(a / 2) times what he is off by at each.
TEST(WiderBands, OfSharpCornersAreAMitre) {
    const Signature disk = in_floats(Question::polygon_ball, vertices_form(3));
    expect_widenings(disk, {{{0, 0, 4, 0, 0, 4, 9, 9, 1}, 1, 1}, {{0, 0, 1024, 0, 0, 1, 9, 9, 1}, 2048, 2}});
    EXPECT_GT(properties::turns_of(input_of(disk, {0, 0, 1, 0, 0, 0x1p-60, 9, 9, 1})), 0x1p59);
    EXPECT_GT(properties::turns_of(input_of(disk, {0, 0, 0x1p-1074, 0, 0, 0x1p-1074, 9, 9, 1})), 0x1p59);
    // Of the sharper one.
    expect_widenings(in_floats(Question::polygon_polygon, vertices_form(3, 3)), {{{0, 0, 4, 0, 0, 4, 0, 0, 1, 0, 0, 1}, 1, 1},
                                                                                 {{0, 0, 4, 0, 0, 4, 0, 0, 1024, 0, 0, 1}, 2048, 2},
                                                                                 {{0, 0, 1024, 0, 0, 1, 0, 0, 4, 0, 0, 4}, 2048, 2}});
    expect_widenings(in_floats(Question::polygon_segment, vertices_form(3)), {{{0, 0, 4, 0, 0, 4, -1, 2, 9, 2}, 1, 1},
                                                                              {{0, 0, 1024, 0, 0, 1, 1, -1, 1, 9}, 2048, 2},
                                                                              // A segment in line with a side.
                                                                              {{0, 0, 4, 0, 0, 4, 6, 0, 9, 0}, 0x1p60 - 1},
                                                                              {{0, 0, 4, 0, 0, 4, 5, 0x1p-20, 9, 0x1p-20}, 0x1p20 - 1, 1}});
}

// Four orientations see how far a segment is off the other's line, and of segments all but in line that is nothing.
TEST(WiderBands, OfSegmentsAreTheDistanceOverTheHeightAboveALine) {
    expect_widenings(in_floats(Question::segment_segment, Form::ends), {{{0, 0, 4, 0, 1, 3, 5, 3}, 0},
                                                                        {{0, 0, 1, 0, 3, 1, 5, 1}, std::sqrt(5) - 1, 1e-9},
                                                                        {{0, 0, 1, 0, 2, 0x1p-20, 3, 0x1p-20}, 0x1p20 - 1, 1},
                                                                        {{0, 0, 1, 0, 2, 0, 3, 0}, 0x1p60 - 1},
                                                                        // Crossing, touching, and of a point.
                                                                        {{0, 0, 4, 0, 2, -1, 2, 3}, 0},
                                                                        {{0, 0, 4, 0, 4, 0, 6, 0}, 0},
                                                                        {{0, 0, 1, 0, 2, 0, 2, 0}, 0}});
}

}  // namespace
}  // namespace tangency::questions_test
