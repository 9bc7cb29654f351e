// SPDX-License-Identifier: MIT
// Reasons, planted bugs, policies and levels by the inputs of reasons.txt, made by hand: those of which each is true, and those of which not.
#include "vectors/reasons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include "../input_of.hpp"
#include "vectors/case_reasons.hpp"
#include "vectors/input_details.hpp"
#include "vectors/question_bugs.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;

bool holds(const std::string& name, const Input& input) {
    const InputDetails details = find_details(input);
    if (name.starts_with("bug_")) return bug_shows(name, details);
    if (name.starts_with("level "))
        return level_names[static_cast<std::size_t>(level_that_asks(details))] == std::string_view(name).substr(6);
    return std::ranges::count(case_reasons(details), name) > 0;
}

// The two sides of "name : row : row", or of "policy name : row", whose second is none.
void expect_told(const Signature& signature, const std::string& line, std::set<std::string>& tried) {
    const std::string told = line.substr(0, line.find(" #"));
    const std::size_t first = told.find(" :"), second = told.find(" :", first + 2);
    const std::string name = told.substr(0, first), is_true = told.substr(first + 2, second - first - 2),
                      is_false = second == std::string::npos ? "" : told.substr(second + 2);
    if (name.starts_with("policy ")) {
        const std::string policy = name == "policy none" ? "" : name.substr(7);
        EXPECT_EQ(policy_reason(input_of(signature, read_numbers(is_true))), policy);
        return;
    }
    for (const auto& [row, expected] : {std::pair(is_true, true), std::pair(is_false, false)})
        if (const std::vector<double> numbers = read_numbers(row); !numbers.empty()) {
            EXPECT_EQ(holds(name, input_of(signature, numbers)), expected) << row;
            if (expected) tried.insert(name);
        }
}

// near_tie says something about another case, which the session of `vectors` breaks.
TEST(Reasons, AreTrueOfInputsMadeByHandWhereTheyHoldAndOnlyThere) {
    std::ifstream file(REASONS_BY_HAND);
    Signature signature{};
    std::set<std::string> tried{"near_tie"};
    for (std::string line; std::getline(file, line);) {
        SCOPED_TRACE(line);
        if (line.starts_with('['))
            signature = read_signature(line);
        else if (!line.empty() && line[0] != '#')
            expect_told(signature, line, tried);
    }
    for (const Reason& reason : all_reasons())
        if (reason.kind == ReasonKind::kind_of_case) {
            EXPECT_TRUE(tried.contains(std::string(reason.id))) << reason.id;
        }
    for (const CaseReason& reason : question_reasons()) EXPECT_TRUE(tried.contains(std::string(reason.id))) << reason.id;
    for (const char* level : {"logic", "banded", "full_range", "exact"})
        EXPECT_TRUE(tried.contains(std::string("level ") + level)) << level;
}

TEST(Reasons, StandOnceEachAndSayWhatAMissCosts) {
    std::set<std::string_view> ids;
    for (const Reason& reason : all_reasons()) {
        EXPECT_TRUE(ids.insert(reason.id).second) << reason.id;
        EXPECT_FALSE(reason.meaning.empty() || reason.consequence.empty()) << reason.id;
        EXPECT_EQ(reason.seen_in.empty(), reason.kind != ReasonKind::bug) << reason.id;
    }
}

TEST(LevelOfACase, TakesABandAtLeastAsWideAsTheTrials) {
    for (const Signature& signature : all_signatures())
        EXPECT_GE(band_factor(signature), properties::default_band(signature)) << file_name(signature);
}

}  // namespace
}  // namespace tangency::vectors
