// SPDX-License-Identifier: MIT
// The document of an audit as a page: verdict, table of methods, a card a method, findings, mutants, properties, inputs.
#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "audit_document.hpp"
#include "audit_html_tables.hpp"
#include "html_evidence.hpp"
#include "html_style.hpp"

namespace tangency::tools {
namespace {

using html::escape;
using html::scalar_and_dim;

// The rows of one method in its scalars and dimensions, f32 in 2-D first.
using Method = std::vector<Part>;

std::vector<Method> methods_of(Part audit) {
    std::vector<Method> methods;
    for (const Part subject : audit["subjects"]) {
        const auto same = std::find_if(methods.begin(), methods.end(), [&subject](const Method& method) {
            return text_of(method.front(), "name") == text_of(subject, "name");
        });
        (same == methods.end() ? methods.emplace_back() : *same).push_back(subject);
    }
    for (Method& method : methods)
        std::stable_sort(method.begin(), method.end(), [](Part a, Part b) { return scalar_and_dim(a) < scalar_and_dim(b); });
    return methods;
}

bool is_control(const Method& method) { return text_of(method.front(), "role") == "control"; }

void add_verdict(std::string& page, Part audit) {
    std::string list;
    for (const Part subject : audit["subjects"])
        for (const Part surprise : subject["surprises"])
            list += fmt::format("<li>{} {}: {}</li>", escape(text_of(subject, "name")), scalar_and_dim(subject), escape(surprise.text()));
    for (const Part surprise : audit["surprises"]) list += "<li>" + escape(surprise.text()) + "</li>";
    if (!list.empty()) list = "<ul>" + list + "</ul>";
    if (!is_set(audit, "complete"))
        html::add(page, R"(<div class="verdict warn">◐ Interrupted: this page holds what is known so far, and no level
where a trial was cut short.{}</div>
)",
                  list);
    else if (is_set(audit, "as_expected"))
        page += "<div class=\"verdict\">✓ Every subject landed exactly where its record says.</div>\n";
    else
        html::add(page, "<div class=\"verdict bad\">✗ Something departs from the record:{}</div>\n", list);
}

void add_head(std::string& page, Part audit, std::size_t methods) {
    page += R"(<header>
<h1>Does this circle touch this rectangle?</h1>
<p>The published methods that answer this question, each put on trial by Tangency against a reference that never
rounds.</p>
)";
    add_verdict(page, audit);
    const Part groups = audit["inputs"];
    std::uint64_t fewest = groups.empty() ? 0 : count_of(groups.front(), "distinct_cases");
    for (const Part group : groups) fewest = std::min(fewest, count_of(group, "distinct_cases"));
    page += "<div class=\"figures\">";
    const auto fact = [&page](std::string_view value, std::string_view name) {
        html::add(page, "<div><b>{}</b><span>{}</span></div>", value, name);
    };
    fact(grouped(methods), "methods");
    fact(grouped(audit["subjects"].size()), "subjects: a method, a scalar, a dimension");
    fact(grouped(fewest), "distinct cases a subject decided by the reference, at least");
    if (count_of(audit, "bulk") > 0)
        fact(grouped(count_of(audit, "bulk")),
             "cases more a method of axis-aligned boxes, of rotated ones a tenth, decided by exact_filtered");
    fact(html::killed_of(audit), "mutants killed");
    fact(grouped(audit["properties"].size()), "properties");
    fact(std::to_string(count_of(audit, "seed")), "seed; it gives the same page");
    fact(fmt::format("{:.1f} s", number_of(audit, "seconds")), "taken");
    page += R"(</div>
<nav><a href="#methods">Methods</a><a href="#cards">Cards</a><a href="#controls">Control group</a>
<a href="#findings">Findings</a>)";
    if (!audit["mutants"].empty()) page += R"(<a href="#mutants">Mutants</a>)";
    html::add(page, R"(<a href="#properties">Properties</a><a href="#inputs">Inputs</a></nav>
<div class="legend"><div>{}: right where all arithmetic is exact</div>
<div>{}: and on ordinary floats, outside the band of roundings around a tie</div>
<div>{}: and where squares overflow or underflow</div>
<div>{}: and everywhere, ties included</div></div>
</header>
)",
              html::ladder("logic"), html::ladder("banded"), html::ladder("full_range"), html::ladder("exact"));
}

// Held, violated, violated recommendation or not applicable, in every signature of the method together.
void add_chip(std::string& page, const Method& method, Part property, std::size_t place) {
    const std::string& id = text_of(property, "id");
    const bool recommendation = text_of(property, "level") == "recommendation";
    std::string tried, broken;
    std::size_t violated = 0, applicable = 0;
    for (const Part subject : method) {
        const Part outcome = subject["properties"][place];
        if (text_of(outcome, "status") == "not_applicable") continue;
        ++applicable;
        const std::string where = scalar_and_dim(subject);
        if (text_of(outcome, "status") == "violated") {
            ++violated;
            broken += (broken.empty() ? "" : ", ") + where;
        }
        tried += fmt::format("; {}: {} of {} instances violated", where, grouped(count_of(outcome, "violations")),
                             grouped(count_of(outcome, "instances")));
    }
    const std::string_view kind = applicable == 0 ? "na" : violated == 0 ? "held" : recommendation ? "recommendation" : "violated";
    const std::string_view mark = applicable == 0 ? "–" : violated == 0 ? "✓" : recommendation ? "△" : "✗";
    html::add(page, R"(<a class="chip {}" href="#{}" title="{}{}">{} {}{}</a>)", kind, id, escape(text_of(property, "title")),
              escape(applicable == 0 ? "; not applicable" : tried), mark, id,
              violated > 0 && violated < applicable ? " <small>" + escape(broken) + "</small>" : "");
}

void add_counterexample(std::string& page, Part subject, Part outcome, Part property, bool open) {
    const Part shown = outcome["counterexample"];
    const bool recommendation = text_of(property, "level") == "recommendation";
    html::add(page, R"(<details{}><summary><b class="{}">{} {}</b>{} <small>{}; {}{}</small></summary>
{}</details>
)",
              open ? " open" : "", recommendation ? "" : "wrong", recommendation ? "△" : "✗", text_of(property, "id"),
              escape(text_of(property, "title")), scalar_and_dim(subject), escape(text_of(shown, "expectation")),
              is_set(shown, "repeatable") ? "" : "; asked again, the subject answered otherwise",
              html::evidence_of(shown, signature_of(subject), contract_of(subject), false));
}

void add_details(std::string& page, Part audit, const Method& method) {
    const Part first = method.front();
    const auto fact = [&page](std::string_view name, const std::string& value) {
        if (!value.empty()) html::add(page, "<dt>{}</dt><dd>{}</dd>", name, value);
    };
    page += "<dl>";
    fact("idea", escape(text_of(first, "idea")));
    fact("source", escape(text_of(first, "source")));
    fact("form", fmt::format("<code>{}</code>", form_text(first)));
    const std::string& note = text_of(first, "contract_note");
    fact("contract", text_of(first, "contract") + (note.empty() ? "" : ": " + escape(note)));
    std::set<std::string> findings;
    for (const Part subject : method) {
        std::string surprises;
        for (const Part surprise : subject["surprises"])
            surprises += fmt::format(R"( <span class="red">✗ {}</span>)", escape(surprise.text()));
        fact(scalar_and_dim(subject), fmt::format(R"({} <span class="soft">k {:.2f}, worst wrong gap {:.3g} ulps</span>{})",
                                                  has_value(subject, "level") ? html::ladder(text_of(subject, "level")) : "stopped",
                                                  number_of(subject, "measured_k"), number_of(subject, "worst_gap_ulps"), surprises));
        for (const Part id : subject["findings"]) findings.insert(id.text());
    }
    std::string listed;
    for (const Part finding : audit["findings"])
        if (findings.count(text_of(finding, "id")) > 0)
            listed += fmt::format(R"(<a href="#{}">{}</a> {}<br>)", text_of(finding, "id"), text_of(finding, "id"),
                                  escape(text_of(finding, "title")));
    fact("findings", listed);
    page += "</dl>\n";
}

// A subject, and the place of a property that it violates.
using Violation = std::pair<Part, std::size_t>;

// The defect of the method's own if it has one. Overflow looks alike in all of them, near ties do not.
const Violation* most_telling(Part audit, const std::vector<Violation>& shown) {
    const Violation* last = nullptr;
    for (const Violation& violation : shown) {
        const std::string& level = text_of(audit["properties"][violation.second], "level");
        if (level == "recommendation") continue;
        last = &violation;
        if (level == "logic" || level == "banded") break;
    }
    return last;
}

void add_card(std::string& page, Part audit, const Method& method) {
    const bool odd = std::any_of(method.begin(), method.end(), [](Part subject) { return !subject["surprises"].empty(); });
    const std::string name = escape(text_of(method.front(), "name"));
    html::add(page, R"(<article class="card{}" id="{}">
<header><h3><code>{}</code></h3><span class="role">{}</span></header>
)",
              odd ? " odd" : "", name, name, text_of(method.front(), "role"));
    add_details(page, audit, method);
    page += R"(<div class="chips">)";
    const Part properties = audit["properties"];
    for (std::size_t p = 0; p < properties.size(); ++p) add_chip(page, method, properties[p], p);
    page += "</div>\n";
    std::vector<Violation> shown;
    for (std::size_t p = 0; p < properties.size(); ++p)
        for (const Part subject : method)
            if (has_value(subject["properties"][p], "counterexample")) {
                shown.emplace_back(subject, p);
                break;
            }
    const Violation* open = is_control(method) ? nullptr : most_telling(audit, shown);
    for (const Violation& violation : shown) {
        const auto& [subject, p] = violation;
        add_counterexample(page, subject, subject["properties"][p], properties[p], &violation == open);
    }
    page += "</article>\n";
}

void add_cards(std::string& page, Part audit, const std::vector<Method>& methods) {
    page += R"(<h2 id="cards">Cards</h2>
<p class="soft">Chips: ✓ held, ✗ violated, △ recommendation not followed, – not applicable. In the drawings
<i class="key box"></i> is the box, <i class="key disc"></i> the circle, ◆ the nearest point of the box, the dashed line
the distance, the thick line the gap or overlap between nearest point and rim; the bar counts ulps, the spacing of floats
at the input's largest number. Sizes and places are true in every panel. Each counterexample is the simplest found.</p>
)";
    for (const Method& method : methods)
        if (!is_control(method)) add_card(page, audit, method);
    page += R"(<h2 id="controls">Control group</h2>
<p class="soft">Correct variants written in other ways. They show that the suite blames nobody below the level that the
arithmetic allows.</p>
<section class="controls">
)";
    for (const Method& method : methods)
        if (is_control(method)) add_card(page, audit, method);
    page += "</section>\n";
}

void add_findings(std::string& page, Part audit) {
    page += R"(<h2 id="findings">Findings</h2>
<p class="soft">Defects worth knowing by number, each with the smallest input that shows it. The audit fails when a new
one appears, and just so when one of these is gone.</p>
)";
    std::set<std::string> in_page;
    for (const Part subject : audit["subjects"]) in_page.insert(text_of(subject, "name"));
    const auto heading = [](Part entry) {
        const std::string& scalars = text_of(entry, "scalars");
        return html::links(text_of(entry, "properties")) + (scalars == "both" ? "" : " in " + scalars) +
               (is_set(entry, "always_met") ? "" : ", rarely met");
    };
    const auto name = [&in_page](Part entry) {
        const std::string subject = escape(text_of(entry, "subject"));
        return in_page.count(text_of(entry, "subject")) > 0 ? fmt::format(R"(<a href="#{}">{}</a>)", subject, subject) : subject;
    };
    for (const Part finding : audit["findings"]) {
        const Part witness = finding["witness"];
        html::add(page, R"(<article class="card" id="{}"><header><h3>{}: {}</h3></header>
<p>{}</p>
<h4>Witness, put to <code>{}</code> ({}, {})</h4>
)",
                  text_of(finding, "id"), text_of(finding, "id"), escape(text_of(finding, "title")), escape(text_of(finding, "text")),
                  escape(text_of(witness, "subject")), text_of(witness, "scalar"), text_of(witness, "contract"));
        page += html::evidence(witness["case"], signature_of(witness), contract_of(witness), true);
        for (const auto& [properties, subjects] : affected_groups(finding, heading, name))
            html::add(page, "<p><b>Breaks {}</b>: {}</p>", properties, subjects);
        page += "</article>\n";
    }
}

}  // namespace

std::string audit_html(Part audit) {
    const std::vector<Method> methods = methods_of(audit);
    std::string page = html::page_head("Tangency audit");
    add_head(page, audit, methods.size());
    page += "<main>\n";
    html::add_overview(page, audit);
    add_cards(page, audit, methods);
    add_findings(page, audit);
    html::add_mutants(page, audit);
    html::add_broad_phases(page, audit);
    html::add_properties(page, audit);
    html::add_inputs(page, audit);
    return page + html::page_foot("audit");
}

}  // namespace tangency::tools
