// SPDX-License-Identifier: MIT
// The report of a fuzz campaign as text, made of its document alone.
#pragma once

#include <string>

#include "json.hpp"

namespace tangency::tools {

/// For a terminal or a log. The last line is `verdict_line`.
std::string fuzz_text(Part campaign);

}  // namespace tangency::tools
