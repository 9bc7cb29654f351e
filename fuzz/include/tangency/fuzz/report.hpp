// SPDX-License-Identifier: MIT
// The end of a search: the finding minimised, written down and said aloud.
#pragma once

#include <string_view>

#include "tangency/fuzz/fuzzed_subject.hpp"

namespace tangency::fuzz {

/// Minimises the finding, writes its input to `artifact_prefix` + "minimised-" + a hash, says on standard error what
/// describe() says and the command that explains the file further (`explain` and the file's name), and calls
/// std::abort(), on which a fuzzer's driver keeps the input that led here.
[[noreturn]] void report(const FuzzedSubject& fuzzed, FuzzFinding finding, std::string_view artifact_prefix, std::string_view explain);

}  // namespace tangency::fuzz
