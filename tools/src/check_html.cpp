// SPDX-License-Identifier: MIT
// The check as a page.
#include "check_html.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "check_text.hpp"
#include "html_evidence.hpp"
#include "html_style.hpp"
#include "numbers.hpp"
#include "sweep_text.hpp"
#include "tangency/properties/explain.hpp"

namespace tangency::tools {
namespace {

using html::escape;
using html::grouped;
using properties::Outcome;

void add_verdict(std::string& page, const CheckOptions& options, const CheckResult& result) {
    const bool holds = result.verdict == CheckVerdict::holds;
    const bool failed = result.verdict == CheckVerdict::failed;
    page += fmt::format("<div class=\"verdict{}\">{} {}</div>\n", holds ? "" : failed ? " bad" : " warn",
                        holds ? "✓" : failed ? "✗" : "◐", escape(verdict_line(options, result)));
    if (result.likeness) page += fmt::format("<p>{}.</p>\n", escape(describe(*result.likeness)));
    for (const auto& alarm : result.sweep.alarms) page += fmt::format("<p class=\"wrong\">{}</p>\n", escape(alarm_text(alarm)));
    if (result.sweep.cases > 0) page += fmt::format("<p class=\"soft\">The sweep: {}.</p>\n", escape(sweep_line(result.sweep)));
}

void add_facts(std::string& page, const CheckOptions& options, const CheckResult& result) {
    page += "<div class=\"facts\">";
    const auto fact = [&page](const std::string& value, std::string_view name) {
        page += fmt::format("<div><b>{}</b><span>{}</span></div>", value, name);
    };
    fact(html::ladder(result.level), "level reached, as far as asked");
    fact(std::string(name_of(options.demand.level)), "level required");
    fact(escape(name_of(options.contract)), "contract at a tie");
    fact(grouped(result.tally.cases), "cases decided by the reference");
    if (result.sweep.cases > 0) fact(grouped(result.sweep.cases), "cases more, decided by exact_filtered");
    fact(fmt::format("{:.2f}", result.measured_k), fmt::format("k measured; the band forgives {:g}", result.band));
    fact(std::to_string(options.seed), "seed; it gives the same page");
    fact(fmt::format("{:.1f} s", result.seconds), "taken");
    page += "</div>\n";
}

void add_counterexample(std::string& page, const CheckOptions& options, const CheckResult& result, const Outcome& outcome) {
    const auto& shown = *outcome.counterexample;
    const bool binds = standing(options, result, outcome) == "violated";
    page += fmt::format(R"(<details{} id="shown-{}"><summary><b class="{}">{} {}</b>{} <small>{} of {} exams; {}{}</small></summary>
<p>{}</p>
<div class="cases">)",
                        binds ? " open" : "", outcome.property->id, binds ? "wrong" : "", binds ? "✗" : "△", outcome.property->id,
                        escape(outcome.property->title), grouped(outcome.violations), grouped(outcome.exams),
                        escape(properties::expectation(shown.instance, options.contract)),
                        shown.repeatable ? "" : "; asked again, the function answered otherwise", escape(outcome.property->statement));
    const bool pure = shown.instance.expectation == properties::Expectation::pure;
    for (const std::size_t i : properties::telling_cases(shown)) {
        const std::string heading = pure ? fmt::format("call {}", i + 1) : shown.instance.inputs.size() < 2 ? "" : i == 0 ? "first" : "second";
        page += html::evidence(shown.instance.inputs[i], shown.answers[i], options.contract, !pure, heading);
        page += fmt::format("<p><code>{}</code></p>\n", escape(properties::call_text(shown.instance.inputs[i], options.function)));
    }
    page += "</div></details>\n";
}

void add_counterexamples(std::string& page, const CheckOptions& options, const CheckResult& result) {
    const auto add_those = [&](bool binding) {
        for (const Outcome& outcome : result.outcomes)
            if (outcome.counterexample && (standing(options, result, outcome) == "violated") == binding)
                add_counterexample(page, options, result, outcome);
    };
    page += R"(<h2>Counterexamples</h2>
<p class="soft">The simplest scene found for each violated property. In the drawings <i class="key box"></i> is the box,
<i class="key disc"></i> the circle, ◆ the nearest point of the box, the thick line the gap or overlap.</p>
<article class="card">
)";
    add_those(true);
    add_those(false);
    page += "</article>\n";
}

void add_deaths(std::string& page, const CheckOptions& options, const CheckResult& result) {
    page += "<h2>Deaths</h2>\n";
    for (const Death& death : result.deaths) {
        page += fmt::format("<article class=\"card\"><h3>{}</h3><p>While {} was asked{}.</p>", escape(death.message),
                            death.property == nullptr ? "the small lattice" : death.property->id,
                            death.binding ? "" : ", which is not required");
        if (death.scene)
            page += fmt::format("{}<p><code>{}</code></p>", html::number_table(*death.scene),
                                escape(properties::call_text(*death.scene, options.function)));
        page += "</article>\n";
    }
}

void add_properties(std::string& page, const CheckOptions& options, const CheckResult& result) {
    page += R"(<h2>Properties</h2>
<div class="scroll"><table><thead><tr><th>id</th><th>statement, and why it holds of every right function</th><th>level</th>
<th>standing</th><th class="n">exams</th><th class="n">violations</th><th class="n">excused by the band</th></tr></thead><tbody>
)";
    for (const Outcome& outcome : result.outcomes) {
        const properties::Property& property = *outcome.property;
        const std::string_view where = standing(options, result, outcome);
        page += fmt::format(R"(<tr><td><b>{}</b></td><td><b>{}</b><br>{}<br><span class="soft">{}</span></td><td>{}</td>
<td class="{}">{}</td><td class="n">{}</td><td class="n">{}</td><td class="n">{}</td></tr>
)",
                            property.id, escape(property.title), escape(property.statement), escape(property.proof),
                            property.recommendation ? "advice" : html::ladder(property.level), where == "violated" ? "wrong" : where == "held" ? "right" : "soft",
                            where == "not_applicable" ? "not applicable" : where, grouped(outcome.exams), grouped(outcome.violations),
                            grouped(outcome.excused));
    }
    page += "</tbody></table></div>\n";
}

}  // namespace

std::string to_html(const CheckOptions& options, const CheckResult& result) {
    std::string page = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>Tangency check</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>)";
    page += html::style_sheet;
    page += fmt::format("</style></head>\n<body>\n<header>\n<h1>Does {} know whether a circle touches a rectangle?</h1>\n<p>{}</p>\n",
                        escape(quote_token(options.subject)), escape(signature_words(options)));
    add_verdict(page, options, result);
    add_facts(page, options, result);
    page += "</header>\n<main>\n";
    if (!result.deaths.empty()) add_deaths(page, options, result);
    if (std::any_of(result.outcomes.begin(), result.outcomes.end(), [](const Outcome& outcome) { return outcome.counterexample.has_value(); }))
        add_counterexamples(page, options, result);
    add_properties(page, options, result);
    page += R"(</main>
<footer>Made by <code>tangency check</code>. Words: a gap is the distance from the centre to the box minus the radius; a tie
is a gap of zero; closed counts touching as a hit, open does not.</footer>
</body></html>
)";
    return page;
}

}  // namespace tangency::tools
