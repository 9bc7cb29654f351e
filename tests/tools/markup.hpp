// SPDX-License-Identifier: MIT
// A checker of markup: tags balanced, attributes quoted, nothing unescaped.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace tangency::tools {

/// What is wrong with the first wrong tag, or nothing. Knows HTML's two elements here that never close.
inline std::string find_markup_flaw(std::string_view text) {
    std::vector<std::string> open;
    for (std::size_t at = text.find_first_of("<>"); at != std::string_view::npos; at = text.find_first_of("<>", at)) {
        if (text[at] == '>') return "a stray > before: " + std::string(text.substr(at, 40));
        std::size_t end = at + 1;
        for (bool quoted = false; end < text.size() && (quoted || text[end] != '>'); ++end) {
            if (text[end] == '"') quoted = !quoted;
            if (text[end] == '<') return "a stray < in: " + std::string(text.substr(at, 60));
        }
        if (end == text.size()) return "no end: " + std::string(text.substr(at, 60));
        const std::string tag(text.substr(at + 1, end - at - 1));
        at = end + 1;
        if (tag[0] == '!') continue;
        const bool closes = tag[0] == '/';
        std::string name;
        for (const char c : tag.substr(closes ? 1 : 0)) {
            if (std::isalnum(static_cast<unsigned char>(c)) == 0) break;
            name += c;
        }
        if (closes) {
            if (open.empty() || open.back() != name) return "</" + name + "> closes " + (open.empty() ? "nothing" : open.back());
            open.pop_back();
        } else if (tag.back() != '/' && name != "br" && name != "meta") {
            open.push_back(name);
            if (name == "style") at = text.find("</style>", at);
        }
    }
    return open.empty() ? "" : "never closed: " + open.back();
}

}  // namespace tangency::tools
