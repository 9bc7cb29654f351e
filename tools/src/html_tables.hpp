// SPDX-License-Identifier: MIT
// The sections of report.html that are tables: overview, mutants, properties, inputs.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit.hpp"
#include "html_style.hpp"
#include "report_table.hpp"
#include "tangency/properties/explain.hpp"

namespace tangency::tools::html {

/// Appends formatted text.
template <class... Parts>
void add(std::string& page, fmt::format_string<Parts...> format, Parts&&... parts) {
    fmt::format_to(std::back_inserter(page), format, std::forward<Parts>(parts)...);
}

/// "110 of 110", or that no mutants were tried.
inline std::string killed_of(const AuditResult& audit) {
    const auto killed = std::count_if(audit.mutants.begin(), audit.mutants.end(),
                                      [](const MutantRow& row) { return !row.killed_by.empty(); });
    return audit.mutants.empty() ? "not tried" : fmt::format("{} of {}", killed, audit.mutants.size());
}

namespace detail {

inline Level level_named(std::string_view text) {
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (text.substr(0, level_names[i].size()) == level_names[i]) return static_cast<Level>(i);
    return Level::none;
}

inline bool kills(const MutantRow& row, std::string_view id) {
    return std::find(row.killed_by.begin(), row.killed_by.end(), id) != row.killed_by.end();
}

// Of all counterexamples that kill the mutant, the one told in the fewest words.
inline std::string simplest_kill(const MutantRow& row) {
    std::string simplest;
    for (const properties::Outcome& outcome : row.result.outcomes) {
        if (!outcome.counterexample || !kills(row, outcome.property->id)) continue;
        const std::string told = properties::explain(*outcome.counterexample, row.mutant->subject.contract);
        if (simplest.empty() || told.size() + 5 < simplest.size())
            simplest = fmt::format("{}: {}", outcome.property->id, told);
    }
    return simplest;
}

inline void add_mutant(std::string& page, const MutantRow& row) {
    const std::string name = escape(row.mutant->subject.name);
    const bool alive = row.killed_by.empty();
    std::string told = escape(simplest_kill(row));
    for (std::size_t at = told.find('\n'); at != std::string::npos; at = told.find('\n', at))
        told.replace(at, 1, "<br>");
    add(page, R"(<tr{}><td id="{}"><b>{}{}</b><details><summary>{} <small>(seen in: {})</small></summary>
<p>As {} {}. {}</p></details>)",
        alive ? R"( class="alive")" : "", name, alive ? R"(<span class="red">✗ survives </span>)" : "", name,
        escape(row.mutant->defect), escape(row.mutant->seen_in), form_name(row.mutant->subject.signature),
        signature_text(row.mutant->subject.signature), told);
    page += "</td>";
    for (const properties::Property& property : properties::catalogue())
        page += kills(row, property.id) ? R"(<td class="k x">●</td>)" : R"(<td class="k">·</td>)";
    page += "</tr>\n";
}

// Every subject of a signature sits the same exams, but for those of the other contract.
inline std::uint64_t exams_posed(const AuditResult& audit, std::string_view id) {
    std::uint64_t posed = 0;
    for (const auto& group : audit.groups) {
        std::uint64_t most = 0;
        for (const SubjectRow& row : audit.subjects)
            if (row.built_in->subject.signature == group.signature) most = std::max(most, row.result.of(id).exams);
        for (const MutantRow& row : audit.mutants)
            if (row.mutant->subject.signature == group.signature) most = std::max(most, row.result.of(id).exams);
        posed += most;
    }
    return posed;
}

}  // namespace detail

/// The subjects by method: what each reached, published and repaired before the control group.
inline void add_overview(std::string& page, const AuditResult& audit) {
    add(page, R"(<h2 id="methods">Methods</h2>
<p class="soft">k is the widest wrong gap on ordinary floats in units of eps × scale; the band forgives {}. Worst ulps is
the widest wrong gap anywhere, in ulps of the scale; millions mean an overflow, an underflow or an angle of many turns. A
star marks a contract that one word does not tell.</p>
<div class="scroll"><table><thead><tr><th>method</th><th>scalar</th><th>dim</th><th>form</th><th>contract</th>
<th>level</th><th class="n">k</th><th class="n">worst ulps</th><th>breaks</th><th>findings</th></tr></thead><tbody>
)",
        band_text());
    std::vector<TableRow> rows = table_rows(audit);
    std::stable_partition(rows.begin(), rows.end(),
                          [](const TableRow& row) { return row.role != impl::Role::control; });
    std::string_view last;
    bool control = false;
    for (const TableRow& row : rows) {
        if (row.role == impl::Role::control && !std::exchange(control, true))
            page += R"(<tr class="part"><td colspan="10">Control group: correct variants that must never be accused below
their level</td></tr>
)";
        const bool stopped = row.level.substr(0, 7) == "stopped";
        add(page, R"(<tr{}><td><a href="#{}"><b>{}</b></a></td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>
<td>{}{}</td><td class="n">{}</td><td class="n">{}</td><td>{}</td><td class="ids">{}</td></tr>
)",
                  last == row.method ? R"( class="same")" : "", escape(row.method), escape(row.method), row.scalar,
                  row.dims, row.form, row.contract, stopped ? "stopped" : ladder(detail::level_named(row.level)),
                  row.surprising ? R"( <span class="red">✗ unexpected</span>)" : "", row.k, row.ulps,
                  links(row.broken), links(row.findings));
        last = row.method;
    }
    page += "</tbody></table></div>\n";
}

/// The kill matrix, survivors first; nothing if no mutants were tried.
inline void add_mutants(std::string& page, const AuditResult& audit) {
    if (audit.mutants.empty()) return;
    add(page, R"(<h2 id="mutants">Mutants</h2>
<p class="soft">Methods broken on purpose, each in a way seen in real code. {} killed. A kill counts only by a property
that the unbroken method would hold. Open a row for its simplest counterexample.</p>
<div class="scroll tall"><table class="matrix"><thead><tr><th>mutant</th>)",
        killed_of(audit));
    std::string totals;
    for (const properties::Property& property : properties::catalogue()) {
        add(page, R"(<th title="{}"><a href="#{}">{}</a></th>)", escape(property.title), property.id, property.id);
        totals += fmt::format("<td>{}</td>",
                              std::count_if(audit.mutants.begin(), audit.mutants.end(),
                                            [&property](const MutantRow& row) { return detail::kills(row, property.id); }));
    }
    page += "</tr></thead><tbody>\n";
    for (const bool alive : {true, false})
        for (const MutantRow& row : audit.mutants)
            if (row.killed_by.empty() == alive) detail::add_mutant(page, row);
    add(page, "</tbody><tfoot><tr><td>mutants killed</td>{}</tr></tfoot></table></div>\n", totals);
}

/// The catalogue of properties.
inline void add_properties(std::string& page, const AuditResult& audit) {
    page += R"(<h2 id="properties">Properties</h2>
<div class="scroll"><table><thead><tr><th>id</th><th>statement, and why it holds of every right function</th>
<th>level</th><th class="n">exams posed</th></tr></thead><tbody>
)";
    for (const properties::Property& property : properties::catalogue())
        add(page, R"(<tr id="{}"><td><b>{}</b></td><td><b>{}</b>{}<br>{}<br><span class="soft">{}</span></td>
<td>{}</td><td class="n">{}</td></tr>
)",
            property.id, property.id, escape(property.title),
            property.recommendation ? " <small>(binding only where named)</small>" : "", escape(property.statement),
            escape(property.proof), property.recommendation ? "advice" : ladder(property.level),
            grouped(detail::exams_posed(audit, property.id)));
    page += "</tbody></table></div>\n";
}

/// How many cases of each kind each signature saw.
inline void add_inputs(std::string& page, const AuditResult& audit) {
    page += R"(<h2 id="inputs">Inputs</h2>
<p class="soft">Cases that the reference decided, by kind; a case may be of several. The bars show the share. The audit
fails unless there is one tie to twenty drawn cases and one of each other kind to a hundred; drawn are all but those of the
exhaustive lattice.</p>
<div class="scroll"><table class="dense"><thead><tr><th>signature</th><th class="n">cases</th><th class="n">distinct</th>)";
    for (const std::string_view kind : properties::kind_names) add(page, R"(<th class="n">{}</th>)", escape(kind));
    page += "</tr></thead><tbody>\n";
    for (const auto& group : audit.groups) {
        add(page, R"(<tr><td>{} {}</td><td class="n">{}</td><td class="n">{}</td>)", form_name(group.signature),
            signature_text(group.signature), grouped(group.tally.cases), grouped(group.distinct_cases));
        const auto shortfalls = properties::find_shortfalls(group.tally, group.signature.dim);
        for (std::size_t i = 0; i < properties::kind_names.size(); ++i) {
            const bool is_short =
                std::any_of(shortfalls.begin(), shortfalls.end(), [i](const properties::Shortfall& shortfall) {
                    return static_cast<std::size_t>(shortfall.kind) == i;
                });
            const auto all = static_cast<double>(std::max<std::uint64_t>(group.tally.cases, 1));
            const double share = 100 * static_cast<double>(group.tally.by_kind[i]) / all;
            const bool none = group.tally.by_kind[i] == 0 && !is_short;
            add(page, R"(<td class="n share{}" style="background-size:{:.1f}% 100%">{}{}</td>)",
                is_short ? " short" : "", share, is_short ? "✗ " : "", none ? "–" : grouped(group.tally.by_kind[i]));
        }
        page += "</tr>\n";
    }
    page += "</tbody></table></div>\n";
}

}  // namespace tangency::tools::html
