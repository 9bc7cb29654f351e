// SPDX-License-Identifier: MIT
// Excusing: every input that was answered wrongly must be one on which either answer is right.
#include "tangency/properties/allowance.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

#include "functions.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

constexpr Signature flat{Form::lo_hi, ScalarType::f64, 2};

// A ball of radius 1 whose centre lies so far beyond a face of the box [0, 2] x [0, 2].
Input beyond(double distance) { return {flat, {0, 0, 2, 2, 2 + distance, 1, 1}}; }
const Input tie = beyond(1), hit = beyond(0.5), miss = beyond(2), nearly = beyond(1.125);

bool is_excused(const Allowance& allowance, Expectation expectation, std::vector<Input> inputs, std::array<bool, 2> answers,
                Contract contract = Contract::closed) {
    const Instance instance{.expectation = expectation, .inputs = std::move(inputs)};
    const auto given = std::span<const bool>(answers.data(), instance.inputs.size());
    EXPECT_FALSE(answers_hold(instance, given, contract)) << "what holds needs no excuse";
    return Forgiveness().covers(allowance, instance, given, contract, 8);
}

constexpr Allowance ties{.ties = true}, margin{.margin = Margin{0, 0.25}};

TEST(Allowance, ARelationIsExcusedForTheInputThatIsAnsweredWrongly) {
    EXPECT_TRUE(is_excused(ties, Expectation::same, {tie, hit}, {false, true})) << "the tie is what is wrong";
    EXPECT_FALSE(is_excused(ties, Expectation::same, {tie, hit}, {true, false})) << "the tie is right, and the hit is lost";
    EXPECT_FALSE(is_excused(ties, Expectation::same, {hit, tie}, {false, true}));
    EXPECT_FALSE(is_excused(ties, Expectation::implies, {tie, hit}, {true, false}));
    EXPECT_TRUE(is_excused(ties, Expectation::implies, {hit, tie}, {true, false}));
    EXPECT_FALSE(is_excused(ties, Expectation::implies, {miss, tie}, {true, false})) << "one of the two wrong answers is to no tie";
    EXPECT_FALSE(is_excused(ties, Expectation::same, {tie, hit}, {true, false}, Contract::open)) << "both are wrong by the open contract";
    EXPECT_TRUE(is_excused(ties, Expectation::same, {tie, miss}, {true, false}, Contract::open));
}

TEST(Allowance, AMarginExcusesWhatLiesInIt) {
    EXPECT_TRUE(is_excused(margin, Expectation::same, {nearly, miss}, {true, false}));
    EXPECT_FALSE(is_excused(margin, Expectation::same, {nearly, hit}, {true, false}))
        << "in the margin either answer is right, but the hit is lost";
    EXPECT_FALSE(is_excused(margin, Expectation::same, {nearly, miss}, {false, true}));
    EXPECT_TRUE(is_excused(margin, Expectation::implies, {nearly, tie}, {true, false}));
}

TEST(Allowance, WhatAsksForHitsAndMissesIsExcusedAlike) {
    EXPECT_TRUE(is_excused(ties, Expectation::hit, {tie, hit}, {false, true}));
    EXPECT_FALSE(is_excused(ties, Expectation::hit, {tie, hit}, {true, false}));
    EXPECT_TRUE(is_excused(ties, Expectation::miss, {tie, miss}, {true, false}, Contract::open));
    EXPECT_FALSE(is_excused(ties, Expectation::miss, {tie, miss}, {false, true}, Contract::open));
}

TEST(Allowance, NeitherACallOrderNorWhatIsNoInputIsEverExcused) {
    EXPECT_FALSE(is_excused(ties, Expectation::pure, {tie, tie}, {true, false}));
    EXPECT_FALSE(is_excused({.ties = true, .margin = Margin{-9, 9}}, Expectation::pure, {hit, hit}, {true, false}));
    Input nan = tie;
    nan.numbers[0] = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(is_excused({.ties = true, .margin = Margin{-9, 9}}, Expectation::miss, {nan}, {true, false}));
}

TEST(Allowance, OfVerdictsTheWrongWordDecides) {
    Signature signature = flat;
    signature.answer = AnswerKind::verdict;
    const auto is_excused = [&](double tie_said, double hit_said) {
        Instance instance{.expectation = Expectation::same, .inputs = {tie, hit}};
        for (Input& input : instance.inputs) input.signature = signature;
        const std::array<Reply, 2> replies{Reply{{tie_said}}, Reply{{hit_said}}};
        return Forgiveness().covers(ties, instance, GivenAnswers(std::span<const Reply>(replies), 8), Contract::closed, 8);
    };
    EXPECT_TRUE(is_excused(1, 1));
    EXPECT_FALSE(is_excused(0, -1));
    EXPECT_FALSE(is_excused(7, 1)) << "what is no verdict nothing excuses";
    EXPECT_FALSE(is_excused(std::numeric_limits<double>::quiet_NaN(), 1));
}

// The commonest ways in which code loses deep hits beside ties that it has: a longer way, a larger box, a mirrored input.
TEST(Allowance, WhoIsWrongDeepInsideFailsThoughTiesAreExcused) {
    const auto lost_at_centre = [](const Input& input) {
        const auto& n = input.numbers;
        if (n[4] * 2 == n[0] + n[2] && n[5] * 2 == n[1] + n[3]) return false;
        return verdict_of(input) != reference::Verdict::disjoint;
    };
    const Subject subject = subject_of("loses the centre", flat, lost_at_centre);
    TrialOptions options{.effort = 0.05, .exhaustive = false};
    options.allowance.ties = true;
    const TrialResult result = try_subjects(flat, std::span(&subject, 1), options).results[0];
    EXPECT_EQ(result.level, Level::none);
    EXPECT_FALSE(result.of("P01").is_right_beside_ties());
}

}  // namespace
}  // namespace tangency::properties
