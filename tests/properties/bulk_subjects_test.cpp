// SPDX-License-Identifier: MIT
// A bulk run by itself, without any other instance: which mutants it kills, and that it blames no built-in subject
// falsely.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "../signatures.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::properties {
namespace {

// All subjects of a signature are asked of the same cases, which take longer to draw than to answer.
template <class Item, class Expect>
std::size_t for_each_bulk_run(const std::vector<Item>& items, std::uint64_t cases, Expect expect) {
    std::map<std::string, std::vector<const Item*>> by_signature;
    for (const Item& item : items)
        if (is_run_in_bulk(item.subject.signature)) by_signature[text_of(item.subject.signature)].push_back(&item);
    std::size_t tried = 0;
    for (const auto& [name, group] : by_signature) {
        std::vector<Subject> subjects;
        for (const Item* item : group) subjects.push_back(item->subject);
        const GroupResult found =
            try_subjects(subjects[0].signature, subjects, {.effort = 0, .exhaustive = false, .explains = false, .bulk = cases});
        EXPECT_EQ(found.bulk.alarm_count, 0U) << name;
        for (std::size_t i = 0; i < group.size(); ++i, ++tried) expect(*group[i], found.results[i]);
    }
    return tried;
}

bool is_killed(const subjects::Mutant& mutant, const TrialResult& result) {
    return std::any_of(result.outcomes.begin(), result.outcomes.end(), [&mutant](const Outcome& outcome) {
        return outcome.status == Status::violated && !outcome.property->recommendation && outcome.property->level <= mutant.unbroken;
    });
}

// They break what a bulk run does not ask about: NaN, and one box at another angle, where cases that share a box share the angle.
TEST(BulkMutants, AreKilledByTwentyThousandCasesButForThree) {
    const std::set<std::string> survivors{"mutant_hits_on_nan", "mutant_keeps_the_turn_for_a_box", "mutant_remembers_answer_without_angle"};
    const std::size_t tried = for_each_bulk_run(subjects::mutants(), 20000, [&](const subjects::Mutant& mutant, const TrialResult& result) {
        EXPECT_EQ(is_killed(mutant, result), survivors.count(mutant.subject.name) == 0) << mutant.subject.name;
    });
    EXPECT_GE(tried, 110U);
}

TEST(BulkSubjects, LandNoLowerThanTheirRecord) {
    const std::size_t tried =
        for_each_bulk_run(subjects::methods(), 10000, [](const subjects::BuiltIn& built_in, const TrialResult& result) {
            EXPECT_GE(result.level, built_in.expected) << built_in.subject.name;
        });
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
