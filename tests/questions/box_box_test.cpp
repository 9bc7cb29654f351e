// SPDX-License-Identifier: MIT
// Two boxes: answers computed by hand, judge, ties, bands, methods and mutants.
#include "question_checks.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::questions_test {
namespace {

using namespace reference;
using properties::Input;

constexpr Signature sides{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box};
constexpr Signature centers{Form::center_half, ScalarType::f64, 2, Orientation::none, Question::box_box};
constexpr Signature corners{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_box};
constexpr Signature line{Form::lo_hi, ScalarType::f64, 1, Orientation::none, Question::box_box};
constexpr Signature space{Form::lo_hi, ScalarType::f64, 3, Orientation::none, Question::box_box};

void expect_answer(const Input& input, Verdict verdict, Region region, std::string_view gap_sq) {
    const Answer answer = agreed_answer(input);
    EXPECT_EQ(name_of(answer.verdict), name_of(verdict)) << to_text(input);
    EXPECT_EQ(name_of(answer.region), name_of(region)) << to_text(input);
    EXPECT_EQ(answer.gap_sq.text(), gap_sq) << to_text(input);
    EXPECT_EQ(answer.distance_sq.text(), abs(answer.gap_sq).text());
    EXPECT_EQ(answer.radius.sign(), 0);
    const Relation relation = verdict == Verdict::disjoint   ? Relation::disjoint
                              : verdict == Verdict::touching ? Relation::touching
                                                             : Relation::crossing;
    EXPECT_EQ(name_of(answer.relation), name_of(relation));
    EXPECT_FALSE(answer.touches_from_within);
}

TEST(BoxBox, AnswersWhatIsComputedByHandInEveryRegion) {
    expect_answer(input_of(sides, {0, 0, 4, 4, 1, 3, 9, 9}), Verdict::overlapping, Region::inside, "-1");
    expect_answer(input_of(sides, {0, 0, 4, 4, 1, 1, 2, 2}), Verdict::overlapping, Region::inside, "-4");  // held, 2 from leaving
    expect_answer(input_of(sides, {0, 0, 4, 4, 4, 1, 6, 2}), Verdict::touching, Region::face, "0");
    expect_answer(input_of(sides, {0, 0, 4, 4, 4, 4, 6, 6}), Verdict::touching, Region::corner, "0");
    expect_answer(input_of(sides, {0, 0, 4, 4, 6, 1, 7, 2}), Verdict::disjoint, Region::face, "4");
    expect_answer(input_of(sides, {0, 0, 4, 4, 7, 8, 9, 9}), Verdict::disjoint, Region::corner, "25");
    // Beyond a side in one direction and level with one in the other: the nearest points are at a corner.
    expect_answer(input_of(sides, {0, 0, 4, 4, 7, 4, 9, 9}), Verdict::disjoint, Region::corner, "9");
    expect_answer(input_of(line, {0, 1, 1, 2}), Verdict::touching, Region::face, "0");
    expect_answer(input_of(line, {0, 2, 1, 4}), Verdict::overlapping, Region::inside, "-1");
    expect_answer(input_of(line, {0, 1, 1.5, 2}), Verdict::disjoint, Region::face, "1/4");
    expect_answer(input_of(space, {0, 0, 0, 4, 4, 4, 4, 4, 1, 5, 5, 2}), Verdict::touching, Region::edge, "0");
    expect_answer(input_of(space, {0, 0, 0, 4, 4, 4, 4, 4, -2, 5, 5, 0}), Verdict::touching, Region::corner, "0");
    expect_answer(input_of(space, {0, 0, 0, 4, 4, 4, 6, 7, -7, 8, 8, -6}), Verdict::disjoint, Region::corner, "49");
}

TEST(BoxBox, TakesThinBoxesByTheInteriorOfTheDifference) {
    expect_answer(input_of(sides, {0, 2, 4, 2, 2, 0, 2, 4}), Verdict::overlapping, Region::inside, "-4");  // a plus of two segments
    expect_answer(input_of(sides, {0, 2, 4, 2, 2, 2, 2, 4}), Verdict::touching, Region::face, "0");        // a T
    expect_answer(input_of(sides, {0, 0, 4, 0, 1, 0, 3, 0}), Verdict::touching, Region::face, "0");        // along one line
    expect_answer(input_of(sides, {0, 0, 4, 4, 1, 2, 1, 2}), Verdict::overlapping, Region::inside, "-1");  // a point in a box
    expect_answer(input_of(sides, {0, 0, 4, 4, 4, 2, 4, 2}), Verdict::touching, Region::face, "0");        // a point on a side
    expect_answer(input_of(sides, {3, 3, 3, 3, 3, 3, 3, 3}), Verdict::touching, Region::corner, "0");      // one point
    expect_answer(input_of(sides, {3, 3, 3, 3, 3, 4, 3, 4}), Verdict::disjoint, Region::corner, "1");
    expect_answer(input_of(line, {0, 2, 1, 1}), Verdict::overlapping, Region::inside, "-1");
}

TEST(BoxBox, ReadsEveryFormAsItIsStored) {
    expect_answer(input_of(centers, {0, 0, 2, 1, 3.5, 0, 1, 1}), Verdict::disjoint, Region::face, "1/4");
    expect_answer(input_of(corners, {0, 0, 2, 1, 2, -1, 1, 4}), Verdict::touching, Region::face, "0");
    // The far side is x + w exactly, not the double beside it.
    expect_answer(input_of(corners, {1, 0, 0x1p-53, 1, 1, 0, 1, 1}), Verdict::overlapping, Region::inside,
                  "-1/81129638414606681695789005144064");
    expect_answer(input_of(corners, {1, 0, 0x1p-60, 1, 0x1.0000000000001p+0, 0, 1, 1}), Verdict::disjoint, Region::face,
                  "65025/1329227995784915872903807060280344576");
}

TEST(BoxBox, JudgeAndReferenceAgree) { expect_agreement(Question::box_box); }

TEST(BoxBox, TiesTouchAtEveryPartOfABoxButInside) { expect_ties(Question::box_box, {Region::inside}); }

TEST(BoxBox, MethodsReachTheirLevelsAndControlsAreNeverAccused) { expect_methods_reach_their_levels(Question::box_box); }

TEST(BoxBox, EveryMutantIsKilled) { expect_mutants_killed(Question::box_box, 30); }

// The four comparisons with < say `overlapping` and with <= `touching` too, of thin boxes as of others: compared sides have no say in it.
TEST(BoxBox, SidesComparedAgreeWithTheDefinitionOnEveryPairOfSmallBoxes) {
    constexpr int most = 3;
    int pairs = 0;
    for (int lo = 0; lo <= most; ++lo)
        for (int hi = lo; hi <= most; ++hi)
            for (int lo_y = 0; lo_y <= most; ++lo_y)
                for (int hi_y = lo_y; hi_y <= most; ++hi_y)
                    for (int hi_2 = 1; hi_2 <= 2; ++hi_2)
                        for (int hi_2_y = 1; hi_2_y <= 2; ++hi_2_y) {
                            const auto number = [](int whole) { return static_cast<double>(whole); };
                            const Input input =
                                input_of(sides, {number(lo), number(lo_y), number(hi), number(hi_y), 1, 1, number(hi_2), number(hi_2_y)});
                            const Answer answer = agreed_answer(input);
                            ASSERT_EQ(ask_method("boxes_sides_open", input), answer.verdict == Verdict::overlapping) << to_text(input);
                            ASSERT_EQ(ask_method("boxes_sides", input), answer.verdict != Verdict::disjoint) << to_text(input);
                            ++pairs;
                        }
    EXPECT_EQ(pairs, 400);
}

// Found by a search over numbers near powers of two; docs/why/bands.md bounds them by 14 sqrt(2) and 4 sqrt(3).
TEST(BoxBoxBands, AreAsWideAsRightMethodsNeedAndNotMuchWider) {
    const auto expect_wrong = [](std::string_view name, const Input& input, double inner) {
        const auto answer = properties::find_reference_answer(input);
        EXPECT_NE(ask_method(name, input), properties::intersects(answer, Contract::closed)) << name;
        EXPECT_TRUE(outside_band(answer, inner)) << name;
        EXPECT_FALSE(outside_band(answer, properties::default_band(input.signature))) << name;
    };
    Signature flat = centers;
    flat.scalar = ScalarType::f32;
    constexpr double c = -0x1.000012p+0, h = 0x1.000018p+0, c_2 = 0x1.fffffep-1, h_2 = 0x1.ffffdcp-1;
    expect_wrong("boxes_minkowski", input_of(flat, {c, c, h, h, c_2, c_2, h_2, h_2}), 15);
    Signature solid = flat;
    solid.dim = 3;
    expect_wrong("boxes_minkowski", input_of(solid, {c, c, c, h, h, h, c_2, c_2, c_2, h_2, h_2, h_2}), 19);
    Signature cornered = solid;
    cornered.form = Form::corner_size;
    constexpr double x = -0x1.ap-20, w = 0x1.00000ap+0, x_2 = 0x1.ffffeep-1, w_2 = 0x1.00000cp+0;
    expect_wrong("boxes_corners_minkowski_by_centers", input_of(cornered, {x, x, x, w, w, w, x_2, x_2, x_2, w_2, w_2, w_2}), 12);
}

}  // namespace
}  // namespace tangency::questions_test
