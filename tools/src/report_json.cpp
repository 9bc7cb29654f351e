// SPDX-License-Identifier: MIT
// The audit as JSON.
#include "report_json.hpp"

#include "report_json_parts.hpp"
#include "sweep_text.hpp"
#include "tangency/properties/truth.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;
using properties::Status;

std::string_view status_name(Status status) {
    switch (status) {
        case Status::held: return "held";
        case Status::violated: return "violated";
        case Status::not_applicable: return "not_applicable";
    }
    return "";
}

Json outcomes_json(const properties::TrialResult& result, Contract contract) {
    Json list = Json::array();
    for (const Outcome& outcome : result.outcomes) {
        Json entry{{"property", outcome.property->id},
                   {"status", status_name(outcome.status)},
                   {"exams", outcome.exams},
                   {"violations", outcome.violations},
                   {"excused", outcome.excused}};
        if (outcome.counterexample) entry["counterexample"] = counterexample_json(*outcome.counterexample, contract);
        list.push_back(std::move(entry));
    }
    return list;
}

void add_signature(Json& json, const Signature& signature) {
    json["form"] = form_name(signature);
    json["scalar"] = name_of(signature.scalar);
    json["dim"] = signature.dim;
}

Json subject_json(const SubjectRow& row) {
    const auto& built_in = *row.built_in;
    Json json{{"name", built_in.subject.name}};
    add_signature(json, built_in.subject.signature);
    json["contract"] = name_of(built_in.subject.contract);
    json["contract_note"] = built_in.contract_note;
    json["role"] = subjects::name_of(built_in.role);
    json["idea"] = built_in.idea;
    json["source"] = built_in.source;
    json["level"] = row.complete ? Json(name_of(row.result.level)) : Json(nullptr);
    json["expected_level"] = name_of(built_in.expected);
    json["band"] = properties::default_band(built_in.subject.signature);
    json["measured_k"] = row.result.measured_k;
    json["worst_gap_ulps"] = row.result.worst_gap_ulps;
    json["findings"] = row.findings;
    json["surprises"] = row.surprises;
    json["properties"] = outcomes_json(row.result, built_in.subject.contract);
    return json;
}

Json mutant_json(const MutantRow& row) {
    Json json{{"name", row.mutant->subject.name}};
    add_signature(json, row.mutant->subject.signature);
    json["contract"] = name_of(row.mutant->subject.contract);
    json["defect"] = row.mutant->defect;
    json["seen_in"] = row.mutant->seen_in;
    json["killed_by"] = row.killed_by;
    json["properties"] = outcomes_json(row.result, row.mutant->subject.contract);
    return json;
}

Json group_json(const properties::GroupResult& group) {
    Json json;
    add_signature(json, group.signature);
    json["cases"] = group.tally.cases;
    json["distinct_cases"] = group.distinct_cases;
    json["sweep"] = sweep_json(group.sweep);
    json["complete"] = group.complete;
    for (std::size_t i = 0; i < properties::kind_names.size(); ++i)
        json["kinds"][std::string(properties::kind_names[i])] = group.tally.by_kind[i];
    return json;
}

Json finding_json(const subjects::Finding& finding) {
    Json affected = Json::array();
    for (const auto& entry : finding.affected)
        affected.push_back({{"subject", entry.subject},
                            {"properties", entry.properties},
                            {"always_met", entry.met == subjects::Met::always}});
    return {{"id", finding.id}, {"title", finding.title}, {"text", finding.text}, {"affected", std::move(affected)}};
}

template <class Items, class ToJson>
Json list_json(const Items& items, ToJson to_json_item) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(to_json_item(item));
    return list;
}

}  // namespace

std::string to_json(const AuditResult& audit) {
    const Json report{{"tangency", TANGENCY_VERSION},
                      {"seed", audit.seed},
                      {"sweep", audit.sweep},
                      {"complete", audit.complete},
                      {"as_expected", audit.as_expected()},
                      {"seconds", audit.seconds},
                      {"surprises", audit.surprises},
                      {"inputs", list_json(audit.groups, group_json)},
                      {"subjects", list_json(audit.subjects, subject_json)},
                      {"mutants", list_json(audit.mutants, mutant_json)},
                      {"findings", list_json(subjects::findings(), finding_json)},
                      {"properties", list_json(properties::catalogue(), property_json)}};
    return report.dump(2) + '\n';
}

}  // namespace tangency::tools
