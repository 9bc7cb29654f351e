// SPDX-License-Identifier: MIT
// The bulk run of a trial: what it finds, what it excuses, and that the reference watches it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "functions.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

const Signature bulk_plane{Form::center_half, ScalarType::f64, 2};
constexpr std::uint64_t cases = 65536;

using Verdicts = std::span<std::optional<reference::Verdict>>;

bool fold(const Input& input) {
    const auto& n = input.numbers;
    const double u = std::max(std::abs(n[4] - n[0]) - n[2], 0.0);
    const double v = std::max(std::abs(n[5] - n[1]) - n[3], 0.0);
    return u * u + v * v <= n[6] * n[6];
}

bool right(const Input& input) { return verdict_of(input) != reference::Verdict::disjoint; }

TrialOptions bulk_alone(std::uint64_t count = cases) { return {.effort = 0, .exhaustive = false, .bulk = count}; }

GroupResult bulk(const Subject& subject, const TrialOptions& options = bulk_alone()) {
    return try_subjects(subject.signature, std::span(&subject, 1), options);
}

TEST(BulkRun, BlamesNoRightSubjectOfAnyFormAndContract) {
    for (const Signature& signature : axis_aligned_signatures()) {
        const Subject closed = subject_of("closed", signature, right);
        const Subject open = subject_of(
            "open", signature, [](const Input& input) { return verdict_of(input) == reference::Verdict::overlapping; }, Contract::open);
        const std::array<Subject, 2> both{closed, open};
        const GroupResult group = try_subjects(signature, both, bulk_alone(4096));
        for (const TrialResult& result : group.results) EXPECT_EQ(result.level, Level::exact) << text_of(signature);
        EXPECT_EQ(group.bulk.cases, 4096U);
        EXPECT_EQ(group.bulk.disagreements, 0U);
        EXPECT_EQ(group.bulk.alarm_count, 0U);
    }
}

TEST(BulkRun, SaysWhoDecided) {
    const BulkTally tally = bulk(subject_of("right", bulk_plane, right)).bulk;
    EXPECT_EQ(tally.cases, cases);
    EXPECT_EQ(tally.by_fast, cases);
    EXPECT_EQ(tally.by_reference, 0U);
    EXPECT_EQ(tally.rechecked, cases / rechecked_one_in);
    EXPECT_EQ(tally.sample.cases, tally.rechecked);
    EXPECT_GT(tally.ties, cases / 10);
}

TEST(BulkRun, CountsEveryWrongAnswerInOnePlace) {
    const GroupResult group = bulk(subject_of("fold", bulk_plane, fold));
    const BulkTally& tally = group.bulk;
    EXPECT_GT(tally.in_band, 1000U);
    EXPECT_GT(tally.confirmed, 3U);
    EXPECT_GT(tally.passed_over, 0U);  // of P18 and P19, which fold breaks by the thousand
    // Each is excused, confirmed or counted; the one that says "not exact" is confirmed besides.
    EXPECT_EQ(tally.in_band + tally.confirmed + tally.passed_over, tally.disagreements + 1);
    const TrialResult& result = group.results[0];
    EXPECT_EQ(result.level, Level::banded);
    EXPECT_EQ(result.of("P02").status, Status::held);
    EXPECT_GT(result.of("P02").excused, 100U);
    EXPECT_EQ(result.of("P18").status, Status::violated);
    EXPECT_LE(result.of("P18").violations, most_confirmed + 20);
    EXPECT_EQ(result.of("P24").violations, 1U);
    EXPECT_GT(result.measured_k, 0.5);
    EXPECT_LT(result.measured_k, 8);
    EXPECT_GT(result.worst_gap_ulps, 1e15);
    std::uint64_t instances = 0;
    for (const char* id : {"P01", "P02", "P03", "P18", "P19"}) instances += result.of(id).instances;
    EXPECT_EQ(instances, cases);
}

// A wrong answer below the widest gap so far changes no report, so the reference need not measure it.
TEST(BulkRun, MeasuresAsIfTheReferenceHadSeenEveryWrongAnswer) {
    const Subject subject = subject_of("fold", bulk_plane, fold);
    constexpr std::uint64_t few = 20000;
    const TrialResult in_bulk = bulk(subject, bulk_alone(few)).results[0];
    double widest_k = 0, widest_ulps = 0;
    InputBlock block(bulk_plane);
    std::vector<DrawnAs> drawn;
    BulkDraws(bulk_plane, 1).draw(0, few, block, drawn);
    const std::span<const Input> inputs = block.inputs();
    for (std::size_t i = 0; i < few; ++i) {
        if (fold(inputs[i]) == right(inputs[i])) continue;
        const ReferenceAnswer reference_answer = find_reference_answer(inputs[i]);
        widest_ulps = std::max(widest_ulps, gap_in_ulps(reference_answer));
        if (magnitudes_of(inputs[i]) == Magnitudes::ordinary) widest_k = std::max(widest_k, gap_in_bands(reference_answer));
    }
    EXPECT_EQ(in_bulk.measured_k, widest_k);
    EXPECT_EQ(in_bulk.worst_gap_ulps, widest_ulps);
}

// Wrong in a ring of gaps, in bands of k = 1.
Subject wrong_between(double from, double to) {
    return subject_of("wrong in a ring", bulk_plane, [from, to](const Input& input) {
        const GapBound gap = *bound_gap(input);
        return right(input) != (gap.bands > from && gap.bands < to && magnitudes_of(input) == Magnitudes::ordinary);
    });
}

TEST(BulkRun, ForgivesNothingOutsideTheBandAndEverythingInside) {
    const TrialResult inside = bulk(wrong_between(6, 7.999)).results[0];
    EXPECT_EQ(inside.of("P02").violations, 0U);
    EXPECT_GT(inside.of("P02").excused, 50U);
    const TrialResult outside = bulk(wrong_between(8.001, 10)).results[0];
    EXPECT_EQ(outside.of("P02").excused, 0U);
    EXPECT_EQ(outside.of("P02").status, Status::violated);
    // The edge belongs to the options.
    TrialOptions wide = bulk_alone();
    wide.band = 10;
    EXPECT_EQ(bulk(wrong_between(8.001, 9.999), wide).results[0].of("P02").status, Status::held);
}

TEST(BulkRun, InstantiatesLatticeInputsWhereNothingIsExcusedAndShrinksThem) {
    const TrialResult result = bulk(subject_of("open at ties", bulk_plane, [](const Input& input) {
                                   return verdict_of(input) == reference::Verdict::overlapping;
                               })).results[0];
    EXPECT_EQ(result.of("P03").status, Status::violated);
    EXPECT_EQ(result.of("P01").status, Status::held);
    ASSERT_TRUE(result.of("P03").counterexample);
    for (const double number : result.of("P03").counterexample->instance.inputs[0].row()) EXPECT_LE(std::abs(number), 2);
}

// Wrong once in a hundred thousand ordinary inputs, far from any tie: what random instances by the thousand do not
// meet.
TEST(BulkRun, ATieThatIsWrongDoesNotHideWhatIsWrongBesideTies) {
    const auto wrong_at_ties = [](const Input& input, auto elsewhere) {
        return verdict_of(input) != reference::Verdict::touching && elsewhere(input);
    };
    const auto violations = [](const GroupResult& group) {
        const Outcome& exact = group.results[0].of("P24");
        return std::pair(exact.at_ties, exact.violations - exact.at_ties);
    };
    const GroupResult only_ties = bulk(subject_of("ties", bulk_plane, [&](const Input& input) { return wrong_at_ties(input, right); }));
    EXPECT_EQ(violations(only_ties), std::pair(std::uint64_t{1}, std::uint64_t{0}));
    EXPECT_EQ(level_but_for_ties(only_ties.results[0].outcomes), Level::exact);
    // The ties come first.
    std::uint64_t asked = 0;
    const GroupResult both = bulk(subject_of("ties and rounding", bulk_plane,
                                             [&](const Input& input) { return wrong_at_ties(input, ++asked > cases / 2 ? fold : right); }));
    EXPECT_EQ(violations(both), std::pair(std::uint64_t{1}, std::uint64_t{1}));
    EXPECT_LT(level_but_for_ties(both.results[0].outcomes), Level::exact);
}

TEST(BulkRun, FindsWhatIsRareWhereItIsLongEnough) {
    const auto rarely = [](const Input& input) { return right(input) != (hash_of(input) % 20011 == 7); };
    EXPECT_EQ(bulk(subject_of("rarely wrong", bulk_plane, rarely), bulk_alone(2048)).results[0].level, Level::exact);
    EXPECT_LT(bulk(subject_of("rarely wrong", bulk_plane, rarely), bulk_alone(cases * 2)).results[0].level, Level::full_range);
}

TEST(BulkRun, InPartsIsTheWholeBulk) {
    const Subject subject = subject_of("fold", bulk_plane, fold);
    const GroupResult whole = bulk(subject, bulk_alone(30000));
    TrialOptions part = bulk_alone(10001);
    GroupResult first = bulk(subject, part);
    part.bulk_from = 10001;
    part.bulk = 19999;
    part.block = 1000;
    const GroupResult second = bulk(subject, part);
    first.bulk.add(second.bulk);
    EXPECT_EQ(first.bulk.cases, whole.bulk.cases);
    EXPECT_EQ(first.bulk.ties, whole.bulk.ties);
    EXPECT_EQ(first.bulk.by_kind, whole.bulk.by_kind);
    EXPECT_EQ(first.bulk.rechecked, whole.bulk.rechecked);
    EXPECT_EQ(first.bulk.disagreements, whole.bulk.disagreements);
    EXPECT_EQ(std::max(first.results[0].measured_k, second.results[0].measured_k), whole.results[0].measured_k);
}

TEST(BulkRun, AsksNothingOfAPropertyThatIsNotWanted) {
    TrialOptions options = bulk_alone();
    options.wants = [](const Property& property) { return property.id == "P02"; };
    std::uint64_t others = 0;
    const auto watching = [&others](const Input& input) {
        others += magnitudes_of(input) != Magnitudes::ordinary;
        return fold(input);
    };
    const GroupResult group = bulk(subject_of("fold", bulk_plane, watching), options);
    EXPECT_EQ(others, 0U);
    EXPECT_GT(group.bulk.cases, cases / 4);
    EXPECT_LT(group.bulk.cases, cases * 3 / 4);
    EXPECT_EQ(group.results[0].of("P02").instances, group.bulk.cases);
    EXPECT_EQ(group.results[0].of("P24").status, Status::held);
}

// exact_filtered broken on purpose, as its user would never know.
TEST(BulkAlarm, SoundsWhereTheSubjectDisagreesAndIsRight) {
    TrialOptions options = bulk_alone(2048);
    options.fast = [](std::span<const Input> inputs, Verdicts verdicts) {
        fast_verdicts(inputs, verdicts);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            if (hash_of(inputs[i]) % 50 == 3) verdicts[i] = reference::Verdict::disjoint;
    };
    const GroupResult group = bulk(subject_of("right", bulk_plane, right), options);
    EXPECT_GT(group.bulk.alarm_count, 8U);  // ties that it denies and depths alike
    ASSERT_FALSE(group.bulk.alarms.empty());
    for (const BulkAlarm& alarm : group.bulk.alarms) {
        EXPECT_EQ(alarm.fast, reference::Verdict::disjoint);
        EXPECT_EQ(alarm.reference, find_reference_answer(alarm.input).verdict);
        EXPECT_NE(alarm.fast, alarm.reference);
    }
    EXPECT_EQ(group.results[0].level, Level::exact);  // and nobody is blamed
}

TEST(BulkAlarm, SoundsWhereTheSubjectIsWrongInTheSameWay) {
    const auto wrong = [](const Input& input) { return hash_of(input) % 4 == 3; };
    TrialOptions options = bulk_alone();
    options.fast = [wrong](std::span<const Input> inputs, Verdicts verdicts) {
        fast_verdicts(inputs, verdicts);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            if (wrong(inputs[i])) verdicts[i] = reference::Verdict::disjoint;
    };
    const GroupResult group =
        bulk(subject_of("accomplice", bulk_plane, [wrong](const Input& input) { return right(input) && !wrong(input); }), options);
    EXPECT_EQ(group.bulk.disagreements, 0U);
    EXPECT_GT(group.bulk.alarm_count, 0U);
}

TEST(BulkAlarm, IsNotNeededWhereNothingIsDecidedQuickly) {
    TrialOptions options = bulk_alone(2048);
    options.fast = [](std::span<const Input>, Verdicts verdicts) { std::fill(verdicts.begin(), verdicts.end(), std::nullopt); };
    const GroupResult group = bulk(subject_of("right", bulk_plane, right), options);
    EXPECT_EQ(group.bulk.by_reference, 2048U);
    EXPECT_EQ(group.bulk.by_fast, 0U);
    EXPECT_EQ(group.results[0].level, Level::exact);
}

TEST(BulkFailures, AreThrownOnOrKeptAsElsewhere) {
    const auto throwing = [](const Input& input) -> bool {
        if (magnitudes_of(input) == Magnitudes::large) throw std::runtime_error("too large for me");
        return false;
    };
    const Subject subject = subject_of("always false, and dies", bulk_plane, throwing);
    EXPECT_THROW(bulk(subject), std::runtime_error);
    TrialOptions options = bulk_alone();
    options.keep_failure = true;
    options.block = 4;
    const GroupResult group = bulk(subject, options);
    EXPECT_TRUE(group.failure != nullptr);
    EXPECT_FALSE(group.complete);
    EXPECT_EQ(group.results[0].level, Level::none);
    EXPECT_LT(group.bulk.cases, cases);
}

TEST(BulkFailures, StoppedItKeepsWhatItFound) {
    TrialOptions options = bulk_alone();
    int blocks = 0;
    options.stop = [&blocks] { return ++blocks > 10; };
    const GroupResult group = bulk(subject_of("never", bulk_plane, [](const Input&) { return false; }), options);
    EXPECT_FALSE(group.complete);
    EXPECT_EQ(group.bulk.cases, 10 * options.block);
    EXPECT_EQ(group.results[0].of("P01").status, Status::violated);
    EXPECT_TRUE(group.results[0].of("P01").counterexample);
}

TEST(BulkFailures, AnAnswerThatDoesNotRepeatIsPutDownToPurity) {
    int calls = 0;
    const auto once = [&calls](const Input& input) { return right(input) != (++calls == 1000); };
    const TrialResult result = bulk(subject_of("once", bulk_plane, once), bulk_alone(4096)).results[0];
    EXPECT_EQ(result.of("P14").status, Status::violated);
}

}  // namespace
}  // namespace tangency::properties
