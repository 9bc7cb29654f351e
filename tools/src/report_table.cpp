// SPDX-License-Identifier: MIT
// The audit as aligned text.
#include "report_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "sweep_text.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;
using properties::Status;

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text += fmt::format("{}{}", text.empty() ? "" : " ", word);
    return text;
}

constexpr std::size_t columns = 10;
constexpr std::array<std::string_view, columns> headings{"method",   "scalar", "dim", "form",   "contract",
                                                         "level",    "k",      "worst ulps", "broken", "findings"};

std::array<std::string, columns> cells_of(const TableRow& row) {
    return {row.method, row.scalar, row.dims, row.form,   row.contract,
            row.level,  row.k,      row.ulps, row.broken, row.findings};
}

std::string subject_table(const std::vector<TableRow>& rows) {
    std::array<std::size_t, columns> widths{};
    for (std::size_t c = 0; c < columns; ++c) widths[c] = headings[c].size();
    for (const TableRow& row : rows)
        for (std::size_t c = 0; c < columns; ++c) widths[c] = std::max(widths[c], cells_of(row)[c].size());
    const auto line = [&widths](const auto& cells) {
        std::string text;
        for (std::size_t c = 0; c < columns; ++c) text += fmt::format("{:<{}}  ", cells[c], widths[c]);
        text.erase(text.find_last_not_of(' ') + 1);
        return text + '\n';
    };
    std::string text = line(headings);
    text += std::string(std::accumulate(widths.begin(), widths.end(), 2 * (columns - 1)), '-') + '\n';
    bool control = false;
    for (const TableRow& row : rows) {
        if (row.role == impl::Role::control && !control) {
            text += "control group: correct variants that must never be accused below their level\n";
            control = true;
        }
        text += line(cells_of(row));
    }
    return text;
}

std::string kill_matrix_text(const AuditResult& audit) {
    std::size_t width = 0;
    for (const MutantRow& row : audit.mutants) width = std::max(width, row.mutant->subject.name.size());
    std::string text = fmt::format("{:<{}} ", "kill matrix: x = killed by", width);
    for (const auto& property : properties::catalogue()) text += fmt::format(" {}", property.id.substr(1));
    text += '\n';
    for (const MutantRow& row : audit.mutants) {
        text += fmt::format("{:<{}} ", row.mutant->subject.name, width);
        for (const auto& property : properties::catalogue()) {
            const bool kills = std::find(row.killed_by.begin(), row.killed_by.end(), property.id) != row.killed_by.end();
            text += kills ? "  x" : "  .";
        }
        text += '\n';
    }
    return text;
}

std::string inputs_seen(const AuditResult& audit) {
    std::string text = "inputs, each decided by the reference and put to every subject of its signature:\n";
    for (const auto& group : audit.groups) {
        text += fmt::format("  {} {} {}-D: {} cases, {} distinct:", form_name(group.signature),
                            name_of(group.signature.scalar), group.signature.dim, group.tally.cases, group.distinct_cases);
        for (std::size_t i = 0; i < properties::kind_names.size(); ++i)
            if (group.tally.by_kind[i] > 0)
                text += fmt::format(" {} {}", properties::kind_names[i], group.tally.by_kind[i]);
        text += '\n';
        if (group.sweep.cases > 0) text += fmt::format("    {}\n", sweep_line(group.sweep));
    }
    return text;
}

std::string closing_lines(const AuditResult& audit) {
    std::string text;
    for (const SubjectRow& row : audit.subjects)
        for (const std::string& surprise : row.surprises)
            text += fmt::format("unexpected: {} {} {}-D: {}\n", row.built_in->subject.name,
                                name_of(row.built_in->subject.signature.scalar), row.built_in->subject.signature.dim,
                                surprise);
    for (const std::string& surprise : audit.surprises) text += fmt::format("unexpected: {}\n", surprise);
    const auto killed = std::count_if(audit.mutants.begin(), audit.mutants.end(),
                                      [](const MutantRow& row) { return !row.killed_by.empty(); });
    if (!audit.mutants.empty()) text += fmt::format("{} of {} mutants killed\n", killed, audit.mutants.size());
    if (!audit.complete)
        text += "interrupted: the rows above are what is known so far\n";
    else
        text += audit.as_expected() ? "audit: every subject landed where its record says\n"
                                    : "audit: something departs from the record, see above\n";
    return text;
}

}  // namespace

std::string broken_properties(const properties::TrialResult& result, bool with_advice) {
    std::vector<std::string_view> ids;
    for (const Outcome& outcome : result.outcomes)
        if (outcome.status == Status::violated && (with_advice || !outcome.property->recommendation))
            ids.push_back(outcome.property->id);
    return joined(ids);
}

std::vector<TableRow> table_rows(const AuditResult& audit) {
    std::vector<TableRow> rows;
    std::array<double, 2> widest{};  // k and ulps of the row so far: merged dimensions show the larger
    for (const SubjectRow& subject : audit.subjects) {
        const auto& [built_in, result, complete, findings, surprises] = subject;
        const Signature& signature = built_in->subject.signature;
        TableRow row{.method = built_in->subject.name,
                     .scalar = std::string(name_of(signature.scalar)),
                     .dims = std::to_string(signature.dim),
                     .form = std::string(form_name(signature)),
                     .contract = built_in->contract_note.empty() ? std::string(name_of(built_in->subject.contract))
                                                                 : std::string(name_of(built_in->subject.contract)) + "*",
                     .level = complete ? std::string(name_of(result.level)) : "stopped",
                     .k = fmt::format("{:.2f}", result.measured_k),
                     .ulps = fmt::format("{:.3g}", result.worst_gap_ulps),
                     .broken = broken_properties(result, false),
                     .findings = joined(findings),
                     .surprising = !surprises.empty(),
                     .role = built_in->role};
        if (row.surprising) row.level += "!";
        const bool merges = !rows.empty() && rows.back().method == row.method && rows.back().scalar == row.scalar &&
                            rows.back().level == row.level && rows.back().broken == row.broken &&
                            rows.back().findings == row.findings;
        if (!merges) {
            rows.push_back(row);
            widest = {0, 0};
        } else {
            rows.back().dims += "," + row.dims;
        }
        if (result.measured_k > widest[0]) rows.back().k = row.k;
        if (result.worst_gap_ulps > widest[1]) rows.back().ulps = row.ulps;
        widest = {std::max(widest[0], result.measured_k), std::max(widest[1], result.worst_gap_ulps)};
    }
    return rows;
}

std::string band_text() {
    const auto band = [](Turning turning) {
        return properties::default_band({Form::center_half, ScalarType::f32, turning == Turning::quaternion ? 3U : 2U, turning});
    };
    return fmt::format("{}; of boxes turned by radians {}, degrees {}, axis {}, quaternion {}", band(Turning::none),
                       band(Turning::radians), band(Turning::degrees), band(Turning::axis), band(Turning::quaternion));
}

std::string to_table(const AuditResult& audit) {
    std::string text = subject_table(table_rows(audit)) + '\n';
    for (const SubjectRow& row : audit.subjects)
        if (!row.built_in->contract_note.empty() && row.built_in->subject.signature.scalar == ScalarType::f32)
            text += fmt::format("* {}: {}\n", row.built_in->subject.name, row.built_in->contract_note);
    text += fmt::format(
        "k: widest wrong gap on ordinary floats, in eps * scale (the band forgives {}).\nworst ulps: widest wrong gap "
        "anywhere, in ulps of the scale; millions of them mean an overflow, an underflow or an angle of many turns.\n\n",
        band_text());
    if (!audit.mutants.empty()) text += kill_matrix_text(audit) + '\n';
    return text + inputs_seen(audit) + '\n' + closing_lines(audit);
}

}  // namespace tangency::tools
