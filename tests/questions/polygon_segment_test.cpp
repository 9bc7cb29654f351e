// SPDX-License-Identifier: MIT
// A convex polygon and a segment: answers worked out by hand, the judge, ties, the band, methods and mutants.
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(std::size_t vertices, const std::vector<Known>& all) {
    expect_known(Question::polygon_segment, vertices_form(vertices), 2, all);
}

properties::Input of_triangle(std::initializer_list<double> row) {
    return input_of({vertices_form(3), ScalarType::f32, 2, Orientation::none, Question::polygon_segment}, row);
}

// The triangle (0, 0), (8, 0), (0, 6), whose longest side lies on 3 x + 4 y = 24.
TEST(PolygonSegmentReference, AnswersOfATriangleAsWorkedOutByHand) {
    expect_known(3, {
                        {{0, 0, 8, 0, 0, 6, -1, -1, 9, -1}, "disjoint", "face", "disjoint", "1"},
                        {{0, 0, 8, 0, 0, 6, 7, 7, 9, 9}, "disjoint", "face", "disjoint", "25"},
                        {{0, 0, 8, 0, 0, 6, 11, -4, 12, -9}, "disjoint", "corner", "disjoint", "25"},
                        {{0, 0, 8, 0, 0, 6, 4, 3, 9, 9}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 8, 0, 9, -1}, "touching", "corner", "touching", "0"},
                        // Past a corner, and in line with a side: within it, at its end, apart.
                        {{0, 0, 8, 0, 0, 6, 8, -3, 8, 3}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 3, 0, 5, 0}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 8, 0, 12, 0}, "touching", "corner", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 10, 0, 12, 0}, "disjoint", "corner", "disjoint", "4"},
                        // Within, across, and a point.
                        {{0, 0, 8, 0, 0, 6, 1, 1, 2, 1}, "overlapping", "inside", "crossing", "-1"},
                        {{0, 0, 8, 0, 0, 6, -9, 3, 9, 3}, "overlapping", "inside", "crossing", "-9"},
                        {{0, 0, 8, 0, 0, 6, 2, 1, 2, 1}, "overlapping", "inside", "crossing", "-1"},
                        {{0, 0, 8, 0, 0, 6, 4, 3, 4, 3}, "touching", "face", "touching", "0"},
                    });
}

// A square's diagonal, from corner to corner and beyond; in either order of the vertices.
TEST(PolygonSegmentReference, ADiagonalOverlaps) {
    expect_known(4, {
                        {{0, 0, 2, 0, 2, 2, 0, 2, 0, 0, 2, 2}, "overlapping", "inside", "crossing", "-2"},
                        {{0, 0, 0, 2, 2, 2, 2, 0, -1, 3, 3, -1}, "overlapping", "inside", "crossing", "-2"},
                        {{0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 2}, "touching", "face", "touching", "0"},
                    });
}

TEST(PolygonSegmentReference, HugeAndTinyNumbersAreDecidedExactly) {
    const double huge = 0x1p1023, tiny = 0x1p-1074;
    const auto verdict = [&](double x1, double y1, double x2, double y2) {
        const Signature signature{vertices_form(3), ScalarType::f64, 2, Orientation::none, Question::polygon_segment};
        const std::vector<double> row{-huge, 0, huge, 0, 0, 2 * tiny, x1, y1, x2, y2};
        EXPECT_EQ(judge::disagreement(signature, row), "");
        return name_of(reference::find_standing(signature, row).verdict);
    };
    EXPECT_EQ(verdict(0, tiny, 0, huge), "overlapping");
    EXPECT_EQ(verdict(0, 2 * tiny, huge, 2 * tiny), "touching");
    EXPECT_EQ(verdict(tiny, 2 * tiny, huge, 2 * tiny), "disjoint");
}

TEST(PolygonSegmentBand, IsWiderForSharpCornersAndForSegmentsInLineWithASide) {
    const auto turns = [](std::initializer_list<double> row) { return properties::turns_of(of_triangle(row)); };
    EXPECT_LE(turns({0, 0, 4, 0, 0, 4, -1, 2, 9, 2}), 2);
    EXPECT_NEAR(turns({0, 0, 1024, 0, 0, 1, 1, -1, 1, 9}), 2048, 2);
    EXPECT_EQ(turns({0, 0, 4, 0, 0, 4, 6, 0, 9, 0}), 0x1p60 - 1);
    EXPECT_NEAR(turns({0, 0, 4, 0, 0, 4, 5, 0x1p-20, 9, 0x1p-20}), 0x1p20 - 1, 1);
}

// Rounding takes the inside of such a polygon away, so an answer that misses it is excused under either contract.
TEST(PolygonSegmentBand, AnOverlapIsNoDeeperThanAThirdOfThePolygonIsWide) {
    const auto thin = of_triangle({0, 0, 2, 0, 1, 0x1p-40, 1, -1, 1, 1});
    const auto answer = properties::find_reference_answer(thin);
    EXPECT_EQ(answer.verdict, reference::Verdict::overlapping);
    EXPECT_FALSE(outside_band(answer, 1));
    EXPECT_TRUE(outside_band(properties::find_reference_answer(of_triangle({0, 0, 2, 0, 1, 0.5, 1, -1, 1, 1})), 40));
}

TEST(PolygonSegmentTies, AreAskedOfSegmentsInLineWithASide) {
    const auto is_asked = [](std::initializer_list<double> row) {
        return properties::terms_of(Question::polygon_segment).may_be_instantiated(of_triangle(row));
    };
    EXPECT_TRUE(is_asked({0, 0, 8, 0, 0, 6, 3, 0, 5, 0}));
    EXPECT_TRUE(is_asked({0, 0, 8, 0, 0, 6, 10, 0, 12, 0}));
    EXPECT_FALSE(is_asked({0, 0, 8, 0, 0, 6, 4, 3, 9, 9}));
}

TEST(PolygonSegmentJudge, AgreesWithTheReference) { expect_agreement(Question::polygon_segment); }
TEST(PolygonSegmentTies, LieInEveryRegion) { expect_ties(Question::polygon_segment, {reference::Region::inside}); }
TEST(PolygonSegmentMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::polygon_segment); }
TEST(PolygonSegmentMutants, AreKilled) { expect_mutants_killed(Question::polygon_segment, 25); }

}  // namespace
}  // namespace tangency::questions_test
