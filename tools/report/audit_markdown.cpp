// SPDX-License-Identifier: MIT
// The document of an audit as Markdown.
#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <span>

#include "audit_document.hpp"

namespace tangency::tools {
namespace {

// A bar would end a table cell.
std::string cell(std::string_view text) {
    std::string escaped;
    for (const char c : text) escaped += c == '|' ? std::string("\\|") : std::string(1, c);
    return escaped;
}

// One row of cells, which are escaped.
std::string row_of(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& one : cells) text += one.empty() ? "  |" : fmt::format(" {} |", cell(one));
    return text + '\n';
}

std::string table_head(const std::vector<std::string>& headings) {
    return row_of(headings) + row_of(std::vector<std::string>(headings.size(), "---"));
}

std::string subject_rows(Part audit, bool controls) {
    std::string text = table_head({"method", "scalar", "dim", "form", "contract", "level", "k", "worst ulps", "broken", "findings"});
    for (const TableRow& row : table_rows(audit))
        if (row.control == controls)
            text += fmt::format("| {}{} | {} | {} | {} | {} | {}{} | {} | {} | {} | {} |\n", row.method, row.domain, row.scalar, row.dims,
                                row.form, row.contract, row.level, row.surprising ? "!" : "", row.k, row.ulps, row.broken, row.findings);
    return text;
}

std::string at_ties(Part subject) {
    const std::string& note = text_of(subject, "contract_note");
    return note.empty() ? text_of(subject, "contract") : note;
}

std::string sources(Part audit) {
    std::string text = table_head({"method", "role", "idea", "source", "answers at ties"});
    std::string last;
    for (const Part subject : audit["subjects"]) {
        if (text_of(subject, "name") == last) continue;
        last = text_of(subject, "name");
        text += row_of({last, text_of(subject, "role"), text_of(subject, "idea"), text_of(subject, "source"), at_ties(subject)});
    }
    return text;
}

// The levels of a method by its scalars and dimensions, one word where they are alike.
std::string levels_of(std::span<const TableRow> rows) {
    const auto is_other = [&](const TableRow& row) { return row.level != rows.front().level; };
    if (std::ranges::none_of(rows, is_other)) return rows.front().level;
    std::string text;
    for (const TableRow& row : rows) text += fmt::format("{}{} {}-D {}", text.empty() ? "" : ", ", row.scalar, row.dims, row.level);
    return text;
}

// One row a method, by what holds of every run: how wide gaps were and which properties broke depends on what was drawn.
std::string summary_rows(Part audit, bool controls) {
    std::string text = table_head({"method", "role", "idea", "source", "form", "answers at ties", "level"});
    const std::vector<TableRow> rows = table_rows(audit);
    for (std::size_t first = 0, past = 0; first < rows.size(); first = past) {
        const TableRow& row = rows[first];
        while (past < rows.size() && rows[past].method == row.method && rows[past].domain == row.domain) ++past;
        if (row.control != controls) continue;
        const auto subjects = audit["subjects"];
        const Part subject =
            *std::find_if(subjects.begin(), subjects.end(), [&](Part each) { return text_of(each, "name") == row.method; });
        text += row_of({row.method + row.domain, text_of(subject, "role"), text_of(subject, "idea"), text_of(subject, "source"), row.form,
                        at_ties(subject), levels_of(std::span(rows).subspan(first, past - first))});
    }
    return text;
}

// "Breaks P18 of: fold, arvo, double_inside (f64).", one such sentence for each group of properties.
std::string affected_text(Part finding) {
    const auto heading = [](Part entry) {
        return fmt::format("{} {}", is_set(entry, "always_met") ? "Breaks" : "In some runs breaks", text_of(entry, "properties"));
    };
    const auto name = [](Part entry) {
        const std::string& scalars = text_of(entry, "scalars");
        return text_of(entry, "subject") + (scalars == "both" ? "" : fmt::format(" ({})", scalars));
    };
    std::string text;
    for (const auto& [properties, subjects] : affected_groups(finding, heading, name))
        text += fmt::format("{}{} of: {}.", text.empty() ? "" : " ", properties, subjects);
    return text;
}

std::string findings_text(Part audit) {
    std::string text;
    for (const Part finding : audit["findings"]) {
        const Part shown = finding["witness"]["case"];
        text += fmt::format("### {}: {}\n\n{}\n\n`{}` {} => {} ({})\n\n{}\n\n", text_of(finding, "id"), text_of(finding, "title"),
                            text_of(finding, "text"), text_of(finding["witness"], "subject"), numbers_text(shown["decimal"]),
                            is_set(shown, "answer"), text_of(shown, "reference"), affected_text(finding));
    }
    return text;
}

std::string property_rows(Part audit) {
    std::string text = table_head({"id", "property", "level", "statement", "why it holds of every right function"});
    for (const Part property : audit["properties"])
        text += row_of({text_of(property, "id"), text_of(property, "title"), text_of(property, "level"), text_of(property, "statement"),
                        text_of(property, "proof")});
    return text;
}

std::string kill_matrix(Part audit) {
    std::vector<std::string> headings{"mutant", "defect", "seen in"};
    for (const Part property : audit["properties"]) headings.push_back(text_of(property, "id").substr(1));
    std::string text = table_head(headings);
    for (const Part mutant : audit["mutants"]) {
        std::vector<std::string> cells{text_of(mutant, "name"), text_of(mutant, "defect"), text_of(mutant, "seen_in")};
        for (const Part property : audit["properties"]) cells.emplace_back(kills(mutant, text_of(property, "id")) ? "x" : "");
        text += row_of(cells);
    }
    return text;
}

std::string broad_phase_section(Part audit) {
    if (audit["broad_phases"].empty()) return "";
    std::string methods = table_head({"broad phase", "scalar", "idea", "level", "exact pairs", "candidates", "all pairs"});
    std::string mutants = table_head({"mutant", "scalar", "defect", "killed by"});
    for (const Part row : audit["broad_phases"]) {
        if (is_set(row, "mutant"))
            mutants += row_of({text_of(row, "name"), text_of(row, "scalar"), text_of(row, "idea"), joined(row["broken"])});
        else
            methods += row_of({text_of(row, "name"), text_of(row, "scalar"), text_of(row, "idea"), text_of(row, "level"),
                               std::to_string(count_of(row, "exact_pairs")), std::to_string(count_of(row, "candidates")),
                               std::to_string(count_of(row, "all_pairs"))});
    }
    return "## Broad phases\n\nLists of boxes and balls in the plane ([pairs](pairs.md)); candidates beyond the exact pairs are no "
           "fault.\n\n" +
           methods + '\n' + mutants + '\n';
}

std::vector<std::string> signature_cells(Part group) {
    return {form_text(group) + in_domain(group), text_of(group, "scalar"), std::to_string(count_of(group, "dim"))};
}

std::string input_rows(Part audit) {
    std::vector<std::string> headings{"form", "scalar", "dim", "cases", "distinct"};
    if (!audit["inputs"].empty())
        for (const auto& [kind, seen] : audit["inputs"].front()["kinds"].items()) headings.push_back(kind);
    std::string text = table_head(headings);
    for (const Part group : audit["inputs"]) {
        std::vector<std::string> cells = signature_cells(group);
        for (const char* key : {"cases", "distinct_cases"}) cells.push_back(std::to_string(count_of(group, key)));
        for (const auto& [kind, seen] : group["kinds"].items()) cells.push_back(std::to_string(seen.count()));
        text += row_of(cells);
    }
    return text;
}

std::string bulk_rows(Part audit) {
    std::string text = table_head({"form", "scalar", "dim", "cases", "by exact_filtered", "by the reference", "rechecked", "ties",
                                   "lattice", "near_tie", "near_band", "floats", "wrong answers", "in band", "confirmed", "counted only"});
    for (const Part group : audit["inputs"]) {
        const Part bulk = group["bulk"];
        if (count_of(bulk, "cases") == 0) continue;
        std::vector<std::string> cells = signature_cells(group);
        const auto add = [&](std::initializer_list<const char*> keys) {
            for (const char* key : keys) cells.push_back(std::to_string(count_of(bulk, key)));
        };
        add({"cases", "decided_by_exact_filtered", "decided_by_reference", "rechecked_by_reference", "ties"});
        for (const auto& [kind, drawn] : bulk["kinds"].items()) cells.push_back(std::to_string(drawn.count()));
        add({"wrong_answers", "wrong_in_band", "wrong_confirmed_by_reference", "wrong_counted_only"});
        text += row_of(cells);
    }
    return text;
}

std::string bulk_section(Part audit) {
    if (count_of(audit, "bulk") == 0) return "";
    return fmt::format(
               "\n## Bulk run\n\nBeyond those, {} cases of each signature of a box and a ball, of rotated ones a tenth unless named, are "
               "decided by\n"
               "[exact_filtered](exact.md) and put to its methods, but not to mutants. One case in {}, drawn at random, the reference "
               "decides again (\"rechecked\"); a\n"
               "difference would fail the audit. Of the wrong answers, summed over subjects, a proven bound on the gap finds most in\n"
               "the band; the reference confirms what it does not, until a subject has broken a property {} times.\n\n",
               count_of(audit, "bulk"), count_of(audit, "reference_share"), count_of(audit, "most_confirmed")) +
           bulk_rows(audit);
}

}  // namespace

std::string audit_summary(Part audit) {
    return "# The audit\n\nWhere each built-in subject stands; a run that puts one elsewhere fails, and a test holds this page against the "
           "whole audit. It is\n"
           "`summary.md` of `./run tangency audit --mutants --out DIR`. `report.html` and `report.md` beside it have what depends on the "
           "inputs drawn: how wide\n"
           "wrong gaps were, which properties each method broke, which of them kills which mutant, and how many inputs of each kind were "
           "asked.\n"
           "`./run audit` writes them to `build/audit`. The [levels](levels.md) say what the words promise.\n\n"
           "## Published methods\n\nA row \"in\" some words is of that [domain](command.md#domains) alone, in which the method is tried "
           "as well.\n\n" +
           summary_rows(audit, false) +
           "\n## Control group\n\nCorrect variants that must never be blamed below the level that theory gives them.\n\n" +
           summary_rows(audit, true) + "\n## Findings\n\n" + findings_text(audit) + "## Properties\n\n" + property_rows(audit);
}

std::string audit_markdown(Part audit) {
    std::string text = fmt::format(
        "# The audit\n\nWhat each built-in subject got right, printed by `./run tangency audit --mutants --bulk {} --out DIR` (seed\n"
        "{}) into `DIR/report.md`. `./run audit` asks 20,000,000 cases a subject and may find wider gaps. The [levels](levels.md) say what "
        "the\n"
        "words promise.\n\n",
        count_of(audit, "bulk"), count_of(audit, "seed"));
    text += "## Published methods\n\n" + subject_rows(audit, false) +
            fmt::format(
                "\n`*`: see the next table. k is the widest wrong gap found on ordinary floats, in eps * scale; "
                "the band excuses\n{}. Worst ulps is the widest wrong gap found\nanywhere, in ulps of the scale: "
                "millions of them mean an overflow, an underflow or an angle of many turns. A row \"in\" some\n"
                "words is of that [domain](command.md#domains) alone, in which the method is tried as well.\n\n",
                band_text(audit));
    text += "## Control group\n\nCorrect variants that must never be blamed below the level that theory gives them.\n\n" +
            subject_rows(audit, true) + '\n';
    text += "## Sources\n\n" + sources(audit) + '\n';
    text += "## Findings\n\n" + findings_text(audit);
    text += "## Properties\n\n" + property_rows(audit) + '\n';
    if (!audit["mutants"].empty())
        text += "## Kill matrix\n\nx: the property tells the mutant from the method it was made of.\n\n" + kill_matrix(audit) + '\n';
    text += broad_phase_section(audit);
    return text + "## Inputs\n\nEach case is decided by the reference and put to every subject of its signature.\n\n" + input_rows(audit) +
           bulk_section(audit);
}

}  // namespace tangency::tools
