// SPDX-License-Identifier: MIT
// Files of vectors: accepted only if nothing in them is lost, and refused by name.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "mismatches.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {
namespace {

using Json = nlohmann::json;

// The value that a text is, if it is one and has no key twice in an object.
std::optional<Json> read_whole(const std::string& text) {
    std::vector<std::set<std::string>> open;
    bool is_twice = text.find('\0') != std::string::npos;  // which ends a text for the parser
    const auto look = [&](int, Json::parse_event_t event, const Json& parsed) {
        if (event == Json::parse_event_t::object_start) open.emplace_back();
        if (event == Json::parse_event_t::object_end) open.pop_back();
        if (event == Json::parse_event_t::key) is_twice |= !open.back().insert(parsed.get<std::string>()).second;
        return true;
    };
    Json value = Json::parse(text, look, false);
    return value.is_discarded() || is_twice ? std::nullopt : std::optional(std::move(value));
}

std::string mismatch_of_complaint(std::string_view complaint) {
    const bool one_line = std::ranges::all_of(complaint, [](char c) { return c >= ' ' && c <= '~'; });
    if (one_line && complaint.starts_with("input: ") && complaint.size() < 800 && complaint.find("; ") != std::string_view::npos) return {};
    return fmt::format("the complaint is no line that names the file and the hint: {}", tools::quote_token(complaint));
}

}  // namespace

std::string mismatch_of_vectors(const std::string& text, const VectorsReader& read) {
    vectors::VectorFile loaded{};
    try {
        loaded = read(text, "input");
    } catch (const vectors::BadFile& bad) {
        return mismatch_of_complaint(bad.what());
    } catch (const std::exception& other) {
        return fmt::format("the reader lets through an exception: {}", other.what());
    }
    const auto said = read_whole(text);
    if (!said) return "what is no JSON, or has a key twice, was accepted";
    const auto written = read_whole(vectors::file_text(loaded));
    if (!written) return "what was read is written as what is no JSON";
    if (*said != *written) return "what was read is not what stands there: " + Json::diff(*said, *written)[0].dump();
    for (const vectors::VectorCase& known : loaded.cases)
        if (reference::find_defect(known.input.signature, known.input.row()))
            return fmt::format("case {} is not a valid row and was accepted as one", known.id);
    return {};
}

std::string try_vectors(std::span<const std::uint8_t> input, const VectorsReader& read) {
    if (input.size() < 2) return {};
    const auto rest = input.subspan(2);
    if (input[1] % 2 == 0) return mismatch_of_vectors({rest.begin(), rest.end()}, read);
    const auto all = vectors::signatures_of(Question::box_ball);
    return mismatch_of_vectors(edit_tokens(small_vectors_file(all[input[0] % all.size()]), rest), read);
}

}  // namespace tangency::fuzz
