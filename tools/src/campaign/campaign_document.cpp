// SPDX-License-Identifier: MIT
// Writing the document of a campaign.
#include "campaign_document.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "document.hpp"
#include "run.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;

// The properties that a bulk run asks, which is far from all.
bool is_asked(const Outcome& outcome) { return outcome.instances > 0 || outcome.status == properties::Status::violated; }

Json subject_json(const CampaignSubject& subject, const properties::TrialResult& result, const FindCertificate& find) {
    Json json{{"name", subject.subject.name},
              {"contract", name_of(subject.subject.contract)},
              {"required_level", name_of(subject.requirement.level)},
              {"level", name_of(result.level)},
              {"measured_k", result.measured_k},
              {"worst_gap_ulps", result.worst_gap_ulps},
              {"broken", Json::array()},
              {"properties", Json::array()}};
    for (const Outcome& outcome : result.outcomes) {
        if (!is_asked(outcome)) continue;
        if (bearing_of(outcome, subject.requirement) == properties::Bearing::broken) json["broken"].push_back(outcome.property->id);
        json["properties"].push_back(outcome_json(outcome, subject.subject.contract, "intersects", find));
    }
    return json;
}

std::string verdict_line(Part campaign) {
    std::string names, broken;
    for (const Part subject : campaign["results"]) {
        names += (names.empty() ? "" : ", ") + text_of(subject, "name");
        if (!subject["broken"].empty())
            broken += fmt::format("{}{} by {}", broken.empty() ? " " : ", ", text_of(subject, "name"), joined(subject["broken"]));
    }
    const std::string what = fmt::format("{} {}, {} cases, seed {}", names, signature_text(campaign), grouped(count_of(campaign, "cases")),
                                         count_of(campaign, "seed"));
    if (text_of(campaign, "verdict") == "holds") return fmt::format("tangency: campaign holds: {}", what);
    if (text_of(campaign, "verdict") == "cannot_run")
        return fmt::format("tangency: campaign CANNOT DECIDE: {}: {}", campaign["certificate_alarms"].front().text(), what);
    for (const Part alarm : campaign["bulk"]["alarm_cases"]) broken += fmt::format("; {}", text_of(alarm, "text"));
    if (!campaign["seen_too_seldom"].empty()) broken += fmt::format("; too few inputs of {}", joined(campaign["seen_too_seldom"]));
    return fmt::format("tangency: campaign FAILED{}: {}", broken, what);
}

}  // namespace

Json campaign_document(const Campaign& campaign, const properties::GroupResult& sum, const FindCertificate& find) {
    const CampaignPlan& plan = campaign.plan();
    Json json{{"report", "tangency campaign"},
              {"report_version", campaign_report_version},
              {"tangency", TANGENCY_VERSION},
              {"verdict", "holds"},
              {"verdict_line", nullptr}};  // in their places; known once the rest is here
    add_campaign(json, plan);
    json["band"] = properties::default_band(plan.signature);
    json["bulk"] = bulk_json(sum.bulk);
    json["kinds_in_share_of_reference"] = kinds_json(sum.bulk.sample);
    json["seen_too_seldom"] = Json::array();
    for (const auto& shortfall : find_shortfalls(sum.bulk, plan.signature.dim))
        json["seen_too_seldom"].push_back(properties::kind_names[static_cast<std::size_t>(shortfall.kind)]);
    bool holds = sum.bulk.alarm_count == 0 && json["seen_too_seldom"].empty();
    json["results"] = Json::array();
    for (std::size_t s = 0; s < sum.results.size(); ++s) {
        json["results"].push_back(subject_json(campaign.subjects()[s], sum.results[s], find));
        holds = holds && json["results"].back()["broken"].empty();
    }
    json["certificate_alarms"] = alarms_in(json["results"]);
    json["verdict"] = !json["certificate_alarms"].empty() ? "cannot_run" : holds ? "holds" : "failed";
    json["verdict_line"] = verdict_line(json);
    return json;
}

}  // namespace tangency::tools
