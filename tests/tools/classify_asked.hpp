// SPDX-License-Identifier: MIT
// classify asked as the command asks it, for the tests of its answers.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "classify.hpp"

namespace tangency::tools {

constexpr Signature plane{Form::center_half, ScalarType::f64, 2};
inline const std::string corner_tie = "0 0 1 1 4 5 5";
inline const std::string corner_tie_answer = "touching region=corner relation=touching touches_from_within=no gap_sq=0";

struct Outcome {
    int status;
    std::string out, err;
};

inline Outcome outcome_of(const ClassifyOptions& options, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run_classify(options, in, out, err);
    return {status, out.str(), err.str()};
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// The answers to these lines, and that they came with the right status.
inline std::vector<std::string> ask_all(const Signature& signature, const std::string& lines, bool json = false) {
    const Outcome outcome = outcome_of({signature, json, {}}, lines);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.status, outcome.out.find("error") == std::string::npos ? 0 : 2) << lines;
    EXPECT_TRUE(outcome.out.ends_with('\n'));
    return lines_of(outcome.out);
}

inline std::string ask(const Signature& signature, const std::string& line, bool json = false) {
    const auto answers = ask_all(signature, line + "\n", json);
    EXPECT_EQ(answers.size(), 1U) << line;
    return answers.empty() ? "" : answers.front();
}

}  // namespace tangency::tools
