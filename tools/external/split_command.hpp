// SPDX-License-Identifier: MIT
// A command line in words, split as a shell would and nothing more.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tangency::tools {

/// The words of a command: blanks divide, '...' keeps everything, "..." keeps all but \" and \\, a backslash keeps
/// the next character. Nothing is expanded, so nothing in it can do more than name a program and its arguments.
/// Throws CannotStart for a command without words or with an open quote.
std::vector<std::string> split_command(std::string_view command);

}  // namespace tangency::tools
