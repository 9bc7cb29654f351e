// SPDX-License-Identifier: MIT
// The tables of report.html. On a narrow screen each row becomes a block (html_style.hpp), so no column is out of sight.
#include "audit_html_tables.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "audit_document.hpp"
#include "html_evidence.hpp"
#include "html_style.hpp"

namespace tangency::tools::html {
namespace {

// "numbers => answer (the reference's view)" for each case, then the expectation.
std::string told(Part counterexample) {
    const bool pure = text_of(counterexample, "expects") == "pure";
    std::string text;
    for (const Part shown : counterexample["cases"])
        text += fmt::format("{}{} => {} ({})\n", pure ? fmt::format("call {}: ", count_of(shown, "place")) : "",
                            numbers_text(shown["decimal"]), is_set(shown, "answer"), text_of(shown, "reference"));
    text += text_of(counterexample, "expectation");
    return is_set(counterexample, "repeatable") ? text : text + "; asked again, the subject answered otherwise";
}

// Of all counterexamples that kill the mutant, the one told in the fewest words.
std::string simplest_kill(Part mutant) {
    std::string simplest;
    for (const Part outcome : mutant["properties"]) {
        if (!has_value(outcome, "counterexample") || !kills(mutant, text_of(outcome, "property"))) continue;
        const std::string text = fmt::format("{}: {}", text_of(outcome, "property"), told(outcome["counterexample"]));
        if (simplest.empty() || text.size() < simplest.size()) simplest = text;
    }
    return simplest;
}

void add_mutant(std::string& page, Part audit, Part mutant) {
    const std::string name = escape(text_of(mutant, "name"));
    const bool alive = mutant["killed_by"].empty();
    std::string example = escape(simplest_kill(mutant));
    for (std::size_t at = example.find('\n'); at != std::string::npos; at = example.find('\n', at)) example.replace(at, 1, "<br>");
    add(page, R"(<tr{}><td id="{}"><b>{}{}</b><details><summary>{} <small>(seen in: {})</small></summary>
<p>As {}. {}</p></details></td><td class="kills">)",
        alive ? R"( class="alive")" : "", name, alive ? R"(<span class="red">✗ survives </span>)" : "", name,
        escape(text_of(mutant, "defect")), escape(text_of(mutant, "seen_in")), signature_text(mutant), example);
    for (const Part property : audit["properties"]) {
        const std::string& id = text_of(property, "id");
        add(page, R"(<i class="{}" title="{}">{}</i>)", kills(mutant, id) ? "k x" : "k", escape(text_of(property, "title")), id.substr(1));
    }
    page += "</td></tr>\n";
}

// Every subject of a signature gets the same instances, but for those of the other contract: by property, summed over
// signatures.
std::vector<std::uint64_t> instances_asked(Part audit) {
    std::map<std::string, std::vector<std::uint64_t>> most;
    for (const char* list : {"subjects", "mutants"})
        for (const Part subject : audit[list]) {
            auto& here = most[signature_text(subject)];
            here.resize(audit["properties"].size());
            for (std::size_t i = 0; i < here.size(); ++i) here[i] = std::max(here[i], count_of(subject["properties"][i], "instances"));
        }
    std::vector<std::uint64_t> asked(audit["properties"].size());
    for (const auto& [signature, here] : most)
        for (std::size_t i = 0; i < asked.size(); ++i) asked[i] += here[i];
    return asked;
}

}  // namespace

std::string killed_of(Part audit) {
    return audit["mutants"].empty() ? "not tried" : fmt::format("{} of {}", killed_mutants(audit), audit["mutants"].size());
}

void add_overview(std::string& page, Part audit) {
    add(page, R"(<h2 id="methods">Methods</h2>
<p class="soft">k is the widest wrong gap on ordinary floats in units of eps × scale; the band excuses {}. Worst ulps is
the widest wrong gap anywhere, in ulps of the scale; millions mean an overflow, an underflow or an angle of many turns. A
star marks a contract that one word does not tell.</p>
<div class="scroll"><table class="rows"><thead><tr><th>method</th><th>scalar</th><th>dim</th><th>form</th><th>contract</th>
<th>level</th><th class="n">k</th><th class="n">worst ulps</th><th>breaks</th><th>findings</th></tr></thead><tbody>
)",
        band_text(audit));
    std::vector<TableRow> rows = table_rows(audit);
    std::stable_partition(rows.begin(), rows.end(), [](const TableRow& row) { return !row.control; });
    std::string last;
    bool control = false;
    for (const TableRow& row : rows) {
        if (row.control && !std::exchange(control, true))
            page += R"(<tr class="part"><td colspan="10">Control group: correct variants that must never be blamed below
their level</td></tr>
)";
        add(page, R"(<tr{}><td><a href="#{}"><b>{}</b></a>{}</td><td data-of="scalar">{}</td><td data-of="dim">{}</td>
<td data-of="form">{}</td><td data-of="contract">{}</td><td data-of="level">{}{}</td><td class="n" data-of="k">{}</td>
<td class="n" data-of="worst ulps">{}</td><td class="ids" data-of="breaks">{}</td><td class="ids" data-of="findings">{}</td></tr>
)",
            last == row.method + row.domain ? R"( class="same")" : "", escape(row.method), escape(row.method), escape(row.domain),
            row.scalar, row.dims, row.form, row.contract, row.level == "stopped" ? row.level : ladder(row.level),
            row.surprising ? R"( <span class="red">✗ unexpected</span>)" : "", row.k, row.ulps, links(row.broken), links(row.findings));
        last = row.method + row.domain;
    }
    page += "</tbody></table></div>\n";
}

void add_mutants(std::string& page, Part audit) {
    if (audit["mutants"].empty()) return;
    add(page, R"(<h2 id="mutants">Mutants</h2>
<p class="soft">Methods broken on purpose, each in a way seen in real code. {} killed. A kill counts only by a property
that the unbroken method would hold: the numbers in green are the properties that kill. Open a row for its simplest
counterexample.</p>
<div class="scroll"><table class="matrix"><thead><tr><th>mutant</th><th>killed by</th></tr></thead><tbody>
)",
        killed_of(audit));
    for (const bool alive : {true, false})
        for (const Part mutant : audit["mutants"])
            if (mutant["killed_by"].empty() == alive) add_mutant(page, audit, mutant);
    page += R"(</tbody><tfoot><tr><td>mutants killed by each property</td><td class="kills">)";
    for (const Part property : audit["properties"]) {
        const std::string& id = text_of(property, "id");
        const Part mutants = audit["mutants"];
        const auto killed = std::count_if(mutants.begin(), mutants.end(), [&id](Part mutant) { return kills(mutant, id); });
        add(page, R"(<span><a href="#{}">{}</a> {}</span> )", id, id, killed);
    }
    page += "</td></tr></tfoot></table></div>\n";
}

void add_broad_phases(std::string& page, Part audit) {
    if (audit["broad_phases"].empty()) return;
    page += R"(<h2 id="broad-phases">Broad phases</h2>
<p class="soft">Lists of boxes and balls in the plane. Candidates beyond the exact pairs are no fault.</p>
<div class="scroll"><table class="rows"><thead><tr><th>broad phase</th><th>idea, or what is wrong with a mutant</th><th>scalar</th>
<th class="n">exact pairs</th><th class="n">candidates</th><th>broken</th></tr></thead><tbody>
)";
    for (const Part row : audit["broad_phases"])
        add(page, R"(<tr><td><b>{}</b></td><td>{}</td><td>{}</td><td class="n">{}</td><td class="n">{}</td><td>{}</td></tr>
)",
            text_of(row, "name"), escape(text_of(row, "idea")), text_of(row, "scalar"), count_of(row, "exact_pairs"),
            count_of(row, "candidates"), joined(row["broken"]));
    page += "</tbody></table></div>\n";
}

void add_properties(std::string& page, Part audit) {
    page += R"(<h2 id="properties">Properties</h2>
<div class="scroll"><table class="rows"><thead><tr><th>id</th><th>statement, and why it holds of every right function</th>
<th>level</th><th class="n">instances</th></tr></thead><tbody>
)";
    const std::vector<std::uint64_t> asked = instances_asked(audit);
    std::size_t i = 0;
    for (const Part property : audit["properties"]) {
        const std::string &id = text_of(property, "id"), &level = text_of(property, "level");
        add(page, R"(<tr id="{}"><td><b>{}</b></td><td><b>{}</b>{}<br>{}<br><span class="soft">{}</span></td>
<td data-of="level">{}</td><td class="n" data-of="instances">{}</td></tr>
)",
            id, id, escape(text_of(property, "title")), level == "recommendation" ? " <small>(binding only where named)</small>" : "",
            escape(text_of(property, "statement")), escape(text_of(property, "proof")), level == "recommendation" ? level : ladder(level),
            grouped(asked[i++]));
    }
    page += "</tbody></table></div>\n";
}

void add_inputs(std::string& page, Part audit) {
    page += R"(<h2 id="inputs">Inputs</h2>
<p class="soft">Cases that the reference decided, by kind; a case may be of several. The bars show the share. The audit
fails unless there is one tie to twenty drawn cases and one of each other kind to a hundred; drawn are all but those of the
exhaustive lattice.</p>
<div class="scroll"><table class="rows dense"><thead><tr><th>signature</th><th class="n">cases</th><th class="n">distinct</th>
<th>kinds</th></tr></thead><tbody>
)";
    for (const Part group : audit["inputs"]) {
        const std::uint64_t cases = count_of(group, "cases");
        add(page,
            R"(<tr><td><b>{}</b></td><td class="n" data-of="cases">{}</td><td class="n" data-of="distinct">{}</td><td class="kinds">)",
            signature_text(group), grouped(cases), grouped(count_of(group, "distinct_cases")));
        const Part seldom = group["seen_too_seldom"];
        for (const auto& [kind, seen] : group["kinds"].items()) {
            const bool is_short = seldom.holds(kind);
            const auto count = seen.count();
            if (count == 0 && !is_short) continue;
            const double share = 100 * static_cast<double>(count) / static_cast<double>(std::max<std::uint64_t>(cases, 1));
            add(page, R"(<span class="share{}" style="background-size:{:.1f}% 100%">{}{} {}</span> )", is_short ? " short" : "", share,
                is_short ? "✗ " : "", escape(kind), grouped(count));
        }
        page += "</td></tr>\n";
    }
    page += "</tbody></table></div>\n";
}

}  // namespace tangency::tools::html
