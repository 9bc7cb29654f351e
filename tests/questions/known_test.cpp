// SPDX-License-Identifier: MIT
// The answers of known.txt, which were worked out by hand, before the reference and its judge.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "../input_of.hpp"
#include "../proved.hpp"
#include "tangency/judge/agreement.hpp"

namespace tangency::questions_test {
namespace {

void expect_answer(const Signature& signature, const std::string& line) {
    const std::size_t colon = line.find(" : ");
    std::istringstream words(line.substr(colon + 3));
    const std::vector<double> row = read_numbers(line.substr(0, colon));
    ASSERT_EQ(row.size(), number_count(signature));
    std::string verdict, region, relation, gap_sq;
    words >> verdict >> region >> relation;
    std::getline(words >> std::ws, gap_sq);
    const bool touches_from_within = gap_sq.starts_with("within");
    if (touches_from_within) gap_sq.erase(0, std::string("within ").size());

    EXPECT_EQ(name_of(proved(signature, row)), verdict);
    EXPECT_EQ(judge::disagreement(signature, row), "");
    if (region.empty()) return;
    const reference::Answer answer = reference::find_answer(signature, row);
    EXPECT_EQ(name_of(answer.verdict), verdict);
    EXPECT_EQ(name_of(answer.region), region);
    EXPECT_EQ(name_of(answer.relation), relation);
    EXPECT_EQ(answer.touches_from_within, touches_from_within);
    EXPECT_TRUE(gap_sq.empty() || answer.gap_sq.text() == gap_sq) << answer.gap_sq.text();
}

TEST(KnownAnswers, AreGivenAndProved) {
    std::ifstream file(KNOWN_ANSWERS);
    Signature signature{};
    std::array<int, every_question.size()> read{};
    for (std::string line; std::getline(file, line);) {
        SCOPED_TRACE(line);
        if (line.starts_with('[')) {
            signature = read_signature(line);
        } else if (!line.empty() && line[0] != '#') {
            expect_answer(signature, line);
            ++read[static_cast<std::size_t>(signature.question)];
        }
    }
    for (const Question question : every_question) EXPECT_GE(read[static_cast<std::size_t>(question)], 8) << name_of(question);
}

}  // namespace
}  // namespace tangency::questions_test
