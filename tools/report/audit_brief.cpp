// SPDX-License-Identifier: MIT
// An audit on a screen: what was tried, what is right, what is wrong and why. The report has the rest.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "audit_methods.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::tools {
namespace {

// So many names are told one by one.
constexpr std::size_t most_named = 6;
// So many lines of what is not as recorded.
constexpr std::size_t most_unexpected = 12;
// So many findings are told, those of most functions, on ordinary numbers and beside them.
constexpr std::size_t most_findings = 14, most_limits = 8;

// A built-in function in all its scalars and dimensions, and the least that it is right in.
struct Function {
    std::string role{};
    std::size_t level = level_names.size();
    bool is_stopped = false;
    std::set<std::string> domains{};  ///< in which it is right where it is not elsewhere
};

std::size_t place_of_level(const std::string& name) {
    return static_cast<std::size_t>(std::ranges::find(level_names, name) - level_names.begin());
}

constexpr std::size_t ordinary = static_cast<std::size_t>(Level::banded);

using Functions = std::map<std::string, Function>;

Functions functions_of(Part audit) {
    Functions functions;
    for (const Part subject : audit["subjects"]) {
        Function& function = functions[text_of(subject, "name")];
        function.role = text_of(subject, "role");
        const bool has_level = has_value(subject, "level");
        if (has_value(subject, "domain")) {
            if (has_level && place_of_level(text_of(subject, "level")) >= ordinary) function.domains.insert(text_of(subject, "domain"));
            continue;
        }
        function.is_stopped = function.is_stopped || !has_level;
        if (has_level) function.level = std::min(function.level, place_of_level(text_of(subject, "level")));
    }
    return functions;
}

std::string named(const std::vector<std::string>& names) {
    return names.size() > most_named ? fmt::format("{} functions", names.size()) : fmt::format("{}", fmt::join(names, ", "));
}

void add_tried(Report& report, Part audit, const Functions& functions) {
    if (functions.empty()) return;
    std::map<std::string, std::size_t> roles;
    for (const auto& [name, function] : functions) ++roles[function.role];
    std::string text;
    for (const auto& [role, words] : {std::pair{"published", "as published"},
                                      {"repaired", "repaired"},
                                      {"own", "of Tangency's own"},
                                      {"control", "right by construction, for control"}})
        if (roles.contains(role)) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", roles[role], words);
    std::uint64_t fewest = ~std::uint64_t{0}, bulk = 0;
    for (const Part group : audit["inputs"]) {
        fewest = std::min(fewest, count_of(group, "distinct_cases"));
        bulk += count_of(group["bulk"], "cases");
    }
    List list{{fmt::format("Tried: {} that decide whether a circle touches a rectangle, or the like ({}).",
                           counted(functions.size(), "function"), text)}};
    if (!audit["inputs"].empty())
        list.items.push_back(
            fmt::format("Each answered {} different inputs or more, exact touches among them, whose answers are known without rounding{}.",
                        grouped(fewest), bulk == 0 ? "" : fmt::format("; {} more in all", grouped(bulk))));
    report.add(std::move(list));
}

void add_right(Report& report, const Functions& functions) {
    constexpr std::array<std::pair<Level, std::string_view>, 3> levels{
        {{Level::exact, "on every input, exact touches included"},
         {Level::full_range, "unless the gap between the shapes is as small as rounding"},
         {Level::banded, "likewise, but for numbers whose squares are too large or too small for the type"}}};
    std::vector<std::string> lines, stopped;
    std::size_t right = 0;
    for (const auto& [level, words] : levels) {
        std::vector<std::string> names;
        for (const auto& [name, function] : functions)
            if (!function.is_stopped && function.level == static_cast<std::size_t>(level)) names.push_back(name);
        right += names.size();
        if (!names.empty()) lines.push_back(fmt::format("  {}: {}", words, named(names)));
    }
    for (const auto& [name, function] : functions)
        if (function.is_stopped) stopped.push_back(name);
    lines.insert(lines.begin(), fmt::format("Right: {} of {}", right, counted(functions.size(), "function")));
    if (!stopped.empty()) lines.push_back(fmt::format("Not known, since the trial was stopped: {}", named(stopped)));
    report.add(List{std::move(lines)});
}

// The functions in which a finding shows among the properties of these levels.
std::vector<std::string> affected(Part audit, Part finding, const Functions& functions, bool on_ordinary) {
    std::set<std::string> bases;
    for (const Part property : audit["properties"])
        if (place_of_level(text_of(property, "level")) <= ordinary) bases.insert(text_of(property, "id"));
    std::set<std::string> names;
    for (const Part entry : finding["affected"]) {
        const auto known = functions.find(text_of(entry, "subject"));
        if (known == functions.end() || known->second.is_stopped) continue;
        const auto& [name, function] = *known;
        const std::string& ids = text_of(entry, "properties");
        const bool shows = std::ranges::any_of(bases, [&](const std::string& id) { return ids.find(id) != ids.npos; });
        if ((function.level < ordinary && shows) == on_ordinary)
            names.insert(name + (function.level < ordinary && !function.domains.empty() ? "*" : ""));
    }
    return {names.begin(), names.end()};
}

void add_wrong(Report& report, Part audit, const Functions& functions) {
    const auto is_wrong = [](const auto& each) { return !each.second.is_stopped && each.second.level < ordinary; };
    const auto wrong = static_cast<std::size_t>(std::ranges::count_if(functions, is_wrong));
    for (const bool on_ordinary : {true, false}) {
        List list;
        std::vector<std::pair<std::size_t, std::string>> told;
        for (const Part finding : audit["findings"])
            if (const auto names = affected(audit, finding, functions, on_ordinary); !names.empty())
                told.emplace_back(names.size(),
                                  fmt::format("  {} ({}): {}", text_of(finding, "title"), text_of(finding, "id"), named(names)));
        if (told.empty()) continue;
        std::ranges::stable_sort(told, std::greater(), [](const auto& each) { return each.first; });
        const std::size_t most = on_ordinary ? most_findings : most_limits;
        for (const auto& each : std::span(told).first(std::min(most, told.size()))) list.items.push_back(each.second);
        if (told.size() > most) list.items.push_back(fmt::format("  and {} causes more; --verbose prints all", told.size() - most));
        list.items.insert(list.items.begin(), on_ordinary
                                                  ? fmt::format("Wrong on ordinary numbers: {}, and why", counted(wrong, "function"))
                                                  : "Known limits of floats, in right and wrong functions alike");
        std::string domains;
        for (const auto& each : functions)
            if (on_ordinary && is_wrong(each) && !each.second.domains.empty())
                domains += fmt::format("{}{} in {}", domains.empty() ? "  * right where it is meant to be used: " : "; ", each.first,
                                       fmt::join(each.second.domains, "; "));
        if (!domains.empty()) list.items.push_back(domains);
        report.add(std::move(list));
    }
}

// "Planted faults: 328 of 328 told", and what was not.
void add_planted(Report& report, Part audit) {
    List list;
    const Part mutants = audit["mutants"];
    const auto survivors =
        static_cast<std::size_t>(std::count_if(mutants.begin(), mutants.end(), [](Part mutant) { return mutant["killed_by"].empty(); }));
    list.items.push_back(mutants.empty() ? "Planted faults: not tried; --mutants tries them"
                                         : fmt::format("Planted faults: {} of {} told", mutants.size() - survivors, mutants.size()));
    std::size_t shown = 0;
    for (const Part mutant : mutants)
        if ((mutant["killed_by"].empty() || mutants.size() <= most_named) && ++shown <= most_unexpected)
            list.items.push_back(fmt::format("  {}: {}", text_of(mutant, "name"),
                                             mutant["killed_by"].empty() ? "not told" : "told by " + joined(mutant["killed_by"])));
    std::map<std::string, bool> ways, faults;  // whether as it must be in every scalar
    for (const Part row : audit["broad_phases"]) {
        const bool is_fault = is_set(row, "mutant");
        const bool is_good = is_fault != (place_of_level(text_of(row, "level")) >= ordinary);
        const auto [place, is_new] = (is_fault ? faults : ways).emplace(text_of(row, "name"), is_good);
        if (!is_new) place->second = place->second && is_good;
    }
    const auto good = [](const std::map<std::string, bool>& all) {
        return std::ranges::count_if(all, [](const auto& each) { return each.second; });
    };
    if (!ways.empty())
        list.items.push_back(fmt::format("Pairs found in lists of shapes: {} of {} ways right; planted faults: {} of {} told", good(ways),
                                         ways.size(), good(faults), faults.size()));
    report.add(std::move(list));
}

}  // namespace

Report audit_brief(Part audit) {
    Report report = head_of(audit);
    const Functions functions = functions_of(audit);
    add_tried(report, audit, functions);
    if (!functions.empty()) add_right(report, functions);
    add_wrong(report, audit, functions);
    add_planted(report, audit);
    report.summary = unexpected_in(audit);
    if (const std::size_t all = report.summary.size(); all > most_unexpected) {
        report.summary.resize(most_unexpected);
        report.summary.push_back(fmt::format("... and {} more; --verbose prints all", all - most_unexpected));
    }
    return report;
}

}  // namespace tangency::tools
