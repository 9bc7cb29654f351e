// SPDX-License-Identifier: MIT
// A check's document in a few lines, on a terminal and where GitHub Actions shows them.
#include <fmt/format.h>

#include "report.hpp"

namespace tangency::tools {
namespace {

std::string causes_text(Part document) {
    std::string text;
    for (const Part cause : document["causes"]) {
        text += text_of(cause, "sentence") + '\n';
        for (const Part line : cause["lines"]) text += fmt::format("  {}\n", line.text());
    }
    return text;
}

std::vector<std::string> alarms_of(Part document) {
    std::vector<std::string> alarms;
    if (document.contains("bulk"))
        for (const Part alarm : document["bulk"]["alarm_cases"]) alarms.push_back(text_of(alarm, "text"));
    if (document.contains("certificate_alarms"))
        for (const Part alarm : document["certificate_alarms"]) alarms.push_back(alarm.text());
    return alarms;
}

// As a workflow command escapes what it says.
std::string escape_data(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '%' || c == '\r' || c == '\n')
            safe += fmt::format("%{:02X}", static_cast<unsigned>(c));
        else
            safe += c;
    }
    return safe;
}

}  // namespace

std::string as_short_text(Part document) {
    std::string text = causes_text(document);
    if (text_of(document, "verdict") == "holds") text = text_of(document, "sentence") + '\n';
    if (!document["causes"].empty() && has_value(document, "again"))
        text += fmt::format("again: {}      more: --verbose, --html FILE\n", text_of(document, "again"));
    for (const std::string& alarm : alarms_of(document)) text += alarm + '\n';
    return text + text_of(document, "verdict_line") + '\n';
}

std::string as_github_annotation(Part document) {
    if (text_of(document, "verdict") == "holds") return "";
    std::string text = causes_text(document) + text_of(document, "verdict_line");
    return fmt::format("::error title=tangency::{}\n", escape_data(text));
}

std::string as_github_summary(Part document) {
    return fmt::format("### {}\n\n````text\n{}````\n", text_of(document, "sentence"), as_short_text(document));
}

}  // namespace tangency::tools
