// SPDX-License-Identifier: MIT
// Two capsules: answers worked out by hand, the judge, ties, methods and mutants.
#include <cmath>
#include <initializer_list>
#include <vector>

#include "question_checks.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(std::size_t dim, const std::vector<Known>& all) { expect_known(Question::capsule_capsule, Form::ends_radius, dim, all); }

bool instantiable(std::initializer_list<double> numbers) {
    const Signature signature{Form::ends_radius, ScalarType::f32, 2, Orientation::none, Question::capsule_capsule};
    return properties::may_be_instantiated(input_of(signature, numbers));
}

TEST(CapsuleCapsuleReference, AnswersInThePlaneAsWorkedOutByHand) {
    expect_known(2, {
                        // Side by side, and end to end.
                        {{0, 0, 10, 0, 1, 3, 5, 7, 5, 4}, "touching", "face", "touching", "0"},
                        {{0, 0, 10, 0, 1, 17, 5, 13, 5, 4}, "disjoint", "corner", "disjoint", "9"},
                        {{0, 0, 10, 0, 2, 15, 0, 20, 0, 3}, "touching", "corner", "touching", "0"},
                        {{0, 0, 10, 0, 2, 14, 3, 20, 3, 3}, "touching", "corner", "touching", "0"},
                        // An end above the other's core, and cores that cross.
                        {{0, 0, 10, 0, 2, 5, 4, 6, 9, 2}, "touching", "face", "touching", "0"},
                        {{0, 0, 10, 0, 0, 5, -5, 5, 5, 0}, "touching", "inside", "touching", "0"},
                        {{0, 0, 10, 0, 1, 5, -5, 5, 5, 2}, "overlapping", "inside", "crossing", "-9"},
                        {{1, 1, 1, 1, 2, 4, 5, 4, 5, 3}, "touching", "corner", "touching", "0"},
                    });
}

TEST(CapsuleCapsuleReference, AnswersInSpaceAsWorkedOutByHand) {
    expect_known(3, {
                        // Across each other, side by side, an end above a core.
                        {{0, 0, 0, 10, 0, 0, 3, 5, -3, 7, 5, 3, 7, 4}, "touching", "face", "touching", "0"},
                        {{0, 0, 0, 10, 0, 0, 1, 3, 3, 4, 7, 3, 4, 4}, "touching", "edge", "touching", "0"},
                        {{0, 0, 0, 10, 0, 0, 1, 5, 3, 4, 6, 9, 12, 3}, "disjoint", "edge", "disjoint", "9"},
                        {{0, 0, 0, 10, 0, 0, 4, 12, 3, 6, 12, 9, 9, 3}, "touching", "corner", "touching", "0"},
                    });
}

TEST(CapsuleCapsuleJudge, AgreesWithTheReference) { expect_agreement(Question::capsule_capsule); }
TEST(CapsuleCapsuleTies, LieInEveryRegion) { expect_ties(Question::capsule_capsule); }
TEST(CapsuleCapsuleTies, AreLatticeInputsWhereSharesOfBothWaysAreExact) {
    EXPECT_TRUE(instantiable({0, 0, 8, 0, 1, 3, 5, 7, 5, 4}));
    EXPECT_TRUE(instantiable({0, 0, 8, 0, 2, 5, 4, 5, 8, 2})) << "at a right angle";
    EXPECT_TRUE(instantiable({1, 1, 1, 1, 2, 4, 5, 4, 5, 3})) << "two balls";
    EXPECT_FALSE(instantiable({0, 0, 8, 0, 1, 3, 5, 6, 5, 4})) << "thirds of the second way";
    EXPECT_FALSE(instantiable({0, 0, 8, 0, 2, 5, 4, 6, 9, 2})) << "askew";
    EXPECT_TRUE(instantiable({0, 0, 8, 0, 1, 5, 4, 6, 9, 2})) << "no tie";
}
// Who divides by |u|^2 |v|^2 - (u . v)^2 loses what the sine has fewer than one; of parallel ways nothing.
TEST(CapsuleCapsuleBand, IsWiderOfNearlyParallelWays) {
    const Signature signature{Form::ends_radius, ScalarType::f32, 2, Orientation::none, Question::capsule_capsule};
    const auto widening = [&](double aside) { return 1 + properties::turns_of(input_of(signature, {0, 0, 1, 0, 0, 0, 0, 1, aside, 0})); };
    EXPECT_EQ(widening(0), 1);
    EXPECT_EQ(widening(0x1p-10), std::hypot(1, 0x1p-10) * 0x1p10);
    EXPECT_NEAR(widening(0x1p-20), 16, 1e-9) << "as far as the ways part";
    EXPECT_EQ(widening(0x1p-30), 1);
}

TEST(CapsuleCapsuleMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::capsule_capsule); }
TEST(CapsuleCapsuleMutants, AreKilled) { expect_mutants_killed(Question::capsule_capsule, 26); }

}  // namespace
}  // namespace tangency::questions_test
