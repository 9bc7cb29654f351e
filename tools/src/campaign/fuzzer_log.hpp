// SPDX-License-Identifier: MIT
// What a libFuzzer program says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tangency::tools {

/// How many inputs it played, by its statistics at the end.
std::optional<std::uint64_t> inputs_played(std::string_view log);

/// What the target, or else the sanitizer in one line, says of the input on which the run ended, without what differs from run to run:
/// addresses, process numbers and names of files. Empty where libFuzzer alone noticed.
std::string said_of(std::string_view log);

/// The last line that has something on it.
std::string last_line_of(std::string_view log);

}  // namespace tangency::tools
