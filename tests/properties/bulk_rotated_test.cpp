// SPDX-License-Identifier: MIT
// The bulk run of rotated boxes: right functions are never blamed, wrong ones always, and ties that round are the
// exact functions' affair.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "rotated_subjects.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

using reference::Verdict;
using rotated_test::violations_of;

// From so many on the shares of the kinds are looked at.
constexpr std::uint64_t enough_for_rotated_shares = 64 * rechecked_one_in;

TrialOptions bulk_alone(std::uint64_t cases) { return {.effort = 0, .exhaustive = false, .bulk = cases}; }

GroupResult bulk(const Subject& subject, std::uint64_t cases = 20'000) {
    return try_subjects(subject.signature, std::span(&subject, 1), bulk_alone(cases));
}

Subject exact_subject(const Signature& signature, Contract contract = Contract::closed) {
    return subject_of(
        "exact", signature, [contract](const Input& input) { return intersects(verdict_of(input), contract); }, contract);
}

class RotatedBulk : public testing::TestWithParam<Orientation> {};

TEST_P(RotatedBulk, BlamesNoRightSubjectAtSeveralSeedsAndMeetsEveryKindOfInput) {
    const auto cases = static_cast<std::uint64_t>(TANGENCY_TEST_EFFORT * static_cast<double>(enough_for_rotated_shares)) + 2000;
    for (const Signature& signature : signatures_of(GetParam()))
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            SCOPED_TRACE(text_of(signature) + " seed " + std::to_string(seed));
            const std::vector<Subject> subjects = rotated_test::right_subjects(signature);
            TrialOptions options = bulk_alone(cases);
            options.seed = seed;
            const GroupResult group = try_subjects(signature, subjects, options);
            EXPECT_EQ(group.bulk.cases, cases);
            EXPECT_EQ(group.bulk.alarm_count, 0U);
            for (const TrialResult& result : group.results) {
                const bool wide = result.subject.find("long double") != std::string::npos;
                const Level expected = wide ? Level::full_range : Level::banded;
                EXPECT_GE(result.level, expected) << result.subject << "\n" << violations_of(result, expected);
                EXPECT_LE(result.measured_k, default_band(signature)) << result.subject;
            }
            for (const Shortfall& shortfall : find_shortfalls(group.bulk, signature.dim))
                ADD_FAILURE() << kind_names[static_cast<std::size_t>(shortfall.kind)] << ": " << shortfall.seen << " of "
                              << shortfall.required;
        }
}

TEST_P(RotatedBulk, BlamesNoExactSubjectUnderEitherContract) {
    for (const Signature& signature : signatures_of(GetParam())) {
        const std::array<Subject, 2> both{exact_subject(signature), exact_subject(signature, Contract::open)};
        const GroupResult group = try_subjects(signature, both, bulk_alone(4096));
        for (const TrialResult& result : group.results)
            EXPECT_EQ(result.level, Level::exact) << text_of(signature) << violations_of(result, Level::exact);
        EXPECT_EQ(group.bulk.disagreements, 0U);
    }
}

TEST_P(RotatedBulk, CountsEveryWrongAnswerInOnePlaceAndEveryCaseOfOneProperty) {
    const Signature signature = rotated_signature(Form::center_half, GetParam(), ScalarType::f32);
    const Subject fold = rotated_test::right_subjects(signature)[0];
    const GroupResult group = bulk(fold);
    const BulkTally& tally = group.bulk;
    EXPECT_GT(tally.in_band, 100U);
    EXPECT_EQ(tally.by_fast + tally.by_reference, tally.cases);
    EXPECT_LT(tally.by_reference, tally.cases / 40);
    // One more is confirmed to say that it is not exact, and perhaps one at a tie.
    const std::uint64_t in_one_place = tally.in_band + tally.confirmed + tally.passed_over;
    EXPECT_GE(in_one_place, tally.disagreements + 1);
    EXPECT_LE(in_one_place, tally.disagreements + 2);
    std::uint64_t instances = 0;
    for (const char* id : {"P01", "P02", "P03", "P18", "P19"}) {
        EXPECT_GT(group.results[0].of(id).instances, tally.cases / 50) << id;
        instances += group.results[0].of(id).instances;
    }
    EXPECT_EQ(instances, tally.cases);
}

// Wrong at every tie that a method may round, and at no other: no property of the lattice and no band minds.
TEST_P(RotatedBulk, LeavesTiesThatRoundToExactness) {
    for (const Form form : rotated_forms) {
        const Signature signature = rotated_signature(form, GetParam(), ScalarType::f64);
        const Subject subject = subject_of("misses ties that round", signature, [](const Input& input) {
            const Verdict verdict = verdict_of(input);
            return verdict == Verdict::overlapping || (verdict == Verdict::touching && may_be_instantiated(input));
        });
        const TrialResult result = bulk(subject).results[0];
        EXPECT_EQ(result.level, Level::full_range) << text_of(signature) << "\n" << violations_of(result, Level::full_range);
        EXPECT_EQ(result.of("P24").at_ties, 1U);
        EXPECT_EQ(level_but_for_ties(result.outcomes), Level::exact);
    }
}

TEST_P(RotatedBulk, HoldsTheContractWhereNoMethodRounds) {
    for (const Form form : rotated_forms) {
        const Signature signature = rotated_signature(form, GetParam(), ScalarType::f64);
        const Subject subject =
            subject_of("open at ties", signature, [](const Input& input) { return verdict_of(input) == Verdict::overlapping; });
        const TrialResult result = bulk(subject).results[0];
        EXPECT_EQ(result.level, Level::none);
        EXPECT_EQ(result.of("P01").status, Status::held);
        ASSERT_TRUE(result.of("P03").counterexample) << text_of(signature);
        for (const double number : result.of("P03").counterexample->instance.inputs[0].row()) EXPECT_LE(std::abs(number), 2);
    }
}

// Wrong in a ring of gaps, in bands of k = 1 that widen beyond one turn.
Subject wrong_between(const Signature& signature, double from, double to) {
    return subject_of("wrong in a ring", signature, [from, to](const Input& input) {
        const Verdict verdict = verdict_of(input);
        const auto gap = bound_gap(input);
        const bool is_wrong = gap && verdict != Verdict::touching && gap->bands > from && gap->bands < to;
        return (verdict != Verdict::disjoint) != is_wrong;
    });
}

TEST_P(RotatedBulk, ForgivesNothingOutsideTheBandAndEverythingInside) {
    for (const Form form : rotated_forms) {
        const Signature signature = rotated_signature(form, GetParam(), ScalarType::f64);
        const double band = default_band(signature);
        const TrialResult inside = bulk(wrong_between(signature, band / 2, band - 0.001)).results[0];
        EXPECT_EQ(inside.level, Level::full_range) << violations_of(inside, Level::full_range);
        for (const char* id : {"P02", "P18"}) EXPECT_GT(inside.of(id).excused, 2U) << id;
        const TrialResult outside = bulk(wrong_between(signature, band + 0.001, 2 * band)).results[0];
        EXPECT_EQ(outside.of("P02").status, Status::violated) << text_of(signature);
        EXPECT_EQ(outside.of("P02").excused + outside.of("P18").excused, 0U);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryOrientation, RotatedBulk, testing::ValuesIn(rotated_test::orientations));

// Beyond 2^20 radians nothing but the reference knows the direction.
TEST(RotatedBulkRun, AsksTheReferenceWhereNothingElseDecides) {
    const GroupResult group = bulk(exact_subject({Form::center_half, ScalarType::f32, 2, Orientation::radians}));
    EXPECT_GT(group.bulk.by_reference, 10U);
    EXPECT_EQ(bulk(exact_subject({Form::center_half, ScalarType::f32, 2, Orientation::axis})).bulk.by_reference, 0U);
    EXPECT_EQ(bulk(exact_subject({Form::corner_size, ScalarType::f64, 3, Orientation::quaternion})).bulk.by_reference, 0U);
}

TEST(RotatedBulkRun, InPartsIsTheWholeBulk) {
    const Signature signature{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
    const Subject fold = rotated_test::right_subjects(signature)[0];
    const GroupResult whole = bulk(fold);
    TrialOptions part = bulk_alone(7001);
    GroupResult sum = try_subjects(signature, std::span(&fold, 1), part);
    part.bulk_from = 7001;
    part.bulk = 20'000 - 7001;
    part.block = 1000;
    sum.add(try_subjects(signature, std::span(&fold, 1), part));
    EXPECT_EQ(sum.bulk.by_kind, whole.bulk.by_kind);
    EXPECT_EQ(sum.bulk.ties, whole.bulk.ties);
    EXPECT_EQ(sum.bulk.by_reference, whole.bulk.by_reference);
    EXPECT_EQ(sum.bulk.sample.by_kind, whole.bulk.sample.by_kind);
    EXPECT_EQ(sum.results[0].measured_k, whole.results[0].measured_k);
    EXPECT_EQ(sum.results[0].of("P03").instances, whole.results[0].of("P03").instances);
}

}  // namespace
}  // namespace tangency::properties
