// SPDX-License-Identifier: MIT
// The end of a search: the finding minimised, written down and said aloud.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "tangency/fuzz/fuzzed_subject.hpp"

namespace tangency::fuzz {

/// Says why the exact verdicts of a counterexample are not to be believed, or nothing: a line that stands in place of the accusation.
using FindAlarm = std::function<std::string(const properties::Counterexample&)>;

/// Minimises the finding, writes its input to `artifact_prefix` + "minimised-" + a hash, says on standard error what
/// describe() says and the command that explains the file further (`explain` and the file's name), and calls
/// std::abort(), on which a fuzzer's driver keeps the input that led here.
[[noreturn]] void report(
    const FuzzedSubject& fuzzed, FuzzFinding finding, std::string_view artifact_prefix, std::string_view explain,
    const FindAlarm& find_alarm = [](const properties::Counterexample&) { return std::string(); });

}  // namespace tangency::fuzz
