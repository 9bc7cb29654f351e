// SPDX-License-Identifier: MIT
// JSON by the letter of RFC 8259, nothing dropped: the independent reading beside tools/src/vectors.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tangency::fuzz {

/// A value as it stands. An object keeps every key, one that stands twice included.
struct JsonTree {
    enum class Kind { null, boolean, number, string, array, object } kind = Kind::null;
    std::string text;             ///< a string decoded, else the literal
    std::vector<JsonTree> items;  ///< of an array or an object
    std::vector<std::string> keys;
};

/// The value of a text that is one JSON value with blanks around it, at most 64 deep; nothing for any other text.
/// A byte order mark before it is let pass, as the RFC allows.
std::optional<JsonTree> read_json_tree(std::string_view text);

}  // namespace tangency::fuzz
