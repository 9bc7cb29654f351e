// SPDX-License-Identifier: MIT
// The document of a check as JUnit XML.
#include <fmt/format.h>

#include "check_document.hpp"
#include "junit.hpp"

namespace tangency::tools {
namespace {

using junit::element;

std::string body(Part property, Part exits) {
    const std::string& standing = text_of(property, "standing");
    std::string shown = counterexamples_text(property);
    // What is violated without a counterexample is so by what is no answer.
    if (shown.empty())
        for (const Part way : exits["ways"])
            if (is_set(way, "answered")) shown += way_in_full(way);
    if (standing == "violated")
        return element("failure", fmt::format("{} violated: {}", text_of(property, "id"), text_of(property, "statement")), shown);
    if (standing == "undecided")
        return element(
            "skipped",
            exits["properties"].holds(text_of(property, "id")) ? "not decided: the function gave no answer to inputs of it" : "not asked",
            "");
    if (standing == "not_applicable") return element("skipped", "not applicable to this signature or domain", "");
    if (standing == "waived") return element("skipped", "violated, but waived", shown);
    if (standing == "recommendation") return element("skipped", "violated, but only a recommendation unless required by name", shown);
    if (standing == "beyond")
        return element("skipped", fmt::format("violated, but of level {}, beyond what is required", text_of(property, "level")), shown);
    return "";
}

}  // namespace

std::string check_junit(Part check) {
    std::string told;
    for (const Part way : check["exits"]["ways"])
        if (is_set(way, "binds")) told += way_in_full(way);
    std::string notes = has_value(check, "looks_like") ? known_bug_text(check["looks_like"]) + "\n" : "";
    for (const std::string& sentence : {kept_contract_text(check), but_for_ties_text(check)})
        if (!sentence.empty()) notes += sentence + "\n";
    // Where nothing can be decided it is the error of its case.
    if (text_of(check, "verdict") != "cannot_run") notes += told;
    return junit::page(check, {.name = "tangency check " + subject_signature(check),
                               .body = [&check](Part property) { return body(property, check["exits"]); },
                               .told = told,
                               .notes = notes});
}

}  // namespace tangency::tools
