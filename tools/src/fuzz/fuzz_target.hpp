// SPDX-License-Identifier: MIT
// The function that an input is held against: a built-in subject, or the user's own.
#pragma once

#include <string>
#include <vector>

#include "tangency/fuzz/fuzzed_subject.hpp"

namespace tangency::tools {

/// One name, one fuzzed subject a signature: a built-in method is tried in several scalars and dimensions.
struct FuzzTarget {
    std::string name;  ///< as the user wrote it
    bool built_in = false;
    std::vector<fuzz::FuzzedSubject> fuzzed_subjects;  ///< never empty
};

/// How a call of a signature is written in a counterexample: the plugin's symbol, or "intersects".
std::string function_name(const FuzzTarget& target, const Signature& signature);

}  // namespace tangency::tools
