// SPDX-License-Identifier: MIT
// A convex polygon and a point: answers worked out by hand, the judge, ties, methods and mutants.
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(std::size_t vertices, const std::vector<Known>& all) {
    expect_known(Question::polygon_point, vertices_form(vertices), 2, all);
}

// The triangle (0, 0), (8, 0), (0, 6), whose longest side lies on 3 x + 4 y = 24.
TEST(PolygonPointReference, AnswersOfATriangleAsWorkedOutByHand) {
    expect_known(3, {
                        {{0, 0, 8, 0, 0, 6, 2, 1}, "overlapping", "inside", "crossing", "-1"},
                        // 14 / 5 from the longest side, 3 from the others.
                        {{0, 0, 8, 0, 0, 6, 3, 2.5}, "overlapping", "inside", "crossing", "-1"},
                        {{0, 0, 8, 0, 0, 6, 4, 3}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 3, 0}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 8, 0}, "touching", "corner", "touching", "0"},
                        // 5 beyond the middle of the longest side, beyond a corner, in line with a side.
                        {{0, 0, 8, 0, 0, 6, 7, 7}, "disjoint", "face", "disjoint", "25"},
                        {{0, 0, 8, 0, 0, 6, 11, -4}, "disjoint", "corner", "disjoint", "25"},
                        {{0, 0, 8, 0, 0, 6, 10, 0}, "disjoint", "corner", "disjoint", "4"},
                        {{0, 0, 8, 0, 0, 6, -3, 3}, "disjoint", "face", "disjoint", "9"},
                    });
}

// The octagon between 0 and 3 whose corners are cut by one.
TEST(PolygonPointReference, TakesVerticesEitherWayRoundAndFromAnyOnwards) {
    expect_known(8, {
                        {{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 1.5, 1.5}, "overlapping", "inside", "crossing", "-2"},
                        {{0, 1, 0, 2, 1, 3, 2, 3, 3, 2, 3, 1, 2, 0, 1, 0, 1, 2}, "overlapping", "inside", "crossing", "-1/2"},
                        {{0, 1, 0, 2, 1, 3, 2, 3, 3, 2, 3, 1, 2, 0, 1, 0, 3, 3}, "disjoint", "face", "disjoint", "1/2"},
                        {{2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 1, 0, 3, 2}, "touching", "corner", "touching", "0"},
                        {{2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 1, 0, 2.5, 2.5}, "touching", "face", "touching", "0"},
                    });
}

TEST(PolygonPointReference, HugeAndTinyNumbersAreDecidedExactly) {
    const double huge = 0x1p1023, tiny = 0x1p-1074;
    const auto verdict = [&](double x, double y) {
        const Signature signature{vertices_form(3), ScalarType::f64, 2, Orientation::none, Question::polygon_point};
        const std::vector<double> row{-huge, 0, huge, 0, 0, 2 * tiny, x, y};
        EXPECT_EQ(judge::disagreement(signature, row), "");
        return name_of(reference::find_standing(signature, row).verdict);
    };
    EXPECT_EQ(verdict(0, tiny), "overlapping");
    EXPECT_EQ(verdict(huge / 2, tiny), "touching");
    EXPECT_EQ(verdict(huge / 2 + 0x1p971, tiny), "disjoint");
}

// Who makes a normal one long rounds, or who finds a place of a side, but not along an axis by a power of two.
TEST(PolygonPointTies, AreAskedOnSidesAlongAnAxis) {
    const auto is_asked = [](std::initializer_list<double> row) {
        return properties::terms_of(Question::polygon_point)
            .may_be_instantiated(input_of({vertices_form(3), ScalarType::f32, 2, Orientation::none, Question::polygon_point}, row));
    };
    EXPECT_TRUE(is_asked({0, 0, 8, 0, 0, 6, 3, 0}));
    EXPECT_TRUE(is_asked({0, 0, 8, 0, 0, 4, 0, 0}));
    EXPECT_FALSE(is_asked({0, 0, 8, 0, 0, 6, 0, 3}));
    EXPECT_FALSE(is_asked({0, 0, 8, 0, 0, 6, 4, 3}));
    EXPECT_FALSE(is_asked({0, 0, 8, 0, 0, 6, 8, 0}));
    EXPECT_TRUE(is_asked({0, 0, 8, 0, 0, 6, 7, 7}));
}

TEST(PolygonPointJudge, AgreesWithTheReference) { expect_agreement(Question::polygon_point); }
TEST(PolygonPointTies, LieInEveryRegion) { expect_ties(Question::polygon_point, {reference::Region::inside}); }
TEST(PolygonPointMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::polygon_point); }
TEST(PolygonPointMutants, AreKilled) { expect_mutants_killed(Question::polygon_point, 22); }

}  // namespace
}  // namespace tangency::questions_test
