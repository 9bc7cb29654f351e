// SPDX-License-Identifier: MIT
// Bytes as JSON, strictly: what a lenient parser would drop or overwrite in silence is a mistake here.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "numbers.hpp"
#include "store.hpp"
#include "whole_file.hpp"

namespace tangency::vectors {

using tools::Json;

namespace {

// Wider and deeper than any format of vectors; objects are searched key by key, so that a wide one takes for ever.
constexpr std::size_t most_keys = 64;
constexpr int most_depth = 16;

struct Unfit {
    std::string clause;
};

// Sees every value as it is parsed, and throws Unfit at the first that would be read as something else than it
// says.
class Guard {
public:
    bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
        using Event = Json::parse_event_t;
        if (depth > most_depth) throw Unfit{fmt::format("is nested more than {} deep{}", most_depth, place())};
        if (event == Event::object_start) open_.emplace_back();
        if (event == Event::object_end) open_.pop_back();
        if (event == Event::key) add(parsed.get_ref<const std::string&>());
        const bool in_object = !open_.empty() && !open_.back().empty();
        if (event == Event::value && parsed.is_string() && in_object && open_.back().back() == "id") last_id_ = parsed.get<std::string>();
        return true;
    }

private:
    void add(const std::string& key) {
        std::vector<std::string>& keys = open_.back();
        if (std::ranges::find(keys, key) != keys.end())
            throw Unfit{fmt::format("the key {} stands twice in one object{}", shown(key), place())};
        if (keys.size() == most_keys) throw Unfit{fmt::format("an object has more than {} keys{}", most_keys, place())};
        keys.push_back(key);
    }

    std::string place() const { return last_id_.empty() ? "" : fmt::format(", at or behind case {}", shown(last_id_)); }

    std::vector<std::vector<std::string>> open_;  // the keys so far of each object that is not closed
    std::string last_id_;
};

Json parse(const std::string& text) {
    // The parser takes a zero byte for the end, whatever follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string::npos)
        throw Unfit{fmt::format("holds a zero byte at {} of {}", zero, text.size())};
    Guard guard;
    try {
        return Json::parse(text,
                           [&guard](int depth, Json::parse_event_t event, const Json& parsed) { return guard(depth, event, parsed); });
    } catch (const Json::parse_error& error) {
        throw Unfit{fmt::format("broken JSON at byte {} of {}", error.byte, text.size())};
    } catch (const Json::exception& error) {
        // Numbers as digits that no double can hold; the parser quotes them.
        const std::string_view why = error.what();
        const std::size_t quoted = std::min(why.find('\''), why.size());
        throw Unfit{fmt::format("a number is beyond double: {}", tools::quote_token(why.substr(std::min(quoted + 1, why.size()))))};
    }
}

}  // namespace

std::string shown(const Json& value) {
    constexpr std::size_t longest = 80;
    std::string text = tools::to_line(value, true);
    if (text.size() > longest) text = text.substr(0, longest) + "...";
    return text;
}

std::string read_bytes(const std::filesystem::path& file) {
    auto [bytes, fault] = tools::read_whole_file(file);
    if (!fault.empty())
        throw BadFile(fmt::format("cannot read {}: {}; name a file or folder written by tangency vectors generate", file.string(), fault));
    return bytes;
}

Json parse_strictly(const std::string& text, const std::string& name) {
    try {
        return parse(text);
    } catch (const Unfit& unfit) {
        throw BadFile(fmt::format("{}: {}; {}", name, unfit.clause, hint_for_files));
    }
}

Json parse_json(const std::string& text, const std::string& name) {
    Json parsed = parse_strictly(text, name);
    const auto format = parsed.is_object() ? parsed.find("format") : parsed.end();
    if (!parsed.is_object() || format == parsed.end() || !format->is_number_integer())
        throw BadFile(fmt::format("{}: has no \"format\" number, so it is no file of vectors; {}", name, hint_for_files));
    if (*format > file_format)
        throw BadFile(fmt::format("{}: is of format {}, and this tangency ({}) reads up to {}; update tangency", name,
                                  tools::to_line(*format), TANGENCY_VERSION, file_format));
    return parsed;
}

}  // namespace tangency::vectors
