// SPDX-License-Identifier: MIT
// A capsule and a ball: answers worked out by hand, the judge, ties, methods and mutants.
#include <initializer_list>
#include <vector>

#include "question_checks.hpp"
#include "tangency/properties/box_frame.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(std::size_t dim, const std::vector<Known>& all) { expect_known(Question::capsule_ball, Form::ends_radius, dim, all); }

TEST(CapsuleBallReference, AnswersInThePlaneAsWorkedOutByHand) {
    expect_known(2, {
                        {{0, 0, 10, 0, 1, 5, 4, 2}, "disjoint", "face", "disjoint", "7"},
                        {{0, 0, 10, 0, 1, 5, 4, 3}, "touching", "face", "touching", "0"},
                        {{0, 0, 10, 0, 2, 5, 4, 3}, "overlapping", "face", "crossing", "-9"},
                        {{0, 0, 10, 0, 2, 13, 4, 3}, "touching", "corner", "touching", "0"},
                        {{0, 0, 10, 0, 2, 13, 4, 2}, "disjoint", "corner", "disjoint", "9"},
                        // What lies in the core, and a capsule that is a ball, or a point.
                        {{0, 0, 10, 0, 2, 5, 0, 0}, "overlapping", "inside", "crossing", "-4"},
                        {{0, 0, 10, 0, 0, 5, 0, 0}, "touching", "inside", "touching", "0"},
                        {{1, 1, 1, 1, 2, 4, 5, 3}, "touching", "corner", "touching", "0"},
                    });
}

TEST(CapsuleBallReference, AnswersInSpaceAsWorkedOutByHand) {
    expect_known(3, {
                        {{0, 0, 0, 10, 0, 0, 2, 5, 3, 4, 3}, "touching", "edge", "touching", "0"},
                        {{0, 0, 0, 10, 0, 0, 3, 12, 3, 6, 4}, "touching", "corner", "touching", "0"},
                        {{0, 0, 0, 10, 0, 0, 3, 5, 3, 6, 4}, "overlapping", "edge", "crossing", "-4"},
                    });
}

TEST(CapsuleBallJudge, AgreesWithTheReference) { expect_agreement(Question::capsule_ball); }
TEST(CapsuleBallTies, LieInEveryRegion) { expect_ties(Question::capsule_ball); }
TEST(CapsuleBallTies, AreLatticeInputsWhereSharesOfTheWayAreExact) {
    const Signature signature{Form::ends_radius, ScalarType::f32, 2, Orientation::none, Question::capsule_ball};
    const auto instantiable = [&](std::initializer_list<double> numbers) {
        return properties::may_be_instantiated(input_of(signature, numbers));
    };
    EXPECT_FALSE(instantiable({0, 0, 10, 0, 1, 5, 4, 3}));
    EXPECT_TRUE(instantiable({0, 0, 0, -16, 1, 4, -5, 3}));
    EXPECT_TRUE(instantiable({1, 1, 1, 1, 2, 4, 5, 3}));
    EXPECT_TRUE(instantiable({0, 0, 10, 0, 2, 5, 4, 3})) << "no tie";
}

TEST(CapsuleBallMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::capsule_ball); }
TEST(CapsuleBallMutants, AreKilled) { expect_mutants_killed(Question::capsule_ball, 23); }

}  // namespace
}  // namespace tangency::questions_test
