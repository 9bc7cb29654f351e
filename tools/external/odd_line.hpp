// SPDX-License-Identifier: MIT
// Naming what makes a line no answer where its author may not see it: a minus sign of another alphabet, a decimal comma, a blank.
#pragma once

#include <string>
#include <string_view>

namespace tangency::tools {

/// "U+2212 is no minus sign", "a decimal comma; write a point", "an empty line"; empty if nothing of the kind is in the line. Of answers that
/// are words a blank before or behind one is told, and that a number is none.
std::string oddity_of(std::string_view line, bool is_word);

/// The line in quotes: what is printable as it is, UTF-8 too, what cannot be seen as \u{feff} or \x1b; cut after 40 characters.
std::string quote_answer(std::string_view line);

}  // namespace tangency::tools
