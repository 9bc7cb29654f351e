// SPDX-License-Identifier: MIT
// A recursive descent over the RFC's grammar.
#include "json_tree.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace tangency::fuzz {
namespace {

struct NoJson {};

class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {
        if (rest_.starts_with("\xef\xbb\xbf")) rest_.remove_prefix(3);
    }

    JsonTree whole() {
        JsonTree tree = value(0);
        skip_blanks();
        if (!rest_.empty()) throw NoJson{};
        return tree;
    }

private:
    using Kind = JsonTree::Kind;

    char take() {
        if (rest_.empty()) throw NoJson{};
        const char c = rest_[0];
        rest_.remove_prefix(1);
        return c;
    }
    bool take_if(char wanted) {
        if (rest_.empty() || rest_[0] != wanted) return false;
        rest_.remove_prefix(1);
        return true;
    }
    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\n\r"), rest_.size())); }

    JsonTree value(int depth) {
        if (depth > 64) throw NoJson{};
        skip_blanks();
        if (take_if('{')) return object(depth);
        if (take_if('[')) return array(depth);
        if (take_if('"')) return {Kind::string, string(), {}, {}};
        for (const std::string_view word : {"true", "false", "null"})
            if (rest_.starts_with(word)) {
                rest_.remove_prefix(word.size());
                return {word == "null" ? Kind::null : Kind::boolean, std::string(word), {}, {}};
            }
        return {Kind::number, number(), {}, {}};
    }

    JsonTree array(int depth) {
        JsonTree tree{Kind::array, {}, {}, {}};
        skip_blanks();
        if (take_if(']')) return tree;
        for (;;) {
            tree.items.push_back(value(depth + 1));
            skip_blanks();
            if (take_if(']')) return tree;
            if (take() != ',') throw NoJson{};
        }
    }

    JsonTree object(int depth) {
        JsonTree tree{Kind::object, {}, {}, {}};
        skip_blanks();
        if (take_if('}')) return tree;
        for (;;) {
            skip_blanks();
            if (take() != '"') throw NoJson{};
            tree.keys.push_back(string());
            skip_blanks();
            if (take() != ':') throw NoJson{};
            tree.items.push_back(value(depth + 1));
            skip_blanks();
            if (take_if('}')) return tree;
            if (take() != ',') throw NoJson{};
        }
    }

    std::size_t digits(std::string& out) {
        std::size_t count = 0;
        for (; !rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9'; ++count) out += take();
        return count;
    }

    std::string number() {
        std::string out;
        if (take_if('-')) out += '-';
        const bool zero = rest_.starts_with('0');
        const std::size_t whole = digits(out);
        if (whole == 0 || (zero && whole > 1)) throw NoJson{};
        if (take_if('.')) {
            out += '.';
            if (digits(out) == 0) throw NoJson{};
        }
        if (take_if('e') || take_if('E')) {
            out += 'e';
            if (rest_.starts_with('-') || rest_.starts_with('+')) out += take();
            if (digits(out) == 0) throw NoJson{};
        }
        return out;
    }

    std::uint32_t hex4() {
        if (rest_.size() < 4) throw NoJson{};
        std::uint32_t unit = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + 4, unit, 16);
        if (error != std::errc() || end != rest_.data() + 4) throw NoJson{};
        rest_.remove_prefix(4);
        return unit;
    }

    static void append_utf8(std::string& out, std::uint32_t point) {
        const auto add = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
        if (point < 0x80) return add(point);
        if (point < 0x800) return add(0xc0 | point >> 6), add(0x80 | (point & 63));
        if (point < 0x10000) return add(0xe0 | point >> 12), add(0x80 | (point >> 6 & 63)), add(0x80 | (point & 63));
        add(0xf0 | point >> 18), add(0x80 | (point >> 12 & 63)), add(0x80 | (point >> 6 & 63)), add(0x80 | (point & 63));
    }

    void escape(std::string& out) {
        const char c = take();
        const std::size_t place = std::string_view("\"\\/bfnrt").find(c);
        if (place != std::string_view::npos) {
            out += "\"\\/\b\f\n\r\t"[place];
            return;
        }
        if (c != 'u') throw NoJson{};
        std::uint32_t point = hex4();
        if (point >= 0xd800 && point < 0xdc00) {
            if (take() != '\\' || take() != 'u') throw NoJson{};
            const std::uint32_t low = hex4();
            if (low < 0xdc00 || low > 0xdfff) throw NoJson{};
            point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
        } else if (point >= 0xdc00 && point < 0xe000) {
            throw NoJson{};
        }
        append_utf8(out, point);
    }

    // What stands between the quotes. Bytes beyond ASCII must be UTF-8 in its shortest form.
    std::string string() {
        std::string out;
        for (;;) {
            const char c = take();
            const auto byte = static_cast<unsigned char>(c);
            if (c == '"') return out;
            if (byte < 0x20) throw NoJson{};
            if (c == '\\') {
                escape(out);
            } else if (byte < 0x80) {
                out += c;
            } else {
                const int more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
                std::uint32_t point = byte & (0x3f >> more);
                for (int i = 0; i < more; ++i) {
                    const auto next = static_cast<unsigned char>(take());
                    if (next >> 6 != 2) throw NoJson{};
                    point = point << 6 | (next & 63);
                }
                constexpr std::uint32_t least[] = {0x80, 0x800, 0x10000};
                const bool surrogate = point >= 0xd800 && point < 0xe000;
                if (byte < 0xc0 || byte > 0xf4 || point < least[more - 1] || point > 0x10ffff || surrogate) throw NoJson{};
                append_utf8(out, point);
            }
        }
    }

    std::string_view rest_;
};

}  // namespace

std::optional<JsonTree> read_json_tree(std::string_view text) {
    try {
        return Reader(text).whole();
    } catch (const NoJson&) {
        return std::nullopt;
    }
}

}  // namespace tangency::fuzz
