// SPDX-License-Identifier: MIT
// The document of a campaign as text.
#include "campaign_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document.hpp"

namespace tangency::tools {
namespace {

std::string subject_table(Part campaign) {
    std::size_t width = std::string_view("subject").size();
    for (const Part subject : campaign["results"]) width = std::max(width, text_of(subject, "name").size());
    std::string text = fmt::format("{:<{}}  {:<8}  {:<10}  {:<10}  {:>9}  {:>12}  violated\n", "subject", width, "contract", "required",
                                   "level", "k", "worst ulps");
    for (const Part subject : campaign["results"]) {
        std::string violated;
        for (const Part property : subject["properties"])
            if (text_of(property, "status") == "violated") violated += (violated.empty() ? "" : " ") + text_of(property, "property");
        text += fmt::format("{:<{}}  {:<8}  {:<10}  {:<10}  {:>9.3g}  {:>12.3g}  {}\n", text_of(subject, "name"), width,
                            text_of(subject, "contract"), text_of(subject, "required_level"), text_of(subject, "level"),
                            number_of(subject, "measured_k"), number_of(subject, "worst_gap_ulps"), violated.empty() ? "-" : violated);
    }
    return text;
}

std::string property_table(Part subject) {
    std::string text =
        fmt::format("\n{}\n  {:<8}  {:>19}  {:>19}  {:>19}\n", text_of(subject, "name"), "property", "cases", "violations", "in the band");
    for (const Part property : subject["properties"])
        text += fmt::format("  {:<8}  {:>19}  {:>19}  {:>19}\n", text_of(property, "property"), grouped(count_of(property, "instances")),
                            grouped(count_of(property, "violations")), grouped(count_of(property, "excused")));
    for (const Part property : subject["properties"])
        if (has_value(property, "counterexample"))
            text += fmt::format("  {}: {}", text_of(property, "property"), indented(text_of(property["counterexample"], "text")).substr(2));
    return text;
}

}  // namespace

std::string campaign_text(Part campaign) {
    std::string text = subject_table(campaign);
    for (const Part subject : campaign["results"]) text += property_table(subject);
    text += fmt::format("\n{}\n", bulk_line(campaign["bulk"]));
    text += fmt::format("in the share that the reference decided:");
    for (const auto& [kind, seen] : campaign["kinds_in_share_of_reference"].items())
        if (seen.count() > 0) text += fmt::format(" {} {}", kind, grouped(seen.count()));
    text += '\n';
    for (const Part alarm : campaign["bulk"]["alarm_cases"]) text += text_of(alarm, "text") + '\n';
    return text + text_of(campaign, "verdict_line") + '\n';
}

}  // namespace tangency::tools
