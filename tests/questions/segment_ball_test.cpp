// SPDX-License-Identifier: MIT
// A segment and a ball: answers worked out by hand, the judge, ties, methods and mutants.
#include <initializer_list>
#include <vector>

#include "question_checks.hpp"
#include "tangency/properties/box_frame.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(std::size_t dim, const std::vector<Known>& all) { expect_known(Question::segment_ball, Form::ends, dim, all); }

TEST(SegmentBallReference, AnswersInThePlaneAsWorkedOutByHand) {
    expect_known(2, {
                        {{0, 0, 10, 0, 5, 3, 2}, "disjoint", "face", "disjoint", "5"},
                        {{0, 0, 10, 0, 5, 3, 3}, "touching", "face", "touching", "0"},
                        {{0, 0, 10, 0, 5, 3, 4}, "overlapping", "face", "crossing", "-7"},
                        // Beyond the end by (3, 4).
                        {{0, 0, 10, 0, 13, 4, 4}, "disjoint", "corner", "disjoint", "9"},
                        {{0, 0, 10, 0, 13, 4, 5}, "touching", "corner", "touching", "0"},
                        {{10, 0, 0, 0, 13, 4, 6}, "overlapping", "corner", "crossing", "-11"},
                        // At a right angle to (4, 3), (-3, 4) from the middle.
                        {{0, 0, 8, 6, 1, 7, 5}, "touching", "face", "touching", "0"},
                        {{0, 0, 3, 1, 1, 1, 0}, "disjoint", "face", "disjoint", "2/5"},
                        // The ball holds all of the segment.
                        {{4, 4, 5, 5, 4, 5, 9}, "overlapping", "face", "crossing", "-161/2"},
                    });
}

TEST(SegmentBallReference, AnswersOnTheSegmentAndOfPoints) {
    expect_known(2, {
                        {{0, 0, 10, 0, 5, 0, 0}, "touching", "inside", "touching", "0"},
                        {{0, 0, 10, 0, 10, 0, 0}, "touching", "inside", "touching", "0"},
                        {{0, 0, 10, 0, 5, 0, 1}, "overlapping", "inside", "crossing", "-1"},
                        {{2, 2, 2, 2, 5, 6, 5}, "touching", "corner", "touching", "0"},
                        {{2, 2, 2, 2, 2, 2, 0}, "touching", "inside", "touching", "0"},
                    });
}

TEST(SegmentBallReference, AnswersInSpaceAsWorkedOutByHand) {
    expect_known(3, {
                        {{0, 0, 0, 10, 0, 0, 5, 3, 4, 5}, "touching", "edge", "touching", "0"},
                        {{0, 0, 0, 10, 0, 0, 12, 3, 6, 7}, "touching", "corner", "touching", "0"},
                        {{0, 0, 0, 1, 1, 1, 1, 0, 0, 1}, "overlapping", "edge", "crossing", "-1/3"},
                    });
}

TEST(SegmentBallJudge, AgreesWithTheReference) { expect_agreement(Question::segment_ball); }
TEST(SegmentBallTies, LieInEveryRegion) { expect_ties(Question::segment_ball); }
TEST(SegmentBallTies, AreLatticeInputsWhereSharesOfTheWayAreExact) {
    const Signature signature{Form::ends, ScalarType::f32, 2, Orientation::none, Question::segment_ball};
    const auto instantiable = [&](std::initializer_list<double> numbers) {
        return properties::may_be_instantiated(input_of(signature, numbers));
    };
    EXPECT_FALSE(instantiable({0, 0, 10, 0, 5, 3, 3})) << "tenths";
    EXPECT_FALSE(instantiable({0, 0, 10, 0, 13, 4, 5})) << "an end, but a length of 10 that a direction of one tenth makes too short";
    EXPECT_FALSE(instantiable({0, 0, 8, 6, 1, 7, 5})) << "askew";
    EXPECT_TRUE(instantiable({0, 0, 8, 0, 5, 3, 3}));
    EXPECT_TRUE(instantiable({8, 0, 0, 0, 11, 4, 5})) << "backwards";
    EXPECT_TRUE(instantiable({2, 2, 2, 2, 5, 6, 5})) << "a point";
    EXPECT_TRUE(instantiable({0, 0, 10, 0, 5, 3, 4})) << "no tie";
}

TEST(SegmentBallMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::segment_ball); }
TEST(SegmentBallMutants, AreKilled) { expect_mutants_killed(Question::segment_ball, 22); }

}  // namespace
}  // namespace tangency::questions_test
