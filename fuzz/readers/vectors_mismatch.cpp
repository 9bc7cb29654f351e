// SPDX-License-Identifier: MIT
// Files of vectors: accepted only if nothing in them is lost, and refused by name.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "json_tree.hpp"
#include "mismatches.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {
namespace {

using NodeKind = JsonTree::Kind;

// Whole numbers have one meaning and more than one spelling: 0 and -0.
bool is_same_number(const std::string& a, const std::string& b) {
    long long first = 0, second = 0;
    const auto reads = [](const std::string& text, long long& number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        return error == std::errc() && end == text.data() + text.size();
    };
    return reads(a, first) && reads(b, second) && first == second;
}

// Where the two differ, as a path; nothing if they say the same. Keys of an object may stand in any order.
std::optional<std::string> difference(const JsonTree& a, const JsonTree& b, const std::string& path) {
    if (a.kind != b.kind || a.items.size() != b.items.size()) return path;
    if (a.kind == NodeKind::number) return is_same_number(a.text, b.text) ? std::nullopt : std::optional(path);
    if (a.text != b.text) return path;
    for (std::size_t i = 0; i < a.items.size(); ++i) {
        std::size_t other = i;
        if (a.kind == NodeKind::object) {
            other = static_cast<std::size_t>(std::ranges::find(b.keys, a.keys[i]) - b.keys.begin());
            if (other == b.keys.size() || std::ranges::count(a.keys, a.keys[i]) != 1) return path + '/' + a.keys[i];
        }
        const std::string below = path + '/' + (a.kind == NodeKind::object ? a.keys[i] : std::to_string(i));
        if (auto found = difference(a.items[i], b.items[other], below)) return found;
    }
    return std::nullopt;
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
    const auto said = read_json_tree(text);
    if (!said) return "what is no JSON was accepted";
    const auto written = read_json_tree(vectors::file_text(loaded));
    if (!written) return "what was read is written as what is no JSON";
    if (const auto path = difference(*said, *written, ""))
        return "what was read is not what stands there, at " + (path->empty() ? "/" : *path);
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
