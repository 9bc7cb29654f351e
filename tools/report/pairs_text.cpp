// SPDX-License-Identifier: MIT
// The check of a broad phase as text and as JUnit XML.
#include <fmt/format.h>

#include "document.hpp"
#include "html_style.hpp"
#include "pairs_document.hpp"

namespace tangency::tools {
namespace {

std::string heading(Part property) {
    return fmt::format("{} {} is violated by {} of {} lists. {}.\n", text_of(property, "id"), text_of(property, "title"),
                       grouped(count_of(property, "violations")), grouped(count_of(property, "lists")), text_of(property, "statement"));
}

// What JUnit says beneath a property that is not plainly held.
std::string junit_body(Part property) {
    const std::string& standing = text_of(property, "standing");
    if (standing == "held") return "";
    const bool failed = standing == "violated";
    return fmt::format("      <{0} message=\"{1}\">{2}</{0}>\n", failed ? "failure" : "skipped",
                       html::escape(failed ? text_of(property, "statement") : standing),
                       has_value(property, "counterexample") ? html::escape(lost_pair_text(property)) : "");
}

}  // namespace

std::string pairs_text(Part document) {
    std::string text, held;
    for (const Part property : document["properties"])
        if (text_of(property, "id") == "B07" && text_of(property, "standing") == "violated")
            text +=
                "One list is answered now so, now otherwise (B07): what is shown was asked after other lists, and asked alone may be "
                "answered otherwise.\n\n";
    for (const Part property : document["properties"]) {
        if (has_value(property, "counterexample")) text += heading(property) + indented(lost_pair_text(property)) + '\n';
        if (text_of(property, "standing") == "held") held += " " + text_of(property, "id");
    }
    if (!held.empty()) text += fmt::format("held:{}\n", held);
    text += fmt::format("{} candidates for {} exact pairs ({} touching) of {} in all", grouped(count_of(document, "candidates")),
                        grouped(count_of(document, "exact_pairs")), grouped(count_of(document, "touching_pairs")),
                        grouped(count_of(document, "all_pairs")));
    if (has_value(document, "candidates_per_exact_pair") && has_value(document, "share_of_all_pairs"))
        text += fmt::format(": {:.2f} times as many, {:.1f} % of all", number_of(document, "candidates_per_exact_pair"),
                            100 * number_of(document, "share_of_all_pairs"));
    if (const auto excused = count_of(document, "excused"); excused > 0) text += fmt::format("; {} lost within the band", grouped(excused));
    return text + fmt::format("\nlevel {}\n{}\n", text_of(document, "level"), text_of(document, "verdict_line"));
}

std::string pairs_junit(Part document) {
    std::string cases;
    std::size_t failures = 0, skipped = 0;
    const std::string class_name = html::escape("tangency." + text_of(document, "function"));
    for (const Part property : document["properties"]) {
        const std::string body = junit_body(property);
        failures += body.find("<failure ") != std::string::npos;
        skipped += body.find("<skipped ") != std::string::npos;
        cases += fmt::format("    <testcase classname=\"{}\" name=\"{} {}\" time=\"0\">\n{}    </testcase>\n", class_name,
                             text_of(property, "id"), text_of(property, "title"), body);
    }
    const bool died = text_of(document, "verdict") == "cannot_run";
    const std::string& line = text_of(document, "verdict_line");
    cases += fmt::format("    <testcase classname=\"{}\" name=\"the function answers\" time=\"0\">\n{}    </testcase>\n", class_name,
                         died ? fmt::format("      <error message=\"{}\"></error>\n", html::escape(line)) : "");
    const std::string counts =
        fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"", document["properties"].size() + 1,
                    failures, died ? 1 : 0, skipped, number_of(document, "seconds"));
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tangency\" {}>\n  <testsuite name=\"tangency check pairs\" {}>\n"
        "{}    <system-out>{}</system-out>\n  </testsuite>\n</testsuites>\n",
        counts, counts, cases, html::escape(line));
}

}  // namespace tangency::tools
