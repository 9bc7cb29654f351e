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
    return try_subjects(subject.signature, std::span(&subject, 1), {.effort = 0, .exhaustive = false, .bulk = cases});
}

bool is_killed(const subjects::Mutant& mutant, const TrialResult& result) {
    return std::any_of(result.outcomes.begin(), result.outcomes.end(), [&mutant](const Outcome& outcome) {
        return outcome.status == Status::violated && !outcome.property->recommendation && outcome.property->level <= mutant.unbroken;
    });
}

// They break what a bulk run does not ask about: NaN, and one box at another angle, where cases that share a box share the angle.
TEST(BulkMutants, AreKilledByTwentyThousandCasesButForThree) {
    const std::set<std::string> survivors{"mutant_hits_on_nan", "mutant_keeps_the_turn_for_a_box", "mutant_remembers_answer_without_angle"};
    std::size_t tried = 0;
    for (const subjects::Mutant& mutant : subjects::mutants()) {
        if (!is_run_in_bulk(mutant.subject.signature)) continue;
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
        if (!is_run_in_bulk(built_in.subject.signature)) continue;
        ++tried;
        const GroupResult group = bulk(built_in.subject, 10000);
        EXPECT_GE(group.results[0].level, built_in.expected) << built_in.subject.name;
        EXPECT_EQ(group.bulk.alarm_count, 0U) << built_in.subject.name;
    }
    EXPECT_GE(tried, 138U);
}

// In the order of the inputs, as those that remember something between calls would need.
TEST(BuiltInSubjects, AnswerColumnsAsTheyAnswerRows) {
    for (const subjects::BuiltIn& built_in : subjects::methods()) {
        const Subject& subject = built_in.subject;
        if (!is_run_in_bulk(subject.signature)) continue;
        InputBlock block(subject.signature);
        std::vector<DrawnAs> drawn;
        BulkDraws(subject.signature, 1).draw(0, 700, block, drawn);
        const Answers by_columns(subject, block), by_rows(subject, block.inputs());
        for (std::size_t i = 0; i < block.size(); ++i) EXPECT_EQ(by_columns[i], by_rows[i]) << subject.name << " " << to_text(block[i]);
    }
}

}  // namespace
}  // namespace tangency::properties
