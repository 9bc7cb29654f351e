// SPDX-License-Identifier: MIT
// Documents as JUnit XML.
#include <fmt/format.h>

#include "report.hpp"

namespace tangency::tools {
namespace {

// XML 1.0 has no way to write most control characters; what is not UTF-8 must not get in either.
std::string escape_xml(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        const bool printable = (c >= ' ' && c <= '~') || c == '\n' || c == '\t';
        safe += printable ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return escape(safe);
}

std::string element(std::string_view name, std::string_view message, std::string_view text) {
    return fmt::format("      <{} message=\"{}\">{}</{}>\n", name, escape_xml(message), escape_xml(text), name);
}

std::string message_of(Part document, Part property) {
    const std::string &id = text_of(property, "id"), &standing = text_of(property, "standing");
    if (standing == "violated") return text_of(document, "sentence");
    if (standing == "waived") return "violated, but waived";
    if (standing == "recommendation") return "violated, but only a recommendation unless required by name";
    if (standing == "beyond") return fmt::format("violated, but of level {}, beyond what is required", text_of(property, "level"));
    if (standing == "not_applicable") return "not applicable to this signature or domain";
    const bool gave_no_answer = document.contains("exits") && document["exits"]["properties"].holds(id);
    if (has_value(property, "counterexample")) return "not decided: the judge refuses a certificate of its counterexample";
    return gave_no_answer ? "not decided: the function gave no answer to inputs of it" : "not asked";
}

// What stands in the test case of a property; nothing if it holds. The first that fails `tells` the causes.
std::string element_of(Part document, Part property, const JUnitWords& words, bool tells) {
    const std::string& standing = text_of(property, "standing");
    if (standing == "held") return "";
    const std::string message = message_of(document, property);
    const std::string evidence = message.starts_with("not ") ? "" : words.evidence(property);
    if (standing != "violated") return element("skipped", message, evidence);
    return element("failure", message,
                   fmt::format("{}{} violated: {}\n{}", tells ? as_short_text(document) + '\n' : "", text_of(property, "id"),
                               text_of(property, "statement"), evidence));
}

}  // namespace

std::string as_junit(Part document, const JUnitWords& words) {
    std::string cases;
    std::size_t failures = 0, skipped = 0, errors = 0;
    const std::string class_name = escape_xml("tangency." + text_of(document, "function"));
    const auto add = [&](const std::string& name, const std::string& content) {
        cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"0\"", class_name, escape_xml(name));
        cases += content.empty() ? "/>\n" : fmt::format(">\n{}    </testcase>\n", content);
        failures += content.find("<failure ") != std::string::npos;
        skipped += content.find("<skipped ") != std::string::npos;
        errors += content.find("<error ") != std::string::npos;
    };
    for (const Part property : document["properties"])
        add(text_of(property, "id") + " " + text_of(property, "title"), element_of(document, property, words, failures == 0));
    const std::string& line = text_of(document, "verdict_line");
    add("the function answers", text_of(document, "verdict") == "cannot_run" ? element("error", line, words.told) : "");
    const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"",
                                           document["properties"].size() + 1, failures, errors, skipped, number_of(document, "seconds"));
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tangency\" {}>\n  <testsuite name=\"{}\" {}>\n"
        "    <properties>\n      <property name=\"subject\" value=\"{}\"/>\n      <property name=\"seed\" value=\"{}\"/>\n"
        "      <property name=\"tangency\" value=\"{}\"/>\n    </properties>\n{}"
        "    <system-out>{}\n{}</system-out>\n  </testsuite>\n</testsuites>\n",
        counts, escape_xml(words.name), counts, escape_xml(text_of(document, "subject")), count_of(document, "seed"),
        text_of(document, "tangency"), cases, escape_xml(line), escape_xml(words.notes));
}

}  // namespace tangency::tools
