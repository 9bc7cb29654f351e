// SPDX-License-Identifier: MIT
// Two convex polygons: answers worked out by hand, the judge, ties, the band, methods and mutants.
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(std::size_t first, std::size_t second, const std::vector<Known>& all) {
    expect_known(Question::polygon_polygon, vertices_form(first, second), 2, all);
}

// The triangle (0, 0), (8, 0), (0, 6), whose longest side lies on 3 x + 4 y = 24.
TEST(PolygonPolygonReference, AnswersOfTrianglesAsWorkedOutByHand) {
    expect_known(3, 3,
                 {
                     // 5 beyond the middle of the longest side a corner; along it; a corner beyond a corner.
                     {{0, 0, 8, 0, 0, 6, 7, 7, 9, 7, 7, 9}, "disjoint", "face", "disjoint", "25"},
                     {{0, 0, 8, 0, 0, 6, 4, 3, 9, 3, 4, 9}, "touching", "face", "touching", "0"},
                     {{0, 0, 8, 0, 0, 6, 11, -4, 12, -4, 12, -9}, "disjoint", "corner", "disjoint", "25"},
                     {{0, 0, 8, 0, 0, 6, 8, 0, 9, 0, 9, -1}, "touching", "corner", "touching", "0"},
                     // Side along side: in part, and end to end.
                     {{0, 0, 8, 0, 0, 6, 4, 3, 8, 0, 8, 9}, "touching", "face", "touching", "0"},
                     {{0, 0, 8, 0, 0, 6, 8, 0, 12, -3, 12, 5}, "touching", "corner", "touching", "0"},
                     {{0, 0, 8, 0, 0, 6, 1, 0, 3, 0, 2, -2}, "touching", "face", "touching", "0"},
                     {{0, 0, 8, 0, 0, 6, 0, -1, 8, -1, 4, -3}, "disjoint", "face", "disjoint", "1"},
                     // The corner (2, 1) one deep beyond the lower side; one within the other; the same twice.
                     {{0, 0, 8, 0, 0, 6, 2, 1, 3, -9, 1, -9}, "overlapping", "inside", "crossing", "-1"},
                     {{0, 0, 8, 0, 0, 6, 1, 1, 2, 1, 1, 2}, "overlapping", "inside", "crossing", "-4"},
                     {{0, 0, 8, 0, 0, 6, 0, 0, 8, 0, 0, 6}, "overlapping", "inside", "crossing", "-576/25"},
                 });
}

TEST(PolygonPolygonReference, TellsCrossesAndEitherOrder) {
    expect_known(4, 4,
                 {
                     // A plus, of which neither has a corner in the other.
                     {{0, 2, 6, 2, 6, 4, 0, 4, 2, 0, 2, 6, 4, 6, 4, 0}, "overlapping", "inside", "crossing", "-16"},
                     {{0, 0, 2, 0, 2, 2, 0, 2, 2, 2, 2, 3, 3, 3, 3, 2}, "touching", "corner", "touching", "0"},
                     {{0, 0, 2, 0, 2, 2, 0, 2, 2, 1, 2, 3, 3, 3, 3, 1}, "touching", "face", "touching", "0"},
                     {{0, 0, 0, 2, 2, 2, 2, 0, 5, 6, 6, 6, 6, 7, 5, 7}, "disjoint", "corner", "disjoint", "25"},
                     // Level in one direction: differences end there, so the nearest pair is one of corners.
                     {{0, 0, 0, 2, 2, 2, 2, 0, 5, 2, 6, 2, 6, 7, 5, 7}, "disjoint", "corner", "disjoint", "9"},
                 });
    // An octagon between 0 and 3 whose corners are cut by one, and a triangle at a cut.
    expect_known(8, 3,
                 {
                     {{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 3, 3, 4, 3, 3, 4}, "disjoint", "face", "disjoint", "1/2"},
                     {{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 3, 2, 4, 3, 3, 4}, "touching", "corner", "touching", "0"},
                 });
}

TEST(PolygonPolygonReference, HugeAndTinyNumbersAreDecidedExactly) {
    const double huge = 0x1p1023, tiny = 0x1p-1074;
    const auto verdict = [](const std::vector<double>& row) {
        const Signature signature{vertices_form(3, 3), ScalarType::f64, 2, Orientation::none, Question::polygon_polygon};
        EXPECT_EQ(judge::disagreement(signature, row), "");
        return name_of(reference::find_standing(signature, row).verdict);
    };
    EXPECT_EQ(verdict({-huge, 0, huge, 0, 0, tiny, -huge, 2 * tiny, huge, 2 * tiny, 0, tiny}), "touching");
    EXPECT_EQ(verdict({-huge, 0, huge, 0, 0, tiny, -huge, 2 * tiny, huge, 2 * tiny, tiny, tiny}), "disjoint");
    EXPECT_EQ(verdict({-huge, 0, huge, 0, 0, 2 * tiny, -huge, 2 * tiny, huge, 2 * tiny, 0, tiny}), "overlapping");
}

// Whoever asks for a vertex of one in the other is off by a mitre of the sharper one.
TEST(PolygonPolygonBand, IsAsWideAsAMitreOfTheSharperPolygon) {
    const auto turns = [](std::initializer_list<double> row) {
        return properties::turns_of(input_of({vertices_form(3, 3), ScalarType::f32, 2, Orientation::none, Question::polygon_polygon}, row));
    };
    EXPECT_LE(turns({0, 0, 4, 0, 0, 4, 0, 0, 1, 0, 0, 1}), 2);
    EXPECT_NEAR(turns({0, 0, 4, 0, 0, 4, 0, 0, 1024, 0, 0, 1}), 2048, 2);
    EXPECT_NEAR(turns({0, 0, 1024, 0, 0, 1, 0, 0, 4, 0, 0, 4}), 2048, 2);
}

TEST(PolygonPolygonJudge, AgreesWithTheReference) { expect_agreement(Question::polygon_polygon); }
TEST(PolygonPolygonTies, LieInEveryRegion) { expect_ties(Question::polygon_polygon, {reference::Region::inside}); }
TEST(PolygonPolygonMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::polygon_polygon); }
TEST(PolygonPolygonMutants, AreKilled) { expect_mutants_killed(Question::polygon_polygon, 20); }

}  // namespace
}  // namespace tangency::questions_test
