// SPDX-License-Identifier: MIT
// The search: it finds what is wrong, confirms it, excuses the band, and reports no right subject.
#include "tangency/fuzz/fuzzed_subject.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "inputs.hpp"
#include "tangency/fuzz/report.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::Magnitudes;
using properties::Source;
using properties::Subject;

constexpr Signature plain{Form::center_half, ScalarType::f32, 2, Orientation::none};

const subjects::Mutant& mutant(std::string_view name) {
    const auto& all = subjects::mutants();
    return *std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.subject.name == name; });
}

FuzzedSubject fuzzed_of(const subjects::Mutant& broken) {
    return {broken.subject, {.level = broken.unbroken, .policies = broken.breaks_policy}};
}

// Right but for the rows that `wrong` picks.
Subject wrong_where(const Signature& signature, std::function<bool(const Input&)> wrong) {
    return {"wrong_where", signature, Contract::closed, [wrong](std::span<const Input> cases, std::span<bool> answers) {
                for (std::size_t i = 0; i < cases.size(); ++i)
                    answers[i] = intersects(properties::find_reference_answer(cases[i]), Contract::closed) != wrong(cases[i]);
            }};
}

std::optional<FuzzFinding> play_random(FuzzedSubject& fuzzed, std::uint32_t inputs, std::uint32_t seed = 1) {
    for (std::uint32_t i = 0; i < inputs; ++i)
        if (auto finding =
                fuzzed.examine(decode(drawn_anew(fuzzed.subject().signature, seed * 0x10000 + i), fuzzed.subject().signature.question)))
            return finding;
    return std::nullopt;
}

TEST(CertainlyInBand, IsNeverSaidOutsideTheBandAndSaidOfMostInside) {
    struct Count {
        int outside = 0, inside = 0, told = 0;  // without ties, of which it is told at once
    };
    Count axis_aligned, rotated;
    for (const Signature& signature : played_signatures()) {
        Source random(7 + place_of(signature));
        Count& count = signature.orientation == Orientation::none ? axis_aligned : rotated;
        for (int i = 0; i < 60; ++i) {
            const Input row = i % 2 ? properties::draw_near_tie(random, signature)
                                    : properties::draw_floats(random, signature, static_cast<Magnitudes>(i / 2 % 3));
            const properties::ReferenceAnswer reference_answer = properties::find_reference_answer(row);
            for (const double k : {0.5, properties::default_band(signature), 1000.0}) {
                const bool told = certainly_in_band(row, reference_answer.verdict, k);
                const bool outside = outside_band(reference_answer, k);
                ASSERT_FALSE(told && outside) << to_text(row) << " " << k;
                if (reference_answer.verdict == reference::Verdict::touching) continue;
                count.outside += outside, count.inside += !outside, count.told += told;
            }
        }
    }
    // Measured: 1459 rows outside, 824 inside and 824 told of axis-aligned boxes; 1221, 1023 and 921 of rotated ones.
    EXPECT_GT(axis_aligned.outside, 1000);
    EXPECT_GT(axis_aligned.inside, 600);
    EXPECT_GT(axis_aligned.told, axis_aligned.inside * 99 / 100);
    EXPECT_GT(rotated.outside, 1000);
    EXPECT_GT(rotated.inside, 600);
    EXPECT_GT(rotated.told, rotated.inside * 8 / 10);
}

TEST(CertainlyInBand, TellsTheTwoSidesOfTheBandsEdgeApart) {
    // d = 4 and eps * scale = 2^-53 * 8, so that k = 2^31 ends at a gap of 2^-19; of the edge itself nothing is asked.
    const Input axis_aligned{{Form::center_half, ScalarType::f64, 2}, {-1, 0, 1, 8, 4, 0, 0}};
    const Input rotated{{Form::center_half, ScalarType::f64, 2, Orientation::axis}, {-1, 0, 1, 8, 3, 0, 4, 0, 0}};
    using enum reference::Verdict;
    for (Input row : {axis_aligned, rotated})
        for (const reference::Verdict verdict : {disjoint, overlapping}) {
            const auto ask = [&](double gap) {
                row.numbers[number_count(row.signature) - 1] = verdict == disjoint ? 4 - gap : 4 + gap;
                return certainly_in_band(row, verdict, 0x1p31);
            };
            EXPECT_TRUE(ask(0x1p-20)) << to_text(row);
            EXPECT_TRUE(ask(0x1.ffffffp-20)) << to_text(row);
            EXPECT_FALSE(ask(0x1.000002p-19)) << to_text(row);
            EXPECT_FALSE(ask(0x1p-18)) << to_text(row);
        }
}

TEST(FuzzedSubject, FindsNothingInABuiltInBelowItsClaim) {
    std::uint32_t fuzzed_subjects = 0;
    for (const subjects::BuiltIn& built_in : subjects::methods()) {
        if (built_in.expected == Level::none) continue;
        FuzzedSubject fuzzed(built_in.subject, {.level = built_in.expected});
        const auto finding = play_random(fuzzed, 40, ++fuzzed_subjects);
        EXPECT_FALSE(finding) << describe(fuzzed, *finding);
    }
    EXPECT_GT(fuzzed_subjects, 100U);
}

TEST(FuzzedSubject, FindsMutantsOfEverySort) {
    for (const std::string_view name :
         {"mutant_open_ball", "mutant_misses_box_inside_circle", "mutant_swaps_cosine_and_sine", "mutant_ties_miss_across_origin",
          "mutant_absolute_slack_thousandth", "mutant_difference_overflows", "mutant_hits_on_nan"}) {
        FuzzedSubject fuzzed = fuzzed_of(mutant(name));
        const auto finding = play_random(fuzzed, 20'000);
        ASSERT_TRUE(finding) << name;
        EXPECT_TRUE(finding->counterexample.repeatable) << name;
    }
}

// Measured: the slowest takes 2,000 inputs.
TEST(FuzzedSubject, FindsTheMutantsOfEveryQuestion) {
    std::vector<std::string> left;
    for (const subjects::Mutant& broken : subjects::mutants()) {
        if (broken.subject.signature.question == Question::box_ball) continue;
        FuzzedSubject fuzzed = fuzzed_of(broken);
        const auto finding = play_random(fuzzed, 20'000);
        if (!finding) left.push_back(broken.subject.name);
    }
    EXPECT_EQ(left, std::vector<std::string>{});
}

TEST(FuzzedSubject, BlamesPurityForWhateverIsKeptBetweenCalls) {
    for (const std::string_view name : {"mutant_first_call_wrong", "mutant_alternates_at_ties", "mutant_every_thousandth_call_wrong",
                                        "mutant_remembers_answer_for_center", "mutant_sticks_once_true"}) {
        FuzzedSubject fuzzed = fuzzed_of(mutant(name));
        const auto finding = play_random(fuzzed, 20'000, 7);
        ASSERT_TRUE(finding) << name;
        EXPECT_EQ(finding->property->id, "P14") << name;
    }
}

TEST(FuzzedSubject, SeesAWrongAnswerOutsideTheBandAndExcusesOneInside) {
    const Input inside{plain, {-1, 0, 1, 1, 4, 0, 4 - 0x1p-20}};
    const Input outside{plain, {-1, 0, 1, 1, 4, 0, 4 - 0x1p-17}};
    const Subject liar = wrong_where(plain, [&](const Input& row) { return same_bits(row, inside) || same_bits(row, outside); });
    FuzzedSubject banded(liar, {.level = Level::banded});
    EXPECT_FALSE(banded.examine(input_of(inside)));
    EXPECT_EQ(banded.counts().quickly_excused, 1U);
    const auto finding = banded.examine(input_of(outside));
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->property->id, "P02");
    FuzzedSubject narrow(liar, {.level = Level::banded, .band = 0.5});
    EXPECT_TRUE(narrow.examine(input_of(inside)));
    FuzzedSubject exact(liar, {.level = Level::exact});
    const auto strict = exact.examine(input_of(inside));
    ASSERT_TRUE(strict);
    EXPECT_EQ(strict->property->id, "P24");
    FuzzedSubject logical(liar, {.level = Level::logic});
    EXPECT_FALSE(logical.examine(input_of(outside))) << "who promises logic promises nothing of floats";
}

TEST(FuzzedSubject, HoldsExtremesAgainstNoneBelowFullRange) {
    const Input huge{plain, {0, 0, 0x1p100, 0x1p100, 0x1p102, 0, 0x1p99}};
    const Subject liar = wrong_where(plain, [&](const Input& row) { return same_bits(row, huge); });
    FuzzedSubject banded(liar, {.level = Level::banded});
    EXPECT_FALSE(banded.examine(input_of(huge)));
    FuzzedSubject full(liar, {.level = Level::full_range});
    const auto finding = full.examine(input_of(huge));
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->property->id, "P18");
}

TEST(FuzzedSubject, PlaysAPropertyOnSubjectsWhoseVerdictOnTheInputIsRight) {
    // Wrong in the mirror only: the row itself is answered rightly.
    FuzzInput input = input_of(Input{plain, {3, 0, 1, 1, 7, 0, 4}});
    const Subject liar = wrong_where(plain, [](const Input& asked) { return asked.numbers[0] == -3; });
    FuzzedSubject fuzzed(liar, {.level = Level::logic});
    EXPECT_FALSE(fuzzed.examine(input));
    input.property = properties::find_property("P04");
    const auto finding = fuzzed.examine(input);
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->property->id, "P04");
    // The input that is written down plays the property, and not the verdict alone.
    FuzzedSubject fresh(liar, {.level = Level::logic});
    const auto again = fresh.examine(decode(encode(minimise(fuzzed, *finding).input)));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->property->id, "P04");
}

TEST(FuzzedSubject, BlamesPurityWhereTheSecondAskingIsAnsweredOtherwise) {
    int calls = 0;
    const Input outside{plain, {-1, 0, 1, 1, 4, 0, 2}};
    // Wrong in the round, at the instance, and never again.
    const Subject liar = wrong_where(plain, [&](const Input& row) { return same_bits(row, outside) && ++calls <= 3; });
    FuzzedSubject fuzzed(liar, {.level = Level::banded});
    const auto finding = fuzzed.examine(input_of(outside, false));
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->property->id, "P14");
    EXPECT_FALSE(finding->counterexample.repeatable);
}

TEST(FuzzedSubject, AsksForPoliciesOnlyWhereTold) {
    const subjects::Mutant& rash = mutant("mutant_hits_on_nan");
    FuzzedSubject lenient(rash.subject, {.level = rash.unbroken});
    EXPECT_FALSE(play_random(lenient, 3000));
    EXPECT_EQ(lenient.counts().inputs, 3000U);
}

TEST(Minimise, LeavesSmallNumbersAndAnInputThatPlaysTheFindingAgain) {
    for (const std::string_view name : {"mutant_doubles_radius", "mutant_turns_the_wrong_way", "mutant_slack_of_64_eps"}) {
        FuzzedSubject fuzzed = fuzzed_of(mutant(name));
        const auto found = play_random(fuzzed, 20'000);
        ASSERT_TRUE(found) << name;
        const FuzzFinding smallest = minimise(fuzzed, *found);
        EXPECT_LE(complexity(smallest.counterexample.instance), complexity(found->counterexample.instance)) << name;
        EXPECT_FALSE(answers_hold(smallest.counterexample.instance, std::array{static_cast<bool>(smallest.counterexample.answers[0])},
                                  fuzzed.subject().contract));
        FuzzedSubject fresh = fuzzed_of(mutant(name));
        const auto input = encode(smallest.input);
        EXPECT_LE(input.size(), max_input_size);
        const auto again = fresh.examine(decode(input));
        ASSERT_TRUE(again) << name;
        EXPECT_EQ(complexity(again->counterexample.instance), complexity(smallest.counterexample.instance)) << name;
    }
    // Digits that a person reads at once.
    FuzzedSubject fuzzed = fuzzed_of(mutant("mutant_doubles_radius"));
    const FuzzFinding smallest = minimise(fuzzed, *play_random(fuzzed, 20'000));
    for (const double number : smallest.counterexample.instance.inputs[0].row())
        EXPECT_LE(std::abs(number), 9) << describe(fuzzed, smallest);
}

TEST(Describe, NamesSubjectPropertyCallAndExpectation) {
    FuzzedSubject fuzzed = fuzzed_of(mutant("mutant_open_ball"));
    const std::string text = describe(fuzzed, minimise(fuzzed, *play_random(fuzzed, 20'000)));
    for (const std::string_view part : {"mutant_open_ball (center_half, 2-D, f32, closed, level banded) breaks P", "\nmutant_open_ball(",
                                        "// answered false", "hexfloat:", "reference: touching", "the contract is closed"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

}  // namespace
}  // namespace tangency::fuzz
