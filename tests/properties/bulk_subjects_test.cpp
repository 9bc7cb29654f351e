// SPDX-License-Identifier: MIT
// A bulk run by itself, without any other instance: which mutants it kills, and that it blames no built-in subject
// falsely.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::properties {
namespace {

GroupResult bulk(const Subject& subject, std::uint64_t cases) {
    TrialOptions options;
    options.effort = 0;
    options.exhaustive = false;
    options.bulk = cases;
    return try_subjects(subject.signature, std::span(&subject, 1), options);
}

bool is_run_in_bulk(const Subject& subject) { return is_axis_aligned_box_ball(subject.signature); }

bool is_killed(const subjects::Mutant& mutant, const TrialResult& result) {
    return std::any_of(result.outcomes.begin(), result.outcomes.end(), [&mutant](const Outcome& outcome) {
        return outcome.status == Status::violated && !outcome.property->recommendation && outcome.property->level <= mutant.unbroken;
    });
}

// It breaks what a bulk run does not ask about.
TEST(BulkMutants, AreKilledByTwentyThousandCasesButForNan) {
    const std::set<std::string> survivors{"mutant_hits_on_nan"};
    std::size_t tried = 0;
    for (const subjects::Mutant& mutant : subjects::mutants()) {
        if (!is_run_in_bulk(mutant.subject)) continue;
        ++tried;
        const GroupResult group = bulk(mutant.subject, 20000);
        EXPECT_EQ(is_killed(mutant, group.results[0]), survivors.count(mutant.subject.name) == 0) << mutant.subject.name;
        EXPECT_EQ(group.bulk.alarm_count, 0U) << mutant.subject.name;
    }
    EXPECT_GE(tried, 110U);
}

TEST(BulkSubjects, LandNoLowerThanTheirRecord) {
    std::size_t tried = 0;
    for (const subjects::BuiltIn& built_in : subjects::methods()) {
        if (!is_run_in_bulk(built_in.subject)) continue;
        ++tried;
        const GroupResult group = bulk(built_in.subject, 10000);
        EXPECT_GE(group.results[0].level, built_in.expected) << built_in.subject.name;
        EXPECT_EQ(group.bulk.alarm_count, 0U) << built_in.subject.name;
    }
    EXPECT_GE(tried, 138U);
}

}  // namespace
}  // namespace tangency::properties
