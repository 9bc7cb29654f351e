// SPDX-License-Identifier: MIT
// The audit as a page: verdict, table of methods, a card a method, findings, mutants, properties, inputs.
#include "report_html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "html_evidence.hpp"
#include "html_style.hpp"
#include "html_tables.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

using html::escape;
using html::evidence;
using html::grouped;
using properties::Counterexample;
using properties::Outcome;
using properties::Property;
using properties::Status;
using subjects::Finding;

// The rows of one method in its scalars and dimensions, f32 in 2-D first.
using Method = std::vector<const SubjectRow*>;

std::vector<Method> methods_of(const AuditResult& audit) {
    std::vector<Method> methods;
    for (const SubjectRow& row : audit.subjects) {
        const auto same = std::find_if(methods.begin(), methods.end(), [&row](const Method& method) {
            return method.front()->built_in->subject.name == row.built_in->subject.name;
        });
        (same == methods.end() ? methods.emplace_back() : *same).push_back(&row);
    }
    for (Method& method : methods)
        std::stable_sort(method.begin(), method.end(), [](const SubjectRow* a, const SubjectRow* b) {
            const auto key = [](const SubjectRow* row) {
                const Signature& signature = row->built_in->subject.signature;
                return std::pair(signature.scalar, signature.dim);
            };
            return key(a) < key(b);
        });
    return methods;
}

bool is_control(const Method& method) { return method.front()->built_in->role == impl::Role::control; }

std::string list_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += "<li>" + escape(line) + "</li>";
    return text.empty() ? text : "<ul>" + text + "</ul>";
}

void add_verdict(std::string& page, const AuditResult& audit) {
    std::vector<std::string> surprises;
    for (const SubjectRow& row : audit.subjects)
        for (const std::string& surprise : row.surprises)
            surprises.push_back(fmt::format("{} {}: {}", row.built_in->subject.name,
                                            html::signature_text(row.built_in->subject.signature), surprise));
    surprises.insert(surprises.end(), audit.surprises.begin(), audit.surprises.end());
    const std::string list = list_of(surprises);
    if (!audit.complete)
        html::add(page, R"(<div class="verdict warn">◐ Interrupted: this page holds what is known so far, and no level
where a trial was cut short.{}</div>
)",
                  list);
    else if (audit.as_expected())
        page += "<div class=\"verdict\">✓ Every subject landed exactly where its record says.</div>\n";
    else
        html::add(page, "<div class=\"verdict bad\">✗ Something departs from the record:{}</div>\n", list);
}

void add_head(std::string& page, const AuditResult& audit, std::size_t methods) {
    page += R"(<header>
<h1>Does this circle touch this rectangle?</h1>
<p>The published methods that answer this question, each put on trial by Tangency against a reference that never
rounds.</p>
)";
    add_verdict(page, audit);
    std::uint64_t fewest = audit.groups.empty() ? 0 : audit.groups.front().distinct_cases;
    for (const auto& group : audit.groups) fewest = std::min(fewest, group.distinct_cases);
    page += "<div class=\"facts\">";
    const auto fact = [&page](std::string_view value, std::string_view name) {
        html::add(page, "<div><b>{}</b><span>{}</span></div>", value, name);
    };
    fact(grouped(methods), "methods");
    fact(grouped(audit.subjects.size()), "subjects: a method, a scalar, a dimension");
    fact(grouped(fewest), "distinct cases a subject decided by the reference, at least");
    if (audit.sweep > 0) fact(grouped(audit.sweep), "cases more a subject of straight boxes, decided by exact_filtered");
    fact(html::killed_of(audit), "mutants killed");
    fact(grouped(properties::catalogue().size()), "properties");
    fact(std::to_string(audit.seed), "seed; it gives the same page");
    fact(fmt::format("{:.1f} s", audit.seconds), "taken");
    page += R"(</div>
<nav><a href="#methods">Methods</a><a href="#cards">Cards</a><a href="#controls">Control group</a>
<a href="#findings">Findings</a>)";
    if (!audit.mutants.empty()) page += R"(<a href="#mutants">Mutants</a>)";
    html::add(page, R"(<a href="#properties">Properties</a><a href="#inputs">Inputs</a></nav>
<div class="legend"><div>{}: right where all arithmetic is exact</div>
<div>{}: and on ordinary floats, outside the band of roundings around a tie</div>
<div>{}: and where squares overflow or underflow</div>
<div>{}: and everywhere, ties included</div></div>
</header>
)",
              html::ladder(Level::logic), html::ladder(Level::banded), html::ladder(Level::full_range),
              html::ladder(Level::exact));
}

// Held, violated, violated advice or not applicable, in every signature of the method together.
void add_chip(std::string& page, const Method& method, const Property& property) {
    std::string tried, broken;
    std::size_t violated = 0, applicable = 0;
    for (const SubjectRow* row : method) {
        const Outcome& outcome = row->result.of(property.id);
        if (outcome.status == Status::not_applicable) continue;
        ++applicable;
        const std::string where = html::signature_text(row->built_in->subject.signature);
        if (outcome.status == Status::violated) {
            ++violated;
            broken += (broken.empty() ? "" : ", ") + where;
        }
        tried +=
            fmt::format("; {}: {} of {} exams violated", where, grouped(outcome.violations), grouped(outcome.exams));
    }
    const std::string_view kind = applicable == 0   ? "na"
                                  : violated == 0   ? "held"
                                  : property.recommendation ? "advice"
                                                    : "violated";
    const std::string_view mark = applicable == 0 ? "–" : violated == 0 ? "✓" : property.recommendation ? "△" : "✗";
    html::add(page, R"(<a class="chip {}" href="#{}" title="{}{}">{} {}{}</a>)", kind, property.id,
              escape(property.title), escape(applicable == 0 ? "; not applicable" : tried), mark, property.id,
              violated > 0 && violated < applicable ? " <small>" + escape(broken) + "</small>" : "");
}

void add_counterexample(std::string& page, const SubjectRow& row, const Outcome& outcome, bool open) {
    const Counterexample& shown = *outcome.counterexample;
    const Contract contract = row.built_in->subject.contract;
    const Property& property = *outcome.property;
    html::add(page, R"(<details{}><summary><b class="{}">{} {}</b>{} <small>{}; {}{}</small></summary>
<div class="cases">)",
              open ? " open" : "", property.recommendation ? "" : "wrong", property.recommendation ? "△" : "✗", property.id,
              escape(property.title), html::signature_text(row.built_in->subject.signature),
              escape(properties::expectation(shown.instance, contract)),
              shown.repeatable ? "" : "; asked again, the subject answered otherwise");
    const bool pure = shown.instance.expectation == properties::Expectation::pure;
    for (const std::size_t i : properties::telling_cases(shown)) {
        const std::string heading = pure                          ? fmt::format("call {}", i + 1)
                                    : shown.instance.inputs.size() < 2 ? ""
                                    : i == 0                      ? "first"
                                                                  : "second";
        page += evidence(shown.instance.inputs[i], shown.answers[i], contract, !pure, heading);
    }
    page += "</div></details>\n";
}

void add_facts(std::string& page, const Method& method) {
    const subjects::BuiltIn& built_in = *method.front()->built_in;
    const auto fact = [&page](std::string_view name, const std::string& value) {
        if (!value.empty()) html::add(page, "<dt>{}</dt><dd>{}</dd>", name, value);
    };
    page += "<dl>";
    fact("idea", escape(built_in.idea));
    fact("source", escape(built_in.source));
    fact("form", fmt::format("<code>{}</code>", form_name(built_in.subject.signature)));
    fact("contract", fmt::format("{}{}{}", name_of(built_in.subject.contract),
                                 built_in.contract_note.empty() ? "" : ": ", escape(built_in.contract_note)));
    for (const SubjectRow* row : method) {
        std::string surprises;
        for (const std::string& surprise : row->surprises)
            surprises += fmt::format(R"( <span class="red">✗ {}</span>)", escape(surprise));
        fact(html::signature_text(row->built_in->subject.signature),
             fmt::format(R"({} <span class="soft">k {:.2f}, worst wrong gap {:.3g} ulps</span>{})",
                         row->complete ? html::ladder(row->result.level) : "stopped", row->result.measured_k,
                         row->result.worst_gap_ulps, surprises));
    }
    std::set<std::string_view> findings;
    for (const SubjectRow* row : method) findings.insert(row->findings.begin(), row->findings.end());
    std::string listed;
    for (const Finding& finding : subjects::findings())
        if (findings.count(finding.id) > 0)
            listed += fmt::format(R"(<a href="#{}">{}</a> {}<br>)", finding.id, finding.id, escape(finding.title));
    fact("findings", listed);
    page += "</dl>\n";
}

// The defect of the method's own if it has one. Overflow looks alike in all of them, near ties do not.
const Outcome* most_telling(const std::vector<std::pair<const SubjectRow*, const Outcome*>>& shown) {
    const Outcome* last = nullptr;
    for (const auto& [row, outcome] : shown) {
        if (outcome->property->recommendation) continue;
        last = outcome;
        if (outcome->property->level <= Level::banded) break;
    }
    return last;
}

void add_card(std::string& page, const Method& method) {
    const subjects::BuiltIn& built_in = *method.front()->built_in;
    const bool odd =
        std::any_of(method.begin(), method.end(), [](const SubjectRow* row) { return !row->surprises.empty(); });
    const std::string name = escape(built_in.subject.name);
    html::add(page, R"(<article class="card{}" id="{}">
<header><h3><code>{}</code></h3><span class="role">{}</span></header>
)",
              odd ? " odd" : "", name, name, subjects::name_of(built_in.role));
    add_facts(page, method);
    page += R"(<div class="chips">)";
    for (const Property& property : properties::catalogue()) add_chip(page, method, property);
    page += "</div>\n";
    std::vector<std::pair<const SubjectRow*, const Outcome*>> shown;
    for (const Property& property : properties::catalogue())
        for (const SubjectRow* row : method) {
            const Outcome& outcome = row->result.of(property.id);
            if (outcome.status != Status::violated || !outcome.counterexample) continue;
            shown.emplace_back(row, &outcome);
            break;
        }
    const Outcome* open = is_control(method) ? nullptr : most_telling(shown);
    for (const auto& [row, outcome] : shown) add_counterexample(page, *row, *outcome, outcome == open);
    page += "</article>\n";
}

void add_cards(std::string& page, const std::vector<Method>& methods) {
    page += R"(<h2 id="cards">Cards</h2>
<p class="soft">Chips: ✓ held, ✗ violated, △ advice not followed, – not applicable. In the drawings
<i class="key box"></i> is the box, <i class="key disc"></i> the circle, ◆ the nearest point of the box, the dashed line
the distance, the thick line the gap or overlap between nearest point and rim; the bar counts ulps, the spacing of floats
at the scene's largest number. Sizes and places are true in every panel. Each counterexample is the simplest found.</p>
)";
    for (const Method& method : methods)
        if (!is_control(method)) add_card(page, method);
    page += R"(<h2 id="controls">Control group</h2>
<p class="soft">Correct variants written in other ways. They show that the suite accuses nobody below the level that the
arithmetic allows.</p>
<section class="controls">
)";
    for (const Method& method : methods)
        if (is_control(method)) add_card(page, method);
    page += "</section>\n";
}

// The subjects that show the finding, together where they break the same properties.
std::string affected_text(const Finding& finding, const std::set<std::string_view>& in_page) {
    std::vector<std::pair<std::string, std::string>> groups;  // properties and scalars, then names
    std::set<std::string> listed;
    for (const auto& affected : finding.affected) {
        const std::string_view only = affected.scalars == subjects::Scalars::both  ? ""
                                      : affected.scalars == subjects::Scalars::f32 ? " in f32"
                                                                                   : " in f64";
        const std::string_view seldom = affected.met == subjects::Met::always ? "" : ", rarely met";
        const std::string key = html::links(affected.properties) + std::string(only) + std::string(seldom);
        if (!listed.insert(std::string(affected.subject) + key).second) continue;
        const std::string name(escape(affected.subject));
        const std::string linked =
            in_page.count(affected.subject) > 0 ? fmt::format(R"(<a href="#{}">{}</a>)", name, name) : name;
        const auto group =
            std::find_if(groups.begin(), groups.end(), [&key](const auto& item) { return item.first == key; });
        if (group == groups.end())
            groups.emplace_back(key, linked);
        else
            group->second += ", " + linked;
    }
    std::string text;
    for (const auto& [key, names] : groups) text += fmt::format("<p><b>Breaks {}</b>: {}</p>", key, names);
    return text;
}

Contract contract_of(std::string_view subject) {
    const auto& methods = subjects::methods();
    return std::find_if(methods.begin(), methods.end(),
                        [subject](const subjects::BuiltIn& built_in) { return built_in.subject.name == subject; })
        ->subject.contract;
}

void add_findings(std::string& page, const AuditResult& audit) {
    page += R"(<h2 id="findings">Findings</h2>
<p class="soft">Defects worth knowing by number, each with the smallest scene that shows it. The audit fails when a new
one appears, and just so when one of these is gone.</p>
)";
    std::set<std::string_view> in_page;
    for (const SubjectRow& row : audit.subjects) in_page.insert(row.built_in->subject.name);
    for (const Finding& finding : subjects::findings()) {
        const properties::Case witness = subjects::witness_of(finding);
        const std::string_view first = finding.affected.front().subject;
        const Contract contract = contract_of(first);
        html::add(page, R"(<article class="card" id="{}"><header><h3>{}: {}</h3></header>
<p>{}</p>
<h4>Witness, put to <code>{}</code> ({}, {})</h4>
)",
                  finding.id, finding.id, escape(finding.title), escape(finding.text), escape(first),
                  name_of(finding.scalar), name_of(contract));
        page += evidence(witness, finding.answer, contract, true);
        page += affected_text(finding, in_page) + "</article>\n";
    }
}

}  // namespace

std::string to_html(const AuditResult& audit) {
    const std::vector<Method> methods = methods_of(audit);
    std::string page = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>Tangency audit</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>)";
    page += html::style_sheet;
    page += "</style></head>\n<body>\n";
    add_head(page, audit, methods.size());
    page += "<main>\n";
    html::add_overview(page, audit);
    add_cards(page, methods);
    add_findings(page, audit);
    html::add_mutants(page, audit);
    html::add_properties(page, audit);
    html::add_inputs(page, audit);
    page += R"(</main>
<footer>Made by <code>tangency audit</code>. Words: a gap is the distance from the centre to the box minus the
radius; a tie is a gap of zero; closed counts touching as a hit, open does not.</footer>
</body></html>
)";
    return page;
}

}  // namespace tangency::tools
