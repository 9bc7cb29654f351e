// SPDX-License-Identifier: MIT
// Characters that look like others.
#include "odd_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace tangency::tools {
namespace {

constexpr std::size_t longest = 40;  // characters that are quoted

// The next character of UTF-8; a byte that is none stands for itself.
struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
    bool is_byte = false;  ///< that is no UTF-8
};

Character next_character(std::string_view text) {
    const auto byte = [&](std::size_t place) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[place])); };
    const std::uint32_t first = byte(0);
    if (first < 0x80) return {first};
    const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < bytes) return {first, 1, true};
    std::uint32_t code = first & (0xffU >> (bytes + 1));
    for (std::size_t place = 1; place < bytes; ++place) {
        if ((byte(place) & 0xc0) != 0x80) return {first, 1, true};
        code = (code << 6) | (byte(place) & 0x3f);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool is_none = code < least[bytes] || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff;
    return is_none ? Character{first, 1, true} : Character{code, bytes};
}

struct Alike {
    std::uint32_t first, last;
    std::string_view what;
};

// What people see as something else. The first range that has a character names it.
constexpr std::array<Alike, 15> lookalikes{{{0xfeff, 0xfeff, "is a byte order mark, which is no part of an answer"},
                                            {0xa0, 0xa0, "is a no-break space and no blank"},
                                            {0x2000, 0x200a, "is no blank"},
                                            {0x202f, 0x202f, "is a narrow no-break space and no blank"},
                                            {0x3000, 0x3000, "is no blank"},
                                            {0x200b, 0x200f, "is a character without width, which is no part of an answer"},
                                            {0x2010, 0x2015, "is no minus sign"},
                                            {0x2212, 0x2212, "is no minus sign"},
                                            {0xfe63, 0xfe63, "is no minus sign"},
                                            {0xff0d, 0xff0d, "is no minus sign"},
                                            {0x2018, 0x201f, "is a quotation mark, which is no part of an answer"},
                                            {0xff10, 0xff19, "is no digit but a full-width one; write ASCII"},
                                            {0x660, 0x669, "is no digit of ASCII"},
                                            {0x6f0, 0x6f9, "is no digit of ASCII"},
                                            {0x221e, 0x221e, "is no number; write inf"}}};

bool is_invisible(std::uint32_t code) {
    return code < ' ' || (code >= 0x7f && code <= 0xa0) || (code >= 0x2000 && code <= 0x200f) || (code >= 0x2028 && code <= 0x202f) ||
           (code >= 0x2060 && code <= 0x206f) || code == 0x3000 || code == 0xfeff || code == 0xad;
}

std::string name_of(const Character& character) {
    if (character.is_byte) return fmt::format("the byte 0x{:02x} is no ASCII", character.code);
    const auto found =
        std::ranges::find_if(lookalikes, [&](const Alike& alike) { return alike.first <= character.code && character.code <= alike.last; });
    return fmt::format("U+{:04X} {}", character.code, found == lookalikes.end() ? "is no part of an answer" : found->what);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_nan(std::string_view word) {
    if (!word.empty() && (word[0] == '-' || word[0] == '+')) word.remove_prefix(1);
    return word.size() == 3 && (word[0] | 0x20) == 'n' && (word[1] | 0x20) == 'a' && (word[2] | 0x20) == 'n';
}

// Commas, brackets and quotes of a number or of a list of them.
std::string oddity_of_numbers(std::string_view line) {
    for (std::size_t comma = line.find(','); comma != std::string_view::npos; comma = line.find(',', comma + 1)) {
        if (comma > 0 && comma + 1 < line.size() && is_digit(line[comma - 1]) && is_digit(line[comma + 1]))
            return "a decimal comma; write a point";
        return "a comma; put a blank between numbers";
    }
    return line.find_first_of("[](){}") == std::string_view::npos ? "" : "brackets; write the numbers alone";
}

}  // namespace

std::string oddity_of(std::string_view line, bool is_word) {
    if (line.empty()) return "an empty line";
    const std::size_t begin = line.find_first_not_of(" \t"), end = line.find_last_not_of(" \t");
    if (begin == std::string_view::npos) return "blanks alone";
    if (line.find('\0') != std::string_view::npos) return "a byte of zero, as UTF-16 has; write ASCII";
    for (std::size_t place = 0; place < line.size();) {
        const Character character = next_character(line.substr(place));
        if (character.code >= 0x80) return name_of(character);
        place += character.bytes;
    }
    const std::string_view word = line.substr(begin, end - begin + 1);
    if (word == "None" || word == "null" || word == "undefined" || word == "nil") return "nothing was given back";
    if (word.size() > 1 && (word[0] == '"' || word[0] == '\'') && word.back() == word[0]) return "quotes around it";
    if (!is_word) return oddity_of_numbers(word);
    if (is_nan(word)) return "NaN is neither yes nor no";
    if (begin > 0) return "a blank before it";
    return end + 1 < line.size() ? "a blank behind it" : "";
}

std::string quote_answer(std::string_view line) {
    std::string text = "'";
    for (std::size_t count = 0; !line.empty(); ++count) {
        if (count == longest) return text + "...'";
        const Character character = next_character(line);
        if (character.is_byte || (character.code < 0x80 && is_invisible(character.code)))
            text += fmt::format("\\x{:02x}", character.code);
        else if (is_invisible(character.code))
            text += fmt::format("\\u{{{:x}}}", character.code);
        else
            text += line.substr(0, character.bytes);
        line.remove_prefix(character.bytes);
    }
    return text + "'";
}

}  // namespace tangency::tools
