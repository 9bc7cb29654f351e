// SPDX-License-Identifier: MIT
// The check of a broad phase as text and as JUnit XML.
#include <fmt/format.h>

#include "document.hpp"
#include "junit.hpp"
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
    const std::string shown = has_value(property, "counterexample") ? lost_pair_text(property) : "";
    return standing == "violated" ? junit::element("failure", text_of(property, "statement"), shown)
                                  : junit::element("skipped", standing, shown);
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
    if (has_value(document, "domain")) text += fmt::format("\ndomain: {}; nothing else was asked", text_of(document, "domain"));
    if (has_value(document, "died") && text_of(document, "verdict") == "failed")
        text += fmt::format("\nit was asked no more: {}", text_of(document, "died"));
    return text + fmt::format("\nlevel {}\n{}\n", text_of(document, "level"), text_of(document, "verdict_line"));
}

std::string pairs_junit(Part document) { return junit::page(document, {.name = "tangency check pairs", .body = junit_body}); }

}  // namespace tangency::tools
