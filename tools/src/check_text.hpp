// SPDX-License-Identifier: MIT
// The check as text for a terminal or a log, and the sentences that its other reports share.
#pragma once

#include <string>
#include <string_view>

#include "check.hpp"

namespace tangency::tools {

/// The whole report; its last line is the verdict line.
std::string to_text(const CheckOptions& options, const CheckResult& result);

/// One line to search a log for, without a line end. It begins with "tangency: check holds", "tangency: check
/// FAILED" or "tangency: check CANNOT DECIDE".
std::string verdict_line(const CheckOptions& options, const CheckResult& result);

/// "center_half f32 2-D closed"
std::string signature_words(const CheckOptions& options);

/// "held", "violated", "waived", "advice", "beyond", "undecided" or "not_applicable": what became of a property for
/// this user. `beyond` and `advice` are violations that do not bind.
std::string_view standing(const CheckOptions& options, const CheckResult& result, const properties::Outcome& outcome);

/// What the function did, and on which case: its numbers in decimal and hexfloat, and a call to paste.
std::string describe(const CheckOptions& options, const Death& death);

/// Each line two blanks further in.
std::string indented(std::string_view text);

/// The known bug in a sentence.
std::string describe(const subjects::Likeness& likeness);

}  // namespace tangency::tools
