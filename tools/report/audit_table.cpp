// SPDX-License-Identifier: MIT
// The document of an audit as aligned text.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "audit_document.hpp"

namespace tangency::tools {
namespace {

constexpr std::size_t columns = 10;
using Cells = std::array<std::string, columns>;

std::string subject_table(const std::vector<TableRow>& rows) {
    const Cells headings{"method", "scalar", "dim", "form", "contract", "level", "k", "worst ulps", "broken", "findings"};
    const auto cells_of = [](const TableRow& row) -> Cells {
        return {row.method + row.domain,
                row.scalar,
                row.dims,
                row.form,
                row.contract,
                row.level + (row.surprising ? "!" : ""),
                row.k,
                row.ulps,
                row.broken,
                row.findings};
    };
    std::array<std::size_t, columns> widths{};
    for (std::size_t c = 0; c < columns; ++c) {
        widths[c] = headings[c].size();
        for (const TableRow& row : rows) widths[c] = std::max(widths[c], cells_of(row)[c].size());
    }
    const auto line = [&widths](const Cells& cells) {
        std::string text;
        for (std::size_t c = 0; c < columns; ++c) text += fmt::format("{:<{}}  ", cells[c], widths[c]);
        text.erase(text.find_last_not_of(' ') + 1);
        return text + '\n';
    };
    std::string text = line(headings);
    text += std::string(std::accumulate(widths.begin(), widths.end(), 2 * (columns - 1)), '-') + '\n';
    bool control = false;
    for (const TableRow& row : rows) {
        if (row.control && !control) text += "control group: correct variants that must never be blamed below their level\n";
        control = control || row.control;
        text += line(cells_of(row));
    }
    return text;
}

std::string kill_matrix(Part audit) {
    std::size_t width = 0;
    for (const Part mutant : audit["mutants"]) width = std::max(width, text_of(mutant, "name").size());
    std::string text = fmt::format("{:<{}} ", "kill matrix: x = killed by", width);
    for (const Part property : audit["properties"]) text += fmt::format(" {}", text_of(property, "id").substr(1));
    text += '\n';
    for (const Part mutant : audit["mutants"]) {
        text += fmt::format("{:<{}} ", text_of(mutant, "name"), width);
        for (const Part property : audit["properties"]) text += kills(mutant, text_of(property, "id")) ? "  x" : "  .";
        text += '\n';
    }
    return text;
}

// The two scalars differ in little.
std::string broad_phases(Part audit) {
    std::string text =
        fmt::format("{:<22}{:<8}{:>9}{:>12}{:>10}{:>13}\n", "broad phase (f64)", "level", "exact", "candidates", "times", "of all pairs");
    for (const Part row : audit["broad_phases"]) {
        if (is_set(row, "mutant") || text_of(row, "scalar") != "f64") continue;
        const auto candidates = static_cast<double>(count_of(row, "candidates"));
        text += fmt::format("{:<22}{:<8}{:>9}{:>12}{:>10.2f}{:>11.1f} %\n", text_of(row, "name"), text_of(row, "level"),
                            count_of(row, "exact_pairs"), count_of(row, "candidates"),
                            candidates / static_cast<double>(count_of(row, "exact_pairs")),
                            100 * candidates / static_cast<double>(count_of(row, "all_pairs")));
    }
    for (const Part row : audit["broad_phases"])
        if (is_set(row, "mutant") && text_of(row, "scalar") == "f64")
            text += fmt::format("{:<32} {}\n", text_of(row, "name"), joined(row["broken"]));
    return text;
}

std::string inputs_seen(Part audit) {
    std::string text = "inputs, each decided by the reference and put to every subject of its signature:\n";
    for (const Part group : audit["inputs"]) {
        text += fmt::format("  {}{}: {} cases, {} distinct:", signature_text(group), in_domain(group), count_of(group, "cases"),
                            count_of(group, "distinct_cases"));
        for (const auto& [kind, seen] : group["kinds"].items())
            if (seen.count() > 0) text += fmt::format(" {} {}", kind, seen.count());
        text += '\n';
        if (count_of(group["bulk"], "cases") > 0) text += fmt::format("    {}\n", bulk_line(group["bulk"]));
    }
    return text;
}

std::string closing_lines(Part audit) {
    std::string text;
    for (const Part subject : audit["subjects"])
        for (const Part surprise : subject["surprises"])
            text += fmt::format("unexpected: {} {} {}-D{}: {}\n", text_of(subject, "name"), text_of(subject, "scalar"),
                                count_of(subject, "dim"), in_domain(subject), surprise.text());
    for (const Part surprise : audit["surprises"]) text += fmt::format("unexpected: {}\n", surprise.text());
    if (!audit["mutants"].empty()) text += fmt::format("{} of {} mutants killed\n", killed_mutants(audit), audit["mutants"].size());
    if (!is_set(audit, "complete")) return text + "interrupted: the rows above are what is known so far\n";
    return text + (is_set(audit, "as_expected") ? "audit: every subject landed where its record says\n"
                                                : "audit: something departs from the record, see above\n");
}

}  // namespace

std::string audit_table(Part audit) {
    std::string text = subject_table(table_rows(audit)) + '\n';
    for (const Part subject : audit["subjects"])
        if (!text_of(subject, "contract_note").empty() && text_of(subject, "scalar") == "f32" && !has_value(subject, "domain"))
            text += fmt::format("* {}: {}\n", text_of(subject, "name"), text_of(subject, "contract_note"));
    text += fmt::format(
        "k: widest wrong gap on ordinary floats, in eps * scale (the band excuses {}).\nworst ulps: widest wrong gap "
        "anywhere, in ulps of the scale; millions of them mean an overflow, an underflow or an angle of many turns.\n\n",
        band_text(audit));
    if (!audit["mutants"].empty()) text += kill_matrix(audit) + '\n';
    if (!audit["broad_phases"].empty()) text += broad_phases(audit) + '\n';
    return text + inputs_seen(audit) + '\n' + closing_lines(audit);
}

}  // namespace tangency::tools
