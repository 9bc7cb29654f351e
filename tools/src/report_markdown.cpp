// SPDX-License-Identifier: MIT
// The audit as Markdown.
#include "report_markdown.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "report_table.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

using properties::Case;

// A bar would end a table cell.
std::string cell(std::string_view text) {
    std::string escaped;
    for (const char c : text) escaped += c == '|' ? std::string("\\|") : std::string(1, c);
    return escaped;
}

std::string subject_rows(const AuditResult& audit, bool controls) {
    std::string text =
        "| method | scalar | dim | form | contract | level | k | worst ulps | broken | findings |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const TableRow& row : table_rows(audit))
        if ((row.role == impl::Role::control) == controls)
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", row.method, row.scalar, row.dims,
                                row.form, row.contract, row.level, row.k, row.ulps, row.broken, row.findings);
    return text;
}

std::string sources(const AuditResult& audit) {
    std::string text = "| method | role | idea | source | answers at ties |\n| --- | --- | --- | --- | --- |\n";
    std::string_view last;
    for (const SubjectRow& row : audit.subjects) {
        const auto& built_in = *row.built_in;
        if (built_in.subject.name == last) continue;
        last = built_in.subject.name;
        const std::string_view note = built_in.contract_note.empty() ? name_of(built_in.subject.contract) : built_in.contract_note;
        text += fmt::format("| {} | {} | {} | {} | {} |\n", last, subjects::name_of(built_in.role), cell(built_in.idea),
                            cell(built_in.source), note);
    }
    return text;
}

// "Breaks P18 of: fold, arvo, double_inside (f64).", one such sentence for each group of properties.
std::string affected_text(const subjects::Finding& finding) {
    std::vector<std::pair<std::string, std::string>> groups;
    for (const auto& entry : finding.affected) {
        const std::string_view scalar = entry.scalars == subjects::Scalars::both  ? ""
                                        : entry.scalars == subjects::Scalars::f32 ? " (f32)"
                                                                                  : " (f64)";
        const std::string key =
            fmt::format("{} {}", entry.met == subjects::Met::always ? "Breaks" : "In some runs breaks", entry.properties);
        const auto same = std::find_if(groups.begin(), groups.end(), [&key](const auto& group) { return group.first == key; });
        if (same == groups.end())
            groups.emplace_back(key, fmt::format("{}{}", entry.subject, scalar));
        else
            same->second += fmt::format(", {}{}", entry.subject, scalar);
    }
    std::string text;
    for (const auto& [key, names] : groups) text += fmt::format("{}{} of: {}.", text.empty() ? "" : " ", key, names);
    return text;
}

std::string findings_text() {
    std::string text;
    for (const auto& finding : subjects::findings()) {
        text += fmt::format("### {}: {}\n\n{}\n\n", finding.id, finding.title, finding.text);
        const Case scene = witness_of(finding);
        text += fmt::format("`{}` {} => {} ({})\n\n{}\n\n", finding.affected.front().subject, properties::to_text(scene),
                            finding.answer, properties::reference_view(scene), affected_text(finding));
    }
    return text;
}

std::string property_rows() {
    std::string text = "| id | property | level | statement | why it holds of every right function |\n| --- | --- | --- | --- | --- |\n";
    for (const auto& property : properties::catalogue())
        text += fmt::format("| {} | {} | {} | {} | {} |\n", property.id, property.title,
                            property.recommendation ? std::string_view("advice") : name_of(property.level), cell(property.statement),
                            cell(property.proof));
    return text;
}

std::string kill_matrix_markdown(const AuditResult& audit) {
    std::string header = "| mutant | defect | seen in |";
    std::string rule = "| --- | --- | --- |";
    for (const auto& property : properties::catalogue()) {
        header += fmt::format(" {} |", property.id.substr(1));
        rule += " --- |";
    }
    std::string text = header + '\n' + rule + '\n';
    for (const MutantRow& row : audit.mutants) {
        text += fmt::format("| {} | {} | {} |", row.mutant->subject.name, cell(row.mutant->defect), cell(row.mutant->seen_in));
        for (const auto& property : properties::catalogue()) {
            const bool kills = std::find(row.killed_by.begin(), row.killed_by.end(), property.id) != row.killed_by.end();
            text += kills ? " x |" : "  |";
        }
        text += '\n';
    }
    return text;
}

std::string input_rows(const AuditResult& audit) {
    std::string header = "| form | scalar | dim | cases | distinct |";
    std::string rule = "| --- | --- | --- | --- | --- |";
    for (const std::string_view kind : properties::kind_names) {
        header += fmt::format(" {} |", kind);
        rule += " --- |";
    }
    std::string text = header + '\n' + rule + '\n';
    for (const auto& group : audit.groups) {
        text += fmt::format("| {} | {} | {} | {} | {} |", form_name(group.signature), name_of(group.signature.scalar),
                            group.signature.dim, group.tally.cases, group.distinct_cases);
        for (const auto count : group.tally.by_kind) text += fmt::format(" {} |", count);
        text += '\n';
    }
    return text;
}

std::string sweep_rows(const AuditResult& audit) {
    std::string text =
        "| form | scalar | dim | cases | by exact_filtered | by the reference | rechecked | ties | lattice | near_tie | near_band | floats "
        "| wrong answers | in band | confirmed | counted only |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const auto& group : audit.groups) {
        const auto& sweep = group.sweep;
        if (sweep.cases == 0) continue;
        text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", form_name(group.signature),
                            name_of(group.signature.scalar), group.signature.dim, sweep.cases, sweep.by_quick, sweep.by_reference,
                            sweep.rechecked, sweep.ties, fmt::join(sweep.by_kind, " | "), sweep.disagreements, sweep.in_band,
                            fmt::format("{} | {}", sweep.confirmed, sweep.passed_over));
    }
    return text;
}

std::string sweep_section(const AuditResult& audit) {
    if (audit.sweep == 0) return "";
    return fmt::format(
               "\n## Sweep\n\nBeyond those, {} cases of each signature of straight boxes are decided by [exact_filtered](exact.md) and put to its\n"
               "subjects, but not to mutants. One case in {}, drawn at random, the reference decides again (\"rechecked\"); a\n"
               "difference would fail the audit. Of the wrong answers, summed over subjects, a proven bound on the gap finds most in\n"
               "the band; the reference confirms what it does not, until a subject has broken a property {} times.\n\n",
               audit.sweep, properties::reference_share, properties::most_confirmed) +
           sweep_rows(audit);
}

}  // namespace

std::string to_markdown(const AuditResult& audit) {
    std::string text = fmt::format(
        "# The audit\n\nWhat each built-in subject got right, printed by `./run tangency audit --mutants --sweep {} --out DIR` (seed\n"
        "{}) into `DIR/report.md`; a test holds this page against every run. `./run audit` sweeps 20,000,000 cases a subject and may find wider\n"
        "gaps. The [levels](levels.md) say what the words promise.\n\n",
        audit.sweep, audit.seed);
    text += "## Published methods\n\n" + subject_rows(audit, false) +
            fmt::format("\n`*`: see the next table. k is the widest wrong gap found on ordinary floats, in eps * scale; "
                        "the band forgives\n{}. Worst ulps is the widest wrong gap found\nanywhere, in ulps of the scale: "
                        "millions of them mean an overflow, an underflow or an angle of many turns.\n\n",
                        band_text());
    text += "## Control group\n\nCorrect variants that must never be accused below the level that theory gives them.\n\n" +
            subject_rows(audit, true) + '\n';
    text += "## Sources\n\n" + sources(audit) + '\n';
    text += "## Findings\n\n" + findings_text();
    text += "## Properties\n\n" + property_rows() + '\n';
    if (!audit.mutants.empty())
        text += "## Kill matrix\n\nx: the property tells the mutant from the method it was made of.\n\n" + kill_matrix_markdown(audit) + '\n';
    return text + "## Inputs\n\nEach case is decided by the reference and put to every subject of its signature.\n\n" +
           input_rows(audit) + sweep_section(audit);
}

}  // namespace tangency::tools
