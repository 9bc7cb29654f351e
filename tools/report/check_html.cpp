// SPDX-License-Identifier: MIT
// The document of a check as a page.
#include <fmt/format.h>

#include <algorithm>

#include "check_document.hpp"
#include "html_evidence.hpp"
#include "html_style.hpp"
#include "numbers.hpp"

namespace tangency::tools {
namespace {

using html::escape;

void add_verdict(std::string& page, Part check) {
    page += html::verdict_banner(check);
    for (const std::string& sentence : {kept_contract_text(check), but_for_ties_text(check)})
        if (!sentence.empty()) page += fmt::format("<p>{}.</p>\n", escape(sentence));
    if (has_value(check, "looks_like")) page += fmt::format("<p>{}.</p>\n", escape(known_bug_text(check["looks_like"])));
    const Part bulk = check["bulk"];
    for (const Part alarm : bulk["alarm_cases"]) page += fmt::format("<p class=\"wrong\">{}</p>\n", escape(text_of(alarm, "text")));
    if (count_of(bulk, "cases") > 0) page += fmt::format("<p class=\"soft\">The bulk run: {}.</p>\n", escape(bulk_line(bulk)));
}

void add_details(std::string& page, Part check) {
    page += "<div class=\"figures\">";
    const auto fact = [&page](const std::string& value, std::string_view name) {
        page += fmt::format("<div><b>{}</b><span>{}</span></div>", value, name);
    };
    fact(html::ladder(text_of(check, "level")), "level reached, as far as asked");
    fact(text_of(check, "required_level"), "level required");
    if (!check["waived_properties"].empty()) fact(escape(joined(check["waived_properties"])), "waived: may be violated");
    if (text_of(check, "ties_allowed") != "exact") fact(escape(text_of(check, "ties_allowed")), "ties: either answer is right at one");
    if (has_value(check, "margin"))
        fact(fmt::format("{}..{}", number_of(check["margin"], "lo"), number_of(check["margin"], "hi")),
             "margin: either answer is right there");
    if (has_value(check, "domain")) fact(escape(text_of(check, "domain")), "domain; nothing else was asked");
    fact(text_of(check, "contract"),
         text_of(check, "contract_asked_for") == "auto" ? "contract at a tie, found by asking" : "contract at a tie");
    fact(grouped(count_of(check, "cases")), "cases decided by the reference");
    const std::uint64_t in_bulk = count_of(check["bulk"], "cases");
    if (in_bulk > 0) fact(grouped(in_bulk), "cases more, decided by exact_filtered");
    fact(fmt::format("{:.2f}", number_of(check, "measured_k")), fmt::format("k measured; the band excuses {:g}", number_of(check, "band")));
    fact(std::to_string(count_of(check, "seed")), "seed; it gives the same page");
    fact(fmt::format("{:.1f} s", number_of(check, "seconds")), "taken");
    page += "</div>\n";
}

void add_counterexample(std::string& page, Part check, Part property) {
    const Part shown = property["counterexample"];
    const bool binds = text_of(property, "standing") == "violated";
    std::string proper;
    if (has_value(property, "proper_counterexample"))
        proper = fmt::format("{}<p>The simplest of all has a zero extent, radius or way:</p>\n",
                             html::evidence_of(property["proper_counterexample"], signature_of(check), contract_of(check), true));
    page += fmt::format(
        R"(<details{} id="shown-{}"><summary><b class="{}">{} {}</b>{} <small>{} of {} instances; {}{}</small></summary>
<p>{}</p>
{}{}</details>
)",
        binds ? " open" : "", text_of(property, "id"), binds ? "wrong" : "", binds ? "✗" : "△", text_of(property, "id"),
        escape(text_of(property, "title")), grouped(count_of(property, "violations")), grouped(count_of(property, "instances")),
        escape(text_of(shown, "expectation")), is_set(shown, "repeatable") ? "" : "; asked again, the function answered otherwise",
        escape(text_of(property, "statement")), proper, html::evidence_of(shown, signature_of(check), contract_of(check), true));
}

void add_counterexamples(std::string& page, Part check) {
    const auto add_legend = [&page](std::string_view box, std::string_view disc) {
        page += fmt::format(R"(<h2>Counterexamples</h2>
<p class="soft">The simplest input found for each violated property. In the drawings <i class="key box"></i> is the {},
<i class="key disc"></i> the {}.</p>
<article class="card">
)",
                            box, disc);
    };
    if (signature_of(check).question == Question::box_ball)
        add_legend("box", "circle, ◆ the nearest point of the box, the thick line the gap or overlap");
    else
        add_legend("first shape of the row", "second, the thick line a segment or a way");
    for (const bool binding : {true, false})
        for (const Part property : check["properties"])
            if (has_value(property, "counterexample") && (text_of(property, "standing") == "violated") == binding)
                add_counterexample(page, check, property);
    page += "</article>\n";
}

void add_exits(std::string& page, Part exits) {
    page += "<h2>Inputs without an answer</h2>\n";
    if (const std::string text = exits_text(exits); !text.empty()) page += fmt::format("<p>In all {}.</p>\n", escape(text));
    for (const Part way : exits["ways"]) {
        page += fmt::format("<article class=\"card\"><h3>{}</h3><p>{}.</p>", escape(text_of(way, "message")), escape(way_text(way)));
        if (has_value(way, "case"))
            page += fmt::format("{}<p><code>{}</code></p>", html::number_table(way["case"]), escape(text_of(way["case"], "call")));
        if (const std::string& said = text_of(way, "standard_error"); !said.empty())
            page += fmt::format("<p>Its standard error ended:</p><pre>{}</pre>", escape(said));
        page += "</article>\n";
    }
}

void add_properties(std::string& page, Part check) {
    page += R"(<h2>Properties</h2>
<div class="scroll"><table><thead><tr><th>id</th><th>statement, and why it holds of every right function</th><th>level</th>
<th>standing</th><th class="n">instances</th><th class="n">violations</th><th class="n">excused</th></tr></thead><tbody>
)";
    for (const Part property : check["properties"]) {
        const std::string& standing = text_of(property, "standing");
        const std::string& level = text_of(property, "level");
        page += fmt::format(R"(<tr><td><b>{}</b></td><td><b>{}</b><br>{}<br><span class="soft">{}</span></td><td>{}</td>
<td class="{}">{}</td><td class="n">{}</td><td class="n">{}</td><td class="n">{}</td></tr>
)",
                            text_of(property, "id"), escape(text_of(property, "title")), escape(text_of(property, "statement")),
                            escape(text_of(property, "proof")), level == "recommendation" ? level : html::ladder(level),
                            standing == "violated" ? "wrong"
                            : standing == "held"   ? "right"
                                                   : "soft",
                            standing == "not_applicable" ? "not applicable" : standing, grouped(count_of(property, "instances")),
                            grouped(count_of(property, "violations")), grouped(count_of(property, "excused")));
    }
    page += "</tbody></table></div>\n";
}

}  // namespace

std::string check_html(Part check) {
    std::string page = html::page_head("Tangency check");
    page += fmt::format("<header>\n<h1>Does {} know: {}?</h1>\n<p>{}</p>\n", escape(quote_token(text_of(check, "subject"))),
                        decides(signature_of(check).question), subject_signature(check));
    add_verdict(page, check);
    add_details(page, check);
    page += "</header>\n<main>\n";
    if (!check["exits"]["ways"].empty()) add_exits(page, check["exits"]);
    const Part properties = check["properties"];
    if (std::any_of(properties.begin(), properties.end(), [](Part property) { return has_value(property, "counterexample"); }))
        add_counterexamples(page, check);
    add_properties(page, check);
    return page + html::page_foot("check");
}

}  // namespace tangency::tools
