// SPDX-License-Identifier: MIT
// The check as JUnit XML.
#include "check_junit.hpp"

#include <fmt/format.h>

#include "check_text.hpp"
#include "html_style.hpp"
#include "tangency/properties/explain.hpp"

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

std::string body(const CheckOptions& options, const CheckResult& result, const properties::Outcome& outcome) {
    const std::string_view where = standing(options, result, outcome);
    const std::string shown =
        outcome.counterexample ? describe_counterexample(*outcome.counterexample, options.contract, options.function) : "";
    if (where == "violated")
        return element("failure", fmt::format("{} violated: {}", outcome.property->id, outcome.property->statement), shown);
    if (where == "undecided") return element("skipped", "not asked", "");
    if (where == "not_applicable") return element("skipped", "not applicable to this signature", "");
    if (where == "waived") return element("skipped", "violated, but waived", shown);
    if (where == "advice") return element("skipped", "violated, but only advice unless required by name", shown);
    if (where == "beyond") return element("skipped", fmt::format("violated, but of level {}, beyond what is required", name_of(outcome.property->level)), shown);
    return "";
}

}  // namespace

std::string to_junit(const CheckOptions& options, const CheckResult& result) {
    std::string cases;
    std::size_t failures = 0, skipped = 0, errors = 0;
    const std::string suite = fmt::format("tangency check {}", signature_words(options));
    const std::string class_name = fmt::format("tangency.{}", options.function);
    const auto add = [&](const std::string& name, const std::string& content) {
        cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"0\"", escape_xml(class_name), escape_xml(name));
        cases += content.empty() ? "/>\n" : fmt::format(">\n{}    </testcase>\n", content);
    };
    for (const auto& outcome : result.outcomes) {
        const std::string content = body(options, result, outcome);
        failures += content.find("<failure ") != std::string::npos;
        skipped += content.find("<skipped ") != std::string::npos;
        add(fmt::format("{} {}", outcome.property->id, outcome.property->title), content);
    }
    std::string told;
    for (const Death& death : result.deaths)
        if (death.binding) told += describe(options, death);
    if (result.verdict == CheckVerdict::cannot_run) {
        ++errors;
        add("the function answers", element("error", verdict_line(options, result), told));
    } else {
        add("the function answers", "");
    }
    std::string out = fmt::format("    <system-out>{}\n{}</system-out>\n", escape_xml(verdict_line(options, result)),
                                  result.likeness ? escape_xml(describe(*result.likeness)) + "\n" : "");
    const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"",
                                           result.outcomes.size() + 1, failures, errors, skipped, result.seconds);
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tangency\" {}>\n  <testsuite name=\"{}\" {}>\n"
                       "    <properties>\n      <property name=\"subject\" value=\"{}\"/>\n      <property name=\"seed\" value=\"{}\"/>\n"
                       "      <property name=\"tangency\" value=\"{}\"/>\n    </properties>\n{}{}  </testsuite>\n</testsuites>\n",
                       counts, escape_xml(suite), counts, escape_xml(options.subject), options.seed, TANGENCY_VERSION, cases, out);
}

}  // namespace tangency::tools
