// SPDX-License-Identifier: MIT
// Every known name, and what is told of a file that has none.
#include "plugin_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>

#include "elf_file.hpp"
#include "outside_pairs.hpp"
#include "outside_plugin_child.hpp"

namespace tangency::tools {
namespace {

std::vector<PluginName> make_names() {
    std::vector<PluginName> names;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            for (const std::size_t dim : {std::size_t{2}, std::size_t{3}, std::size_t{1}})
                for (const ScalarType scalar : every_scalar)
                    for (const AnswerKind answer : every_answer) {
                        const Signature signature{form.form, scalar, dim, form.orientation, question, answer};
                        const bool is_asked_of_whole = !is_whole(scalar) || (form.exists_of(scalar) && is_asked(answer, signature));
                        if (form.is_asked_in(dim) && is_asked_of_whole) names.push_back({symbol_name(signature), signature});
                    }
    for (const Form form : pairs_forms)
        for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
            for (const ScalarType scalar : every_scalar) {
                if (is_whole(scalar)) continue;
                const Signature signature{form, scalar, dim, Orientation::none, Question::box_box};
                names.push_back({pairs_symbol(signature), signature, true});
            }
    return names;
}

// How many letters must be put in, left out or changed (Levenshtein 1966); `most` + 1 for anything more.
std::size_t edit_distance(std::string_view from, std::string_view to, std::size_t most) {
    const auto [shorter, longer] = std::minmax({from.size(), to.size()});
    if (longer - shorter > most) return most + 1;
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t before = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < to.size(); ++j)
            before = std::exchange(row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, before + (from[i] == to[j] ? 0U : 1U)}));
    }
    return std::min(row.back(), most + 1);
}

// The parts of a name in any order: "center f32 half tangency".
std::vector<std::string_view> parts_of(std::string_view name) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0, end = 0; at <= name.size(); at = end + 1) {
        end = std::min(name.find('_', at), name.size());
        parts.push_back(name.substr(at, end - at));
    }
    std::ranges::sort(parts);
    return parts;
}

// How far an exported name is from a known one. Who names no kind of answer means none but yes or no.
std::size_t distance_between(const std::string& exported, const PluginName& known, std::size_t most) {
    const AnswerKind answer = known.signature.answer;
    const bool is_unsaid = answer != AnswerKind::boolean && exported.find(name_of(answer)) == exported.npos;
    const std::size_t distance = edit_distance(exported, known.symbol, most) + (is_unsaid ? 2 : 0);
    return distance > 1 && exported.size() == known.symbol.size() && parts_of(exported) == parts_of(known.symbol) ? 1 : distance;
}

struct Nearest {
    std::string exported;
    const PluginName* known = nullptr;
};

// The exported name that is a slip of the pen away from a known one. Of many those are looked at that look meant.
Nearest find_nearest(std::vector<std::string> exports) {
    const auto looks_meant = [](const std::string& name) { return name.find("tangency") != name.npos; };
    std::stable_partition(exports.begin(), exports.end(), looks_meant);
    if (exports.size() > 200) exports.resize(200);
    Nearest nearest;
    std::size_t most = 10;
    for (const std::string& exported : exports)
        for (const PluginName& known : every_plugin_name()) {
            const std::size_t distance = distance_between(exported, known, most);
            if (distance >= most) continue;
            most = distance;
            nearest = {exported, &known};
        }
    return nearest;
}

// "exports tangency_center_half_f32 as a C++ function", where a known name stands inside one that a compiler has decorated:
// _Z24tangency_center_half_f32fffffff (Itanium C++ ABI, section 5.1), _ZN4hits24tangency_center_half_f3217h0123456789abcdefE.
std::optional<std::string> complaint_about_decorated(const std::string& path, const std::string& symbol, const std::string& exported) {
    if (!exported.starts_with("_Z") && !exported.starts_with("_R")) return std::nullopt;
    if (exported.find(fmt::format("{}{}", symbol.size(), symbol)) == exported.npos) return std::nullopt;
    const bool is_by_rust = exported.starts_with("_R") || exported.find("17h") != exported.npos;
    return fmt::format("{} exports {} as a {} function; write {} before it", path, symbol, is_by_rust ? "Rust" : "C++",
                       is_by_rust ? "#[no_mangle] pub extern \"C\"" : "extern \"C\"");
}

std::optional<std::string> find_decorated(const std::string& path, const std::vector<std::string>& exports,
                                          const std::vector<std::string>& symbols) {
    for (const std::string& exported : exports) {
        if (exported.find("tangency") == exported.npos) continue;
        for (const std::string& symbol : symbols)
            if (auto complaint = complaint_about_decorated(path, symbol, exported)) return complaint;
    }
    return std::nullopt;
}

}  // namespace

const std::vector<PluginName>& every_plugin_name() {
    static const std::vector<PluginName> names = make_names();
    return names;
}

std::vector<PluginName> known_among(const std::vector<std::string>& exports) {
    const std::unordered_set<std::string_view> exported(exports.begin(), exports.end());
    std::vector<PluginName> known;
    std::ranges::copy_if(every_plugin_name(), std::back_inserter(known),
                         [&](const PluginName& name) { return exported.contains(name.symbol); });
    return known;
}

std::vector<std::string> symbols_of(const std::vector<PluginName>& names) {
    std::vector<std::string> symbols;
    for (const PluginName& name : names) symbols.push_back(name.symbol);
    return symbols;
}

std::string enumerated(const std::vector<std::string>& names) {
    constexpr std::size_t shown = 6;
    const std::size_t first = names.size() > shown ? shown - 1 : names.size() - (names.size() > 1 ? 1 : 0);
    std::string text = fmt::format("{}", fmt::join(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(first), ", "));
    if (names.size() > shown) return fmt::format("{} and {} more", text, names.size() - first);
    return names.size() < 2 ? text : fmt::format("{} and {}", text, names.back());
}

std::string complaint_about_missing(const std::string& path, const std::string& symbol, const std::string& addition) {
    const std::vector<std::string> exports = read_exports(path).functions, known = symbols_of(known_among(exports));
    if (const auto complaint = find_decorated(path, exports, {symbol})) return *complaint;
    if (known.empty()) return fmt::format("{} exports no {}, nor any other function that Tangency knows; add {}", path, symbol, addition);
    return fmt::format("{} exports no {}; it exports {}: ask for one of those, or add the function", path, symbol, fmt::join(known, ", "));
}

std::string complaint_about_names(const std::string& path, const std::vector<std::string>& exports) {
    constexpr std::string_view mend = "name it tangency_FORM_SCALAR, such as tangency_center_half_f32; tangency forms lists the forms";
    if (exports.empty())
        return fmt::format(
            "{} exports no function; {}, and export it: not static, in C++ extern \"C\", in Rust #[no_mangle] pub extern \"C\"", path,
            mend);
    if (const auto complaint = find_decorated(path, exports, symbols_of(every_plugin_name()))) return *complaint;
    if (const auto [exported, known] = find_nearest(exports); known != nullptr)
        return fmt::format("{} exports {}, a name that Tangency does not know; the nearest known one is {}: rename it", path, exported,
                           known->symbol);
    std::vector<std::string> shown = exports;
    const auto is_plain = [](const std::string& name) { return !name.starts_with('_'); };
    std::stable_partition(shown.begin(), shown.end(), is_plain);
    return fmt::format("{} exports {}, {} name that Tangency knows; {}", path, enumerated(shown), shown.size() == 1 ? "no" : "none a",
                       mend);
}

}  // namespace tangency::tools
