// SPDX-License-Identifier: MIT
// The reference on inputs whose answer can be checked on paper.
#include "tangency/reference/classify.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "tangency/reference/row.hpp"

namespace tangency::reference {
namespace {

struct PaperCase {
    std::string_view about;
    Form form;
    std::size_t dim;
    std::vector<double> numbers;
    Verdict verdict;
    Region region;
    Relation relation;
    bool touches_from_within;
    std::string_view gap_sq;
};

constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = std::numeric_limits<double>::denorm_min();

const std::vector<PaperCase>& paper_cases() {
    using enum Verdict;
    using enum Region;
    static const std::vector<PaperCase> cases{
        {"3-4-5 at a corner", Form::center_half, 2, {0, 0, 1, 1, 4, 5, 5}, touching, corner, Relation::touching, false, "0"},
        {"half a unit short of a face", Form::center_half, 2, {0, 0, 1, 1, 3, 0, 1.5}, disjoint, face, Relation::disjoint, false, "7/4"},
        {"across a face", Form::lo_hi, 2, {-1, -1, 1, 1, 2, 0, 1.5}, overlapping, face, Relation::crossing, false, "-5/4"},
        {"circle inside, clear of the sides",
         Form::corner_size,
         2,
         {0, 0, 4, 4, 2, 2, 1},
         overlapping,
         inside,
         Relation::circle_inside_box,
         false,
         "-1"},
        {"circle inside, touching a side",
         Form::corner_size,
         2,
         {0, 0, 4, 4, 1, 2, 1},
         overlapping,
         inside,
         Relation::circle_inside_box,
         true,
         "-1"},
        {"box inside, clear of the rim",
         Form::center_half,
         2,
         {0, 0, 1, 1, 0, 0, 2},
         overlapping,
         inside,
         Relation::box_inside_circle,
         false,
         "-4"},
        {"box inside, its far corner on the rim",
         Form::center_half,
         2,
         {0, 0, 3, 4, 0, 0, 5},
         overlapping,
         inside,
         Relation::box_inside_circle,
         true,
         "-25"},
        {"a point inside is touching, and held",
         Form::center_half,
         2,
         {0, 0, 1, 1, 0.5, 0, 0},
         touching,
         inside,
         Relation::circle_inside_box,
         false,
         "0"},
        {"a point on a side", Form::center_half, 2, {0, 0, 1, 1, 1, 0, 0}, touching, inside, Relation::circle_inside_box, true, "0"},
        {"a point box on the rim", Form::lo_hi, 2, {3, 4, 3, 4, 0, 0, 5}, touching, corner, Relation::box_inside_circle, true, "0"},
        {"two equal points", Form::lo_hi, 2, {3, 4, 3, 4, 3, 4, 0}, touching, inside, Relation::circle_inside_box, true, "0"},
        {"an edge in 3-D", Form::center_half, 3, {0, 0, 0, 1, 1, 1, 4, 5, 0, 5}, touching, edge, Relation::touching, false, "0"},
        {"a corner in 3-D, 2-3-6-7", Form::lo_hi, 3, {0, 0, 0, 1, 1, 1, 3, 4, 7, 7}, touching, corner, Relation::touching, false, "0"},
        {"an end of an interval", Form::lo_hi, 1, {0, 1, 3, 2}, touching, face, Relation::touching, false, "0"},
        {"an interval that the ball fills", Form::lo_hi, 1, {-1, 1, 0, 1}, overlapping, inside, Relation::circle_inside_box, true, "-1"},
        {"the far side is not the rounded sum",
         Form::corner_size,
         2,
         {1, 0, 0x1p-60, 1, 2, 0.5, 1},
         overlapping,
         face,
         Relation::crossing,
         false,
         "-2305843009213693951/1329227995784915872903807060280344576"},
        {"half an extent is not rounded",
         Form::center_size,
         2,
         {0, 0, smallest, 0, smallest, 0, 0},
         disjoint,
         face,
         Relation::disjoint,
         false,
         ""},
        {"a centre and full extents", Form::center_size, 2, {0, 0, 2, 2, 4, 5, 5}, touching, corner, Relation::touching, false, "0"},
        {"a ball stored by its corner",
         Form::corner_size_ball_corner,
         2,
         {0, 0, 1, 1, 1, 0, 1},
         touching,
         face,
         Relation::touching,
         false,
         "0"},
        {"its centre is not the rounded sum",
         Form::corner_size_ball_corner,
         2,
         {0, 0, 0, 0, 0x1p-60, -1, 1},
         disjoint,
         face,
         Relation::disjoint,
         false,
         "2305843009213693953/1329227995784915872903807060280344576"},
        {"huge shapes overlap without overflow",
         Form::center_half,
         2,
         {-largest, 0, largest, 0, largest, 0, largest},
         touching,
         face,
         Relation::touching,
         false,
         "0"},
        {"one subnormal apart", Form::lo_hi, 2, {0, 0, 0, 0, smallest, 0, 0}, disjoint, face, Relation::disjoint, false, ""},
        {"minus zero is zero",
         Form::lo_hi,
         2,
         {0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0},
         touching,
         inside,
         Relation::circle_inside_box,
         true,
         "0"},
    };
    return cases;
}

TEST(ClassifyPaperCases, EveryWordIsTheOneWorkedOutByHand) {
    std::size_t read = 0;
    for (const PaperCase& paper : paper_cases()) {
        const Signature signature{paper.form, ScalarType::f64, paper.dim};
        ASSERT_EQ(paper.numbers.size(), number_count(signature)) << paper.about;
        const Classification answer = classify_row(signature, std::span<const double>(paper.numbers));
        EXPECT_EQ(name_of(answer.verdict), name_of(paper.verdict)) << paper.about;
        EXPECT_EQ(name_of(answer.region), name_of(paper.region)) << paper.about;
        EXPECT_EQ(name_of(answer.relation), name_of(paper.relation)) << paper.about;
        EXPECT_EQ(answer.touches_from_within, paper.touches_from_within) << paper.about;
        if (!paper.gap_sq.empty()) {
            EXPECT_EQ(answer.gap_sq.str(), paper.gap_sq) << paper.about;
        }
        ++read;
    }
    EXPECT_EQ(read, 23U);
}

TEST(ClassifyTypedShapes, FloatsAndDoublesOfEqualValueGetTheSameAnswer) {
    const CenterHalfBox<float, 2> narrow_box{{0.1F, 0.2F}, {1.5F, 0.3F}};
    const Ball<float, 2> narrow_ball{{2.7F, -0.9F}, 1.25F};
    const CenterHalfBox<double, 2> wide_box{{0.1F, 0.2F}, {1.5F, 0.3F}};
    const Ball<double, 2> wide_ball{{2.7F, -0.9F}, 1.25F};
    EXPECT_EQ(measure(narrow_box, narrow_ball).gap_sq, measure(wide_box, wide_ball).gap_sq);
}

TEST(ClassifyTypedShapes, AnyDimensionIsDecided) {
    LoHiBox<double, 5> box;
    Ball<double, 5> ball;
    box.lo.fill(0);
    box.hi.fill(1);
    ball.center.fill(2);
    ball.radius = 2;
    EXPECT_EQ(measure(box, ball).gap_sq, Rational(1));
    EXPECT_EQ(measure(box, ball).region, Region::corner);
}

TEST(ClassifyTypedShapes, MeasureAndClassifyGiveTheSameDistance) {
    const LoHiBox<double, 3> box{{0, 0, 0}, {1, 2, 3}};
    const Ball<double, 3> ball{{-1, 5, 4}, 2};
    EXPECT_EQ(measure(box, ball).distance_sq, classify(box, ball).distance_sq);
    EXPECT_EQ(measure(box, ball).distance_sq, Rational(1 + 9 + 1));
}

}  // namespace
}  // namespace tangency::reference
