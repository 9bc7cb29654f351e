// SPDX-License-Identifier: MIT
// The check's bulk run: what it adds to a run, and how it ends where a function dies or Tangency itself is wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "../properties/functions.hpp"
#include "check.hpp"
#include "check_document.hpp"
#include "check_plan.hpp"
#include "report.hpp"
#include "outside.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using properties::Subject;

const Signature checked_plane{Form::center_half, ScalarType::f64, 2};
constexpr std::uint64_t bulk_cases = 60000;

bool fold(const Input& input) {
    const auto& n = input.numbers;
    const double u = std::fmax(std::abs(n[4] - n[0]) - n[2], 0), v = std::fmax(std::abs(n[5] - n[1]) - n[3], 0);
    return u * u + v * v <= n[6] * n[6];
}

template <class Test>
CheckOptions options_for(Test test) {
    return {.signature = checked_plane,
            .contract = Contract::closed,
            .subject = "a test's",
            .function = "intersects",
            .open = [test] { return properties::subject_of("a test's", checked_plane, test); },
            .cases = bulk_cases,
            .full_effort = 0.01};
}

TEST(CheckPlan, BulksWhatAFullRunLeavesInEqualPartsWithoutGaps) {
    for (const unsigned workers : {1U, 2U, 3U}) {
        const Plan plan = make_plan(checked_plane, 100'000'000, workers);
        std::uint64_t next = 0;
        for (const Round& round : plan.rounds)
            for (const auto& units : round.by_worker)
                for (const Unit& unit : units) {
                    if (unit.bulk == 0) continue;
                    EXPECT_EQ(unit.bulk_from, next);
                    EXPECT_EQ(unit.seed(7), 7U);  // one bulk run, whoever runs which part of it
                    EXPECT_TRUE(trial_of(unit, 7).wants(*properties::find_property("P01")));
                    next += unit.bulk;
                }
        EXPECT_NEAR(static_cast<double>(next), 100e6 - 1160894, 10);
    }
    const auto in_bulk = [](const Signature& signature, std::optional<std::uint64_t> wanted) {
        std::uint64_t sum = 0;
        for (const Round& round : make_plan(signature, wanted, 2).rounds)
            for (const auto& units : round.by_worker)
                for (const Unit& unit : units) sum += unit.bulk;
        return sum;
    };
    EXPECT_EQ(in_bulk(checked_plane, 1'000'000), 0U);
    EXPECT_EQ(in_bulk(checked_plane, std::nullopt), 1'000'000U);
    for (const Orientation orientation : {Orientation::axis, Orientation::degrees}) {
        const Signature rotated{Form::center_half, ScalarType::f64, 2, orientation};
        EXPECT_GT(in_bulk(rotated, 5'000'000), 4'000'000U);
        EXPECT_EQ(in_bulk(rotated, std::nullopt), 1'000'000U);
    }
    EXPECT_EQ(in_bulk({Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box}, 5'000'000), 0U);
}

TEST(CheckBulk, AddsToARunWhatTheReferenceAloneCouldNot) {
    const CheckOptions options = options_for(fold);
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.verdict, CheckVerdict::holds);
    EXPECT_NEAR(static_cast<double>(result.tally.cases + result.bulk.cases), bulk_cases, 400);
    EXPECT_GT(result.bulk.cases, bulk_cases * 9 / 10);
    EXPECT_GT(result.bulk.rechecked, 40U);
    EXPECT_EQ(result.level, Level::banded);
    const std::string text = as_text(check_report(check_document(options, result)));
    EXPECT_NE(text.find("decided by exact_filtered, 0 by the reference, which decided "), std::string::npos) << text;
    const auto json = check_document(options, result);
    EXPECT_EQ(json["bulk"]["cases"], result.bulk.cases);
    EXPECT_EQ(json["cases"], result.tally.cases);
    EXPECT_EQ(json["bulk"]["alarms"], 0);
}

TEST(CheckBulk, IsTheSameForTheSameSeed) {
    const CheckOptions options = options_for(fold);
    CheckResult first = run_check(options), second = run_check(options);
    first.seconds = second.seconds = 0;
    EXPECT_EQ(check_document(options, first), check_document(options, second));
}

TEST(CheckBulk, FailsAFunctionThatIsWrongWhereOnlyMillionsLook) {
    const auto rarely = [](const Input& input) { return fold(input) != (hash_of(input) % 1009 == 7 && std::abs(input.numbers[6]) < 1e6); };
    CheckOptions options = options_for(rarely);
    options.full_effort = 0.0001;
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.verdict, CheckVerdict::failed);
    EXPECT_EQ(result.end, CheckEnd::violation);
    EXPECT_NE(as_text(check_report(check_document(options, result))).find("intersects("), std::string::npos);
}

TEST(CheckBulk, DecidesNothingWhereExactFilteredAndTheReferenceDiffer) {
    CheckOptions options = options_for(fold);
    options.fast = [](std::span<const Input> inputs, auto verdicts) {
        properties::fast_verdicts(inputs, verdicts);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            if (inputs[i].numbers[6] == 1) verdicts[i] = reference::Verdict::disjoint;
    };
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.verdict, CheckVerdict::cannot_run);
    EXPECT_EQ(result.end, CheckEnd::alarm);
    EXPECT_TRUE(result.broken.empty());  // the function is not blamed of it
    EXPECT_NE(text_of(check_document(options, result), "verdict_line").find("CANNOT DECIDE banded: ALARM, a defect of Tangency itself"),
              std::string::npos);
    EXPECT_EQ(check_document(options, result)["ended_by"], "alarm");
}

[[noreturn]] void throw_exit(const Input& input) { throw SubjectDied({.input = input, .what = "the function exited"}); }

// A function that exits on huge numbers does so once; the bulk run goes on without them.
TEST(CheckBulk, LeavesOutWhatTheFunctionHasExitedOnWhereThatIsNotRequired) {
    const auto mortal = [](const Input& input) {
        if (std::abs(input.numbers[6]) > 1e15) throw_exit(input);
        return fold(input);
    };
    const CheckOptions options = options_for(mortal);
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.verdict, CheckVerdict::holds) << as_text(check_report(check_document(options, result)));
    EXPECT_GT(result.bulk.cases, bulk_cases / 2);
    ASSERT_FALSE(result.exits.empty());
    for (const CheckExit& shown : result.exits) EXPECT_FALSE(shown.binding) << shown.property->id;
}

// It exits on one input in a thousand and answers the others: no property goes unasked for that.
TEST(CheckBulk, GoesOnPastWhatTheFunctionExitsOn) {
    CheckOptions options = options_for(fold);
    options.open = [] {
        return Subject{"a test's", checked_plane, Contract::closed, [](std::span<const Input> inputs, std::span<bool> answers) {
                           properties::Unanswered open;
                           for (std::size_t i = 0; i < inputs.size(); ++i) {
                               answers[i] = fold(inputs[i]);
                               if (hash_of(inputs[i]) % 1009 != 1) continue;
                               answers[i] = !answers[i];  // to be passed over
                               open.places.push_back(i);
                               open.exits.push_back({.input = inputs[i], .place = i, .what = "the function exited"});
                           }
                           if (!open.exits.empty()) throw properties::SubjectExited(open);
                       }};
    };
    options.open_quietly = options.open;
    options.most_exits = 1'000'000;
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.verdict, CheckVerdict::cannot_run);
    EXPECT_EQ(result.end, CheckEnd::all_asked);
    EXPECT_EQ(result.level_of_answers, Level::banded);
    EXPECT_NEAR(static_cast<double>(result.exit_inputs), bulk_cases / 1009.0, bulk_cases / 3000.0);
    // P18 and P19, which nothing requires here, are left out after the first exit.
    EXPECT_GT(result.bulk.cases, bulk_cases * 8 / 10);
    EXPECT_TRUE(result.broken.empty());
    ASSERT_EQ(result.exits.size(), 2U) << "what binds and what does not";
    EXPECT_TRUE(result.exits[0].binding);
    EXPECT_EQ(hash_of(*result.exits[0].exit.input) % 1009, 1U) << "shrunk to an input that it exits on";
    options.most_exits = 20;
    EXPECT_EQ(run_check(options).end, CheckEnd::exit);
}

TEST(CheckBulk, NamesTheOrdinaryCaseThatEndsIt) {
    const auto mortal = [](const Input& input) {
        if (hash_of(input) % 5003 == 1) throw_exit(input);
        return fold(input);
    };
    CheckOptions options = options_for(mortal);
    options.full_effort = 0.0001;
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.verdict, CheckVerdict::cannot_run);
    EXPECT_EQ(result.end, CheckEnd::exit);
    ASSERT_FALSE(result.exits.empty());
    EXPECT_TRUE(result.exits.back().exit.input);
}

// It answers what is no answer, and that where the lattice is asked about, which every level requires.
TEST(CheckBulk, BooksALatticeCaseThatEndsItOnALevelThatBinds) {
    std::atomic<int> asked{0};
    const auto mumbling = [&](const Input& input) {
        const auto is_small = [](double number) { return number == std::trunc(number) && std::abs(number) < 16; };
        if (++asked > 20000 && std::ranges::all_of(input.row(), is_small)) throw_exit(input);
        return fold(input);
    };
    CheckOptions options = options_for(mumbling);
    options.full_effort = 0.0001;
    options.one_thread = true;
    options.requirement.level = Level::logic;
    const CheckResult result = run_check(options);
    EXPECT_GT(result.tally.cases, 100U) << "it was right until the bulk run";
    EXPECT_EQ(result.verdict, CheckVerdict::cannot_run);
    EXPECT_EQ(result.end, CheckEnd::exit);
    ASSERT_FALSE(result.exits.empty());
    EXPECT_TRUE(result.exits[0].binding);
    EXPECT_EQ(result.exits[0].property->level, Level::logic) << result.exits[0].property->id;
}

TEST(CheckBulk, InterruptedKeepsWhatItFound) {
    std::atomic<bool> interrupted{false};
    std::atomic<int> asked{0};
    const auto interrupting = [&](const Input& input) {
        if (++asked == 30000) interrupted = true;
        return fold(input);
    };
    CheckOptions options = options_for(interrupting);
    options.interrupted = &interrupted;
    const CheckResult result = run_check(options);
    EXPECT_EQ(result.end, CheckEnd::interrupt);
    EXPECT_GT(result.bulk.cases, 1000U);
    EXPECT_LT(result.bulk.cases, bulk_cases);
    EXPECT_GT(result.measured_k, 0);
}

}  // namespace
}  // namespace tangency::tools
