// SPDX-License-Identifier: MIT
// The document of a check as JUnit XML.
#include <fmt/format.h>

#include "check_document.hpp"
#include "html_style.hpp"

namespace tangency::tools {
namespace {

// XML 1.0 has no way to write most control characters; what is not UTF-8 must not get in either.
std::string escape_xml(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        const bool printable = (c >= ' ' && c <= '~') || c == '\n' || c == '\t';
        safe += printable ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return html::escape(safe);
}

std::string element(std::string_view name, std::string_view message, std::string_view text) {
    return fmt::format("      <{} message=\"{}\">{}</{}>\n", name, escape_xml(message), escape_xml(text), name);
}

std::string body(Part property, Part exits) {
    const std::string& standing = text_of(property, "standing");
    const std::string shown = counterexamples_text(property);
    if (standing == "violated")
        return element("failure", fmt::format("{} violated: {}", text_of(property, "id"), text_of(property, "statement")), shown);
    if (standing == "undecided")
        return element(
            "skipped",
            exits["properties"].holds(text_of(property, "id")) ? "not decided: the function exited on inputs of it" : "not asked", "");
    if (standing == "not_applicable") return element("skipped", "not applicable to this signature or domain", "");
    if (standing == "waived") return element("skipped", "violated, but waived", shown);
    if (standing == "recommendation") return element("skipped", "violated, but only a recommendation unless required by name", shown);
    if (standing == "beyond")
        return element("skipped", fmt::format("violated, but of level {}, beyond what is required", text_of(property, "level")), shown);
    return "";
}

}  // namespace

std::string check_junit(Part check) {
    std::string cases;
    std::size_t failures = 0, skipped = 0, errors = 0;
    const std::string class_name = escape_xml("tangency." + text_of(check, "function"));
    const auto add = [&](const std::string& name, const std::string& content) {
        cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"0\"", class_name, escape_xml(name));
        cases += content.empty() ? "/>\n" : fmt::format(">\n{}    </testcase>\n", content);
        failures += content.find("<failure ") != std::string::npos;
        skipped += content.find("<skipped ") != std::string::npos;
        errors += content.find("<error ") != std::string::npos;
    };
    for (const Part property : check["properties"])
        add(text_of(property, "id") + " " + text_of(property, "title"), body(property, check["exits"]));
    std::string told;
    for (const Part way : check["exits"]["ways"])
        if (is_set(way, "binds")) told += way_in_full(way);
    const std::string& line = text_of(check, "verdict_line");
    add("the function answers", text_of(check, "verdict") == "cannot_run" ? element("error", line, told) : "");
    std::string notes = has_value(check, "looks_like") ? known_bug_text(check["looks_like"]) + "\n" : "";
    for (const std::string& sentence : {kept_contract_text(check), but_for_ties_text(check)})
        if (!sentence.empty()) notes += sentence + "\n";
    const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"",
                                           check["properties"].size() + 1, failures, errors, skipped, number_of(check, "seconds"));
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tangency\" {}>\n  <testsuite name=\"{}\" {}>\n"
        "    <properties>\n      <property name=\"subject\" value=\"{}\"/>\n      <property name=\"seed\" value=\"{}\"/>\n"
        "      <property name=\"tangency\" value=\"{}\"/>\n    </properties>\n{}"
        "    <system-out>{}\n{}</system-out>\n  </testsuite>\n</testsuites>\n",
        counts, escape_xml("tangency check " + subject_signature(check)), counts, escape_xml(text_of(check, "subject")),
        count_of(check, "seed"), text_of(check, "tangency"), cases, escape_xml(line), escape_xml(notes));
}

}  // namespace tangency::tools
