// SPDX-License-Identifier: MIT
// The regular expressions of the schema, matched without std::regex, which recurses once a character.
#pragma once

#include <string_view>

namespace tangency::vectors {

/// Whether the whole text is of the shape that a pattern of the schema asks for, in time and stack that no text
/// can blow up. Knows '^', then one group or sequence of characters, '.' and [sets], each with '{n}', '*' or '+',
/// '|' inside the group, then '$'; a repetition without end stands last. Throws std::logic_error at any other
/// pattern.
bool matches_pattern(std::string_view text, std::string_view pattern);

}  // namespace tangency::vectors
