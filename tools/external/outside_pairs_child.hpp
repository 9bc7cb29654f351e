// SPDX-License-Identifier: MIT
// The child process in which a plugin answers lists.
#pragma once

#include <string>
#include <string_view>

#include "tangency/shapes/form.hpp"

namespace tangency::tools {

/// How a line begins that says, in a sentence, why there is no function to ask.
inline constexpr std::string_view no_function = "no function: ";
/// And one that says what a function did in place of answering.
inline constexpr std::string_view no_pairs = "no pairs: ";

/// The child's whole life: opens the plugin, then answers the lines on `input`, one each on `output`, to their end.
[[noreturn]] void serve_pairs_plugin(const std::string& file, const Signature& signature, int input, int output);

}  // namespace tangency::tools
