// SPDX-License-Identifier: MIT
// A moving ball and a box: answers worked out by hand, the judge, ties, methods and mutants.
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "tangency/properties/box_frame.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(Form form, std::size_t dim, const std::vector<Known>& all) { expect_known(Question::box_moving_ball, form, dim, all); }

// The square from (0, 0) to (4, 4).
TEST(BoxMovingBallReference, AnswersInThePlaneAsWorkedOutByHand) {
    expect_known(Form::lo_hi, 2,
                 {
                     {{0, 0, 4, 4, -9, 7, 9, 7, 2}, "disjoint", "face", "disjoint", "5"},
                     {{0, 0, 4, 4, -9, 7, 9, 7, 3}, "touching", "face", "touching", "0"},
                     {{0, 0, 4, 4, -9, 7, 9, 7, 4}, "overlapping", "face", "crossing", "-7"},
                     // x + y = 18 passes the corner (4, 4) at 5 sqrt(2).
                     {{0, 0, 4, 4, 0, 18, 18, 0, 7}, "disjoint", "corner", "disjoint", "1"},
                     {{0, 0, 4, 4, 0, 18, 18, 0, 8}, "overlapping", "corner", "crossing", "-14"},
                     // 3 x + 4 y = 53 passes it at (7, 8), 5 away.
                     {{0, 0, 4, 4, 3, 11, 11, 5, 5}, "touching", "corner", "touching", "0"},
                     {{0, 0, 4, 4, 7, 8, 20, 30, 5}, "touching", "corner", "touching", "0"},
                     {{0, 0, 4, 4, 7, 8, 7, 8, 5}, "touching", "corner", "touching", "0"},
                     // Through the box, and within it.
                     {{0, 0, 4, 4, -9, 2, 9, 3, 1}, "overlapping", "inside", "crossing", "-1"},
                     {{0, 0, 4, 4, -9, 2, 9, 3, 0}, "touching", "inside", "touching", "0"},
                     {{0, 0, 4, 4, 1, 1, 2, 2, 0}, "touching", "inside", "touching", "0"},
                 });
}

TEST(BoxMovingBallReference, AnswersInSpaceAsWorkedOutByHand) {
    expect_known(Form::center_half, 3,
                 {
                     // Past the edge x = y = 2 at (5, 6) all along.
                     {{0, 0, 0, 2, 2, 2, 5, 6, -9, 5, 6, 9, 5}, "touching", "edge", "touching", "0"},
                     // Across that edge: x + y = 18, 7 sqrt(2) away.
                     {{0, 0, 0, 2, 2, 2, 18, 0, -1, 0, 18, 1, 9}, "disjoint", "edge", "disjoint", "17"},
                     {{0, 0, 0, 2, 2, 2, 4, 5, 8, 9, 9, 9, 7}, "touching", "corner", "touching", "0"},
                     {{0, 0, 0, 2, 2, 2, -9, 0, 5, 9, 0, 5, 3}, "touching", "face", "touching", "0"},
                     {{0, 0, 0, 2, 2, 2, -9, -9, -9, 9, 9, 9, 1}, "overlapping", "inside", "crossing", "-1"},
                 });
}

TEST(BoxMovingBallReference, FlatAndPointBoxesAreBoxes) {
    expect_known(Form::corner_size, 2,
                 {
                     {{0, 2, 4, 0, 1, 0, 1, 9, 0}, "touching", "inside", "touching", "0"},
                     {{0, 0, 0, 0, 0, 5, 5, 0, 3}, "disjoint", "corner", "disjoint", "7/2"},
                     {{0, 0, 0, 0, 3, 4, 3, 4, 5}, "touching", "corner", "touching", "0"},
                 });
}

TEST(BoxMovingBallJudge, AgreesWithTheReference) { expect_agreement(Question::box_moving_ball); }
TEST(BoxMovingBallTies, LieInEveryRegion) { expect_ties(Question::box_moving_ball); }
// (1 - t) a + t b rounds on every axis, also where a is b, unless t is a fraction of few bits.
TEST(BoxMovingBallTies, AreLatticeInputsWhereSharesOfTheWayAreExact) {
    const Signature signature{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_moving_ball};
    const auto instantiable = [&](std::initializer_list<double> numbers) {
        return properties::may_be_instantiated(input_of(signature, numbers));
    };
    EXPECT_FALSE(instantiable({-1, 0, 1, 4, 0, 61, 170, 61, 57}));
    EXPECT_TRUE(instantiable({-1, 0, 1, 4, 0, 61, 128, 61, 57}));
    EXPECT_FALSE(instantiable({0, 1, 0, 1, 0, 3, 0, 0, 0})) << "a point, whose way passes it at a share of two thirds";
    EXPECT_TRUE(instantiable({0, 1, 0, 1, 0, 4, 0, 0, 0}));
    EXPECT_TRUE(instantiable({0, 0, 7, 7, 9, 3, 9, 3, 2})) << "it stands still";
    EXPECT_FALSE(instantiable({-11, 0, 27, 0, 16, 0, 0, 0, 0})) << "a point on a flat box, and places on its side are 38ths";
    EXPECT_TRUE(instantiable({-11, 0, 27, 0, 16, 1, 0, 1, 1}));
    EXPECT_TRUE(instantiable({0, 0, 8, 0, 8, 0, 0, 0, 0})) << "or 8ths and 16ths";
    EXPECT_FALSE(instantiable({0, 0, 4, 4, 3, 11, 11, 5, 5})) << "a tie askew";
    EXPECT_TRUE(instantiable({0, 0, 4, 4, 3, 11, 11, 5, 4})) << "no tie";
}

TEST(BoxMovingBallMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::box_moving_ball); }
TEST(BoxMovingBallMutants, AreKilled) { expect_mutants_killed(Question::box_moving_ball, 14); }

}  // namespace
}  // namespace tangency::questions_test
