// SPDX-License-Identifier: MIT
// The documents of campaigns as reports.
#include <fmt/format.h>

#include "report.hpp"

namespace tangency::tools {
namespace {

using enum Column::Kind;

Table subjects_of(Part campaign) {
    Table table{
        .columns = {{"subject"}, {"contract"}, {"required"}, {"level", level}, {"k", number}, {"worst ulps", number}, {"violated"}}};
    for (const Part subject : campaign["results"]) {
        std::string violated;
        for (const Part property : subject["properties"])
            if (text_of(property, "status") == "violated") violated += (violated.empty() ? "" : " ") + text_of(property, "property");
        table.rows.push_back({text_of(subject, "name"), text_of(subject, "contract"), text_of(subject, "required_level"),
                              text_of(subject, "level"), fmt::format("{:.3g}", number_of(subject, "measured_k")),
                              fmt::format("{:.3g}", number_of(subject, "worst_gap_ulps")), violated.empty() ? "-" : violated});
    }
    return table;
}

void add_subject(Report& report, Part subject) {
    report.add(Heading{.text = text_of(subject, "name"), .level = 3});
    Table table{.columns = {{"property"}, {"cases", number}, {"violations", number}, {"in the band", number}}};
    for (const Part property : subject["properties"])
        table.rows.push_back({text_of(property, "property"), grouped(count_of(property, "instances")),
                              grouped(count_of(property, "violations")), grouped(count_of(property, "excused"))});
    report.add(std::move(table));
    for (const Part property : subject["properties"])
        if (has_value(property, "counterexample"))
            report.add(Evidence{.title = text_of(property, "property"), .text = text_of(property["counterexample"], "text")});
}

}  // namespace

Report campaign_report(Part campaign) {
    Report report = report_of(campaign, "Campaign", "", "campaign");
    report.add(subjects_of(campaign));
    for (const Part subject : campaign["results"]) add_subject(report, subject);
    std::string share = "in the share that the reference decided:";
    for (const auto& [kind, seen] : campaign["kinds_in_share_of_reference"].items())
        if (seen.count() > 0) share += fmt::format(" {} {}", kind, grouped(seen.count()));
    report.summary = {bulk_line(campaign["bulk"]), share};
    for (const Part alarm : campaign["bulk"]["alarm_cases"]) report.summary.push_back(text_of(alarm, "text"));
    for (const Part alarm : campaign["certificate_alarms"]) report.summary.push_back(alarm.text());
    return report;
}

Report fuzz_report(Part campaign) {
    Report report = report_of(campaign, "Fuzzing campaign", "", "campaign");
    Table rounds{.columns = {{"round", number}, {"inputs", number}, {"kept", number}, {"corpus", number}, {"features", number}}};
    for (const Part round : campaign["rounds"])
        rounds.rows.push_back({std::to_string(rounds.rows.size() + 1), grouped(count_of(round, "inputs")), grouped(count_of(round, "kept")),
                               grouped(count_of(round, "corpus")), grouped(count_of(round, "features"))});
    report.add(std::move(rounds));
    for (const Part finding : campaign["findings"])
        report.add(Evidence{
            .title = fmt::format("{} {}, found {}, first in round {}:", text_of(finding, "kind"), text_of(finding, "sha256").substr(0, 16),
                                 counted(count_of(finding, "times"), "time"), count_of(finding, "round")),
            .text = text_of(finding, "said") + '\n'});
    return report;
}

}  // namespace tangency::tools
