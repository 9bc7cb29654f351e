// SPDX-License-Identifier: MIT
// Cases in HTML.
#include "html_evidence.hpp"

#include <fmt/format.h>

#include "audit_document.hpp"
#include "html_style.hpp"
#include "input_svg.hpp"

namespace tangency::tools::html {

std::string page_head(const std::string& title) {
    return fmt::format(R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>{}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{}</style></head>
<body>
)",
                       title, style_sheet);
}

std::string page_foot(const std::string& verb) {
    return fmt::format(R"(</main>
<footer>Made by <code>tangency {}</code>. Words: a gap is the distance between the shapes, of a ball that of its centre minus
the radius; a tie is a gap of zero; closed counts touching as a hit, open does not.</footer>
</body></html>
)",
                       verb);
}

std::string verdict_banner(Part document) {
    const std::string& verdict = text_of(document, "verdict");
    const auto banner = [&document](std::string_view kind, std::string_view mark) {
        return fmt::format("<div class=\"verdict{}\">{} {}</div>\n", kind, mark, escape(text_of(document, "verdict_line")));
    };
    if (verdict == "holds") return banner("", "✓");
    return verdict == "failed" ? banner(" bad", "✗") : banner(" warn", "◐");
}

std::string number_table(Part shown) {
    std::string rows;
    for (const auto& [name, decimal] : shown["decimal"].items())
        rows += fmt::format("<tr><th>{}</th><td>{}</td><td>{}</td></tr>", name, decimal.text(), text_of(shown["hexfloat"], name.c_str()));
    return fmt::format(R"(<table class="numbers"><tr><th></th><th>decimal</th><th>hexfloat</th></tr>{}</table>)", rows);
}

namespace {

// Where the numbers are no input (P17), the policy expects false.
bool expected_answer(Part shown, Contract contract) {
    if (!has_value(shown, "verdict")) return false;
    const std::string& verdict = text_of(shown, "verdict");
    return contract == Contract::closed ? verdict != "disjoint" : verdict == "overlapping";
}

// What a subject answered beside what the reference says.
std::string said(Part shown, AnswerKind kind, Contract contract) {
    const bool is_yes_or_no = kind == AnswerKind::boolean;
    const bool answer = is_yes_or_no && is_set(shown, "answer");
    const bool right = answer == expected_answer(shown, contract);
    std::string view = escape(text_of(shown, "reference"));
    if (has_value(shown, "verdict")) {
        const std::string& verdict = text_of(shown, "verdict");
        view = fmt::format(R"(<span class="word {}">{}</span>{})", verdict, verdict, view.substr(verdict.size()));
    }
    if (!is_yes_or_no) {
        const std::string error = shown.contains("error") ? fmt::format(", {}", escape(text_of(shown, "error"))) : "";
        return fmt::format(R"(<p class="said">answered {}{}; the reference: {}</p>)", escape(text_of(shown, "answer")), error, view);
    }
    return fmt::format(R"(<p class="said">answered <span class="{}">{} {}</span>; the reference: {}</p>)", right ? "right" : "wrong",
                       answer, right ? "✓" : "✗", view);
}

}  // namespace

std::string evidence(Part shown, const Signature& signature, Contract contract, bool drawn, const std::string& heading) {
    std::string text = R"(<div class="case">)";
    if (!heading.empty()) text += fmt::format("<h4>{}</h4>", heading);
    const bool is_input = has_value(shown, "verdict");
    if (drawn && is_input) {
        const InputPicture picture = draw_input(input_of(shown, signature));
        text += fmt::format(R"(<div class="drawn{}"><div class="panels">{}{}</div>)", picture.contact.empty() ? " one" : "", picture.whole,
                            picture.contact);
        if (!picture.caption.empty()) text += fmt::format(R"(<p class="caption">{}</p>)", escape(picture.caption));
        text += "</div>";
    }
    text += R"(<div class="told">)" + said(shown, signature.answer, contract) + number_table(shown);
    if (drawn && !is_input) text += R"(<p class="caption">Not drawn: with these numbers there is no valid input.</p>)";
    return text + "</div></div>\n";
}

std::string evidence_of(Part counterexample, const Signature& signature, Contract contract, bool calls) {
    const bool pure = text_of(counterexample, "expects") == "pure";
    const bool alone = count_of(counterexample, "calls") < 2;
    std::string text = R"(<div class="cases">)";
    bool first = true;
    for (const Part shown : counterexample["cases"]) {
        const std::string heading = pure ? fmt::format("call {}", count_of(shown, "place")) : alone ? "" : first ? "first" : "second";
        text += evidence(shown, signature, contract, !pure, heading);
        if (calls) text += fmt::format("<p><code>{}</code></p>\n", escape(text_of(shown, "call")));
        first = false;
    }
    return text + "</div>";
}

std::string scalar_and_dim(Part json) { return fmt::format("{} {}-D{}", text_of(json, "scalar"), count_of(json, "dim"), in_domain(json)); }

}  // namespace tangency::tools::html
