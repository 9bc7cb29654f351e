// SPDX-License-Identifier: MIT
// Writing the document of an audit.
#include "audit_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "audit.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;

constexpr const char* called_function = "intersects";

Json outcomes_json(const properties::TrialResult& result, Contract contract, const FindCertificate& find) {
    Json list = Json::array();
    for (const Outcome& outcome : result.outcomes) list.push_back(outcome_json(outcome, contract, called_function, find));
    return list;
}

Json domain_json(const properties::Domain& domain) { return domain.is_whole() ? Json(nullptr) : Json(to_text(domain)); }

Json subject_json(const SubjectRow& row, const FindCertificate& find) {
    const auto& built_in = *row.built_in;
    Json json{{"name", built_in.subject.name}};
    add_signature(json, built_in.subject.signature);
    json["domain"] = domain_json(row.domain);
    json["contract"] = name_of(built_in.subject.contract);
    json["contract_note"] = built_in.contract_note;
    json["role"] = subjects::name_of(built_in.role);
    json["idea"] = built_in.idea;
    json["source"] = built_in.source;
    json["level"] = row.complete ? Json(name_of(row.result.level)) : Json(nullptr);
    json["expected_level"] = name_of(row.domain.is_whole() ? built_in.expected : built_in.expected_in_domain);
    json["band"] = properties::default_band(built_in.subject.signature);
    json["measured_k"] = row.result.measured_k;
    json["worst_gap_ulps"] = row.result.worst_gap_ulps;
    json["findings"] = row.findings;
    json["surprises"] = row.surprises;
    json["properties"] = outcomes_json(row.result, built_in.subject.contract, find);
    return json;
}

Json mutant_json(const MutantRow& row, const FindCertificate& find) {
    Json json{{"name", row.mutant->subject.name}};
    add_signature(json, row.mutant->subject.signature);
    json["contract"] = name_of(row.mutant->subject.contract);
    json["defect"] = row.mutant->defect;
    json["seen_in"] = row.mutant->seen_in;
    json["killed_by"] = row.killed_by;
    json["properties"] = outcomes_json(row.result, row.mutant->subject.contract, find);
    return json;
}

Json group_json(const properties::GroupResult& group) {
    Json json;
    add_signature(json, group.signature);
    json["domain"] = domain_json(group.domain);
    json["cases"] = group.tally.cases;
    json["distinct_cases"] = group.distinct_cases;
    json["bulk"] = bulk_json(group.bulk);
    json["complete"] = group.complete;
    json["kinds"] = kinds_json(group.tally);
    json["seen_too_seldom"] = Json::array();
    for (const auto& shortfall : find_shortfalls(group.tally, group.signature.dim, group.domain))
        json["seen_too_seldom"].push_back(properties::kind_names[static_cast<std::size_t>(shortfall.kind)]);
    return json;
}

std::string_view name_of(subjects::Scalars scalars) {
    switch (scalars) {
        case subjects::Scalars::both: return "both";
        case subjects::Scalars::f32: return "f32";
        case subjects::Scalars::f64: return "f64";
    }
    return "";
}

Json witness_json(const subjects::Finding& finding, const FindCertificate& find) {
    const std::string_view subject = finding.affected.front().subject;
    const auto& methods = subjects::methods();
    const auto named = [subject](const subjects::BuiltIn& built_in) { return built_in.subject.name == subject; };
    const properties::Input input = witness_of(finding);
    Json json{{"subject", subject}};
    add_signature(json, input.signature);
    json["contract"] = name_of(std::find_if(methods.begin(), methods.end(), named)->subject.contract);
    json["case"] = input_json(input, called_function);
    json["case"]["answer"] = finding.answer;
    json["case"]["reference"] = properties::reference_view(input);
    add_verdict(json["case"], input, find);
    return json;
}

// Of what a level leaves open, what this audit met.
bool is_met(const subjects::Finding& finding, const subjects::Affected& affected, const AuditResult& audit) {
    return affected.met != subjects::Met::as_level || std::ranges::any_of(audit.subjects, [&](const SubjectRow& row) {
               const properties::Subject& subject = row.built_in->subject;
               return subject.name == affected.subject && name_of(subject.signature.scalar) == name_of(affected.scalars) &&
                      std::ranges::count(row.findings, finding.id) > 0;
           });
}

Json finding_json(const subjects::Finding& finding, const AuditResult& audit, const FindCertificate& find) {
    Json affected = Json::array();
    for (const auto& entry : finding.affected) {
        if (!is_met(finding, entry, audit)) continue;
        Json json{{"subject", entry.subject},
                  {"scalars", name_of(entry.scalars)},
                  {"properties", entry.properties},
                  {"always_met", entry.met != subjects::Met::rarely}};
        // By level each scalar is an entry.
        if (entry.met == subjects::Met::as_level && !affected.empty() && affected.back()["subject"] == entry.subject &&
            affected.back()["properties"] == entry.properties)
            affected.back()["scalars"] = name_of(subjects::Scalars::both);
        else
            affected.push_back(std::move(json));
    }
    return {{"id", finding.id},
            {"title", finding.title},
            {"text", finding.text},
            {"affected", std::move(affected)},
            {"witness", witness_json(finding, find)}};
}

Json bands_json() {
    Json bands;
    for (const FormName& form : all_forms)
        if (form.form == Form::center_half || properties::widens_bands(form.form)) {
            const std::size_t dim = form.exists_in(2) ? 2 : 3;
            bands[std::string(form.name)] = properties::default_band({form.form, ScalarType::f32, dim, form.orientation});
        }
    for (const FormName& form : question_forms)
        bands[fmt::format("{} {}", name_of(form.question), form.name)] =
            properties::default_band({form.form, ScalarType::f32, 2, form.orientation, form.question});
    return bands;
}

Json broad_phase_json(const BroadPhaseRow& row) {
    Json json{{"name", row.built_in->name},          {"idea", row.built_in->idea},           {"mutant", row.built_in->is_mutant},
              {"scalar", name_of(row.scalar)},       {"level", name_of(row.result.level())}, {"exact_pairs", row.result.exact},
              {"candidates", row.result.candidates}, {"all_pairs", row.result.all},          {"broken", Json::array()}};
    for (std::size_t place = 0; place < row.result.properties.size(); ++place)
        if (row.result.properties[place].status == pairs::Status::violated) json["broken"].push_back(pairs::property_texts[place].id);
    return json;
}

template <class Items, class ToJson>
Json list_json(const Items& items, ToJson to_json_item) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(to_json_item(item));
    return list;
}

}  // namespace

Json audit_document(const AuditResult& audit, const FindCertificate& find) {
    const auto certified = [&find](auto to_json_item) {
        return [&find, to_json_item](const auto& item) { return to_json_item(item, find); };
    };
    Json document{{"report", "tangency audit"},
                  {"tangency", TANGENCY_VERSION},
                  {"seed", audit.seed},
                  {"bulk", audit.bulk},
                  {"complete", audit.complete},
                  {"as_expected", audit.as_expected()},
                  {"seconds", audit.seconds},
                  {"surprises", audit.surprises},
                  {"bands", bands_json()},
                  {"reference_share", properties::rechecked_one_in},
                  {"most_confirmed", properties::most_confirmed},
                  {"inputs", list_json(audit.groups, group_json)},
                  {"subjects", list_json(audit.subjects, certified(subject_json))},
                  {"mutants", list_json(audit.mutants, certified(mutant_json))},
                  {"broad_phases", list_json(audit.broad_phases, broad_phase_json)},
                  {"findings", list_json(subjects::findings(), [&](const auto& finding) { return finding_json(finding, audit, find); })},
                  {"properties", list_json(properties::catalogue(), [](const properties::Property& property) {
                       return property_json(property, AnswerKind::boolean);
                   })}};
    document["certificate_alarms"] = alarms_in(document);
    if (!document["certificate_alarms"].empty()) document["as_expected"] = false;
    return document;
}

}  // namespace tangency::tools
