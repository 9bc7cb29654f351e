// SPDX-License-Identifier: MIT
// The checker: what it says of subjects whose faults are known.
#include "tangency/properties/trial.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>

#include "functions.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/lattice_table.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

const Signature flat_f64{Form::center_half, ScalarType::f64, 2};

double fold_sq(const Input& input) {
    const auto& n = input.numbers;
    const double u = std::max(std::abs(n[4] - n[0]) - n[2], 0.0);
    const double v = std::max(std::abs(n[5] - n[1]) - n[3], 0.0);
    return u * u + v * v;
}

bool closed_fold(const Input& input) { return fold_sq(input) <= input.numbers[6] * input.numbers[6]; }

bool slack(const Input& input) {
    double scale = 0;
    for (const double number : input.numbers) scale = std::max(scale, std::abs(number));
    return std::sqrt(fold_sq(input)) <= input.numbers[6] + 40 * 0x1p-53 * scale;
}

TrialOptions small_trial() { return {.effort = 0.05, .exhaustive = false}; }

TrialResult try_one(const Subject& subject, const TrialOptions& options = small_trial()) {
    return try_subjects(flat_f64, std::span(&subject, 1), options).results[0];
}

// Which asks the reference about one input of those that are alike.
TEST(LatticeTable, HasTheReferencesAnswerWhereverItIsLookedUp) {
    constexpr std::size_t step = 61;  // shares no factor with the numbers of values
    for (std::size_t dim = 1; dim <= 3; ++dim) {
        const LatticeTable& table = LatticeTable::of(dim);
        for (std::size_t i = 0; i < table.size(); i += step) {
            const Input input = express(table.input(i), {Form::center_half, ScalarType::f64, dim});
            ASSERT_EQ(find_standing(input), (reference::Standing{table.verdict(i), table.region(i)})) << to_text(input);
        }
    }
}

TEST(TrialLevels, APlainFoldIsBandedAndNoMore) {
    const TrialResult result = try_one(subject_of("fold", flat_f64, closed_fold));
    EXPECT_EQ(result.level, Level::banded);
    EXPECT_GT(result.measured_k, 0.0);
    EXPECT_LT(result.measured_k, 8.0);
    EXPECT_EQ(result.of("P18").status, Status::violated);
    EXPECT_EQ(result.of("P19").status, Status::violated);
}

TEST(TrialLevels, TheWrongContractIsNoLevelAtAllAndP03SaysWhy) {
    const TrialResult result = try_one(subject_of("fold", flat_f64, closed_fold, Contract::open));
    EXPECT_EQ(result.level, Level::none);
    EXPECT_EQ(result.of("P03").status, Status::violated);
    EXPECT_EQ(result.of("P01").status, Status::held);
}

TEST(TrialLevels, ASlackJustAboveTheBandIsLogicOnly) {
    const TrialResult result = try_one(subject_of("slack", flat_f64, slack));
    EXPECT_EQ(result.level, Level::logic);
    EXPECT_GT(result.measured_k, 8.0);
}

TEST(TrialLevels, AWiderBandForgivesMore) {
    TrialOptions wide = small_trial();
    wide.band = 64;
    EXPECT_GE(try_one(subject_of("slack", flat_f64, slack), wide).level, Level::banded);
}

TEST(TrialReports, AViolationComesWithASmallCounterexample) {
    const auto centre_only = [](const Input& input) {
        const auto& n = input.numbers;
        return std::abs(n[4] - n[0]) <= n[2] && std::abs(n[5] - n[1]) <= n[3];
    };
    const TrialResult result = try_one(subject_of("centre only", flat_f64, centre_only));
    const auto& counterexample = result.of("P01").counterexample;
    ASSERT_TRUE(counterexample.has_value());
    EXPECT_TRUE(counterexample->repeatable);
    for (const double number : counterexample->instance.inputs[0].row())
        EXPECT_LE(std::abs(number), 2) << to_text(counterexample->instance.inputs[0]);
    EXPECT_NE(explain(*counterexample, Contract::closed).find("=> false"), std::string::npos);
}

TEST(TrialReports, AnAnswerThatDoesNotRepeatIsPutDownToPurity) {
    // Wrong once, on the hundredth call, and never again.
    const auto calls = std::make_shared<int>(0);
    const auto once = [calls](const Input& input) { return closed_fold(input) != (++*calls == 100); };
    const TrialResult result = try_one(subject_of("once", flat_f64, once));
    EXPECT_EQ(result.of("P14").status, Status::violated);
    EXPECT_EQ(result.level, Level::none);
    ASSERT_TRUE(result.of("P01").counterexample.has_value());
    EXPECT_FALSE(result.of("P01").counterexample->repeatable);
}

TEST(TrialReports, APolicyIsReportedAndBindsNobody) {
    const auto careless = [](const Input& input) { return !(fold_sq(input) > input.numbers[6] * input.numbers[6]); };
    const TrialResult result = try_one(subject_of("careless about NaN", flat_f64, careless));
    EXPECT_EQ(result.of("P17").status, Status::violated);
    EXPECT_EQ(result.level, Level::banded);
}

TEST(TrialRuns, TheSameSeedGivesTheSameResultAndAnotherSeedOtherCases) {
    const std::array<Subject, 1> subject{subject_of("fold", flat_f64, closed_fold)};
    TrialOptions options = small_trial();
    const GroupResult first = try_subjects(flat_f64, subject, options);
    const GroupResult again = try_subjects(flat_f64, subject, options);
    options.seed = 2;
    const GroupResult other = try_subjects(flat_f64, subject, options);
    EXPECT_EQ(first.tally.by_kind, again.tally.by_kind);
    EXPECT_EQ(first.results[0].measured_k, again.results[0].measured_k);
    EXPECT_EQ(first.results[0].of("P18").violations, again.results[0].of("P18").violations);
    EXPECT_NE(first.tally.by_kind, other.tally.by_kind);
}

TEST(TrialRuns, ASubjectIsJudgedAloneAsInCompany) {
    const Subject fold = subject_of("fold", flat_f64, closed_fold);
    const std::array<Subject, 2> company{subject_of("never", flat_f64, [](const Input&) { return false; }), fold};
    const GroupResult group = try_subjects(flat_f64, company, small_trial());
    const TrialResult alone = try_one(fold);
    EXPECT_EQ(group.results[1].level, alone.level);
    for (std::size_t i = 0; i < alone.outcomes.size(); ++i)
        EXPECT_EQ(group.results[1].outcomes[i].violations, alone.outcomes[i].violations) << alone.outcomes[i].property->id;
}

TEST(TrialRuns, StoppingEarlyClaimsNoLevel) {
    TrialOptions options = small_trial();
    int blocks = 0;
    options.stop = [&blocks] { return ++blocks > 3; };
    const std::array<Subject, 1> subject{subject_of("fold", flat_f64, closed_fold)};
    const GroupResult group = try_subjects(flat_f64, subject, options);
    EXPECT_FALSE(group.complete);
    EXPECT_EQ(group.results[0].level, Level::none);
}

TEST(TrialRuns, MeetsEveryKindOfInputOftenEnough) {
    const std::array<Subject, 1> subject{subject_of("fold", flat_f64, closed_fold)};
    const GroupResult group = try_subjects(flat_f64, subject, small_trial());
    EXPECT_TRUE(find_shortfalls(group.tally, flat_f64.dim).empty());
    EXPECT_FALSE(find_shortfalls(Tally{}, flat_f64.dim).empty());
    EXPECT_GT(group.distinct_cases, group.tally.cases * 9 / 10);
}

// It is wrong of a few inputs, and exits when it sees one of them again: that is an exit, and no second opinion.
TEST(TrialRuns, AnExitOnAskingAgainIsNotAnotherAnswer) {
    std::set<std::array<double, max_number_count>> seen;
    const Subject subject{"exits on asking again", flat_f64, Contract::closed,
                          [&seen](std::span<const Input> inputs, std::span<bool> answers) {
                              Unanswered open;
                              for (std::size_t i = 0; i < inputs.size(); ++i) {
                                  answers[i] = closed_fold(inputs[i]);
                                  if (hash_of(inputs[i]) % 50 != 1) continue;
                                  answers[i] = !answers[i];
                                  if (seen.insert(inputs[i].numbers).second) continue;
                                  open.places.push_back(i);
                                  open.exits.push_back({.input = inputs[i], .place = i, .what = "the function exited"});
                              }
                              if (!open.places.empty()) throw SubjectExited(open);
                          }};
    const TrialResult result = try_one(subject);
    EXPECT_EQ(result.of("P01").status, Status::violated);
    EXPECT_EQ(result.of("P14").status, Status::held);
    EXPECT_TRUE(std::ranges::any_of(result.exits, [](const PropertyExit& each) { return each.property->id == "P01"; }));
}

}  // namespace
}  // namespace tangency::properties
