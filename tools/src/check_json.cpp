// SPDX-License-Identifier: MIT
// The check as JSON.
#include "check_json.hpp"

#include "check_text.hpp"
#include "report_json_parts.hpp"
#include "sweep_text.hpp"

namespace tangency::tools {
namespace {

std::string_view name_of(CheckVerdict verdict) {
    switch (verdict) {
        case CheckVerdict::holds: return "holds";
        case CheckVerdict::failed: return "failed";
        case CheckVerdict::cannot_run: return "cannot_run";
    }
    return "";
}

std::string_view name_of(CheckEnd end) {
    switch (end) {
        case CheckEnd::all_asked: return "all_asked";
        case CheckEnd::violation: return "violation";
        case CheckEnd::death: return "death";
        case CheckEnd::time: return "time";
        case CheckEnd::interrupt: return "interrupt";
        case CheckEnd::alarm: return "alarm";
    }
    return "";
}

Json ids_of(const std::vector<const properties::Property*>& list) {
    Json ids = Json::array();
    for (const properties::Property* property : list) ids.push_back(property->id);
    return ids;
}

Json outcome_json(const CheckOptions& options, const CheckResult& result, const properties::Outcome& outcome) {
    Json json = property_json(*outcome.property);
    json["binds"] = properties::binds(*outcome.property, options.demand);
    json["standing"] = standing(options, result, outcome);
    json["exams"] = outcome.exams;
    json["violations"] = outcome.violations;
    json["excused"] = outcome.excused;
    if (!outcome.counterexample) return json;
    Json shown = counterexample_json(*outcome.counterexample, options.contract);
    shown["text"] = properties::describe_counterexample(*outcome.counterexample, options.contract, options.function);
    json["counterexample"] = std::move(shown);
    return json;
}

Json death_json(const CheckOptions& options, const Death& death) {
    Json json{{"message", death.message}, {"property", nullptr}, {"binds", death.binding}, {"case", nullptr}};
    if (death.property != nullptr) json["property"] = death.property->id;
    if (death.scene) {
        json["case"] = scene_json(*death.scene);
        json["case"]["call"] = properties::call_text(*death.scene, options.function);
    }
    return json;
}

}  // namespace

std::string to_json(const CheckOptions& options, const CheckResult& result) {
    Json json{{"report", "tangency check"},
              {"report_version", check_report_version},
              {"tangency", TANGENCY_VERSION},
              {"verdict", name_of(result.verdict)},
              {"verdict_line", verdict_line(options, result)},
              {"exit_status", static_cast<int>(result.verdict)},
              {"subject", options.subject},
              {"function", options.function},
              {"form", form_name(options.signature)},
              {"scalar", name_of(options.signature.scalar)},
              {"dim", options.signature.dim},
              {"contract", name_of(options.contract)},
              {"required_level", name_of(options.demand.level)},
              {"required_properties", ids_of(options.demand.named)},
              {"waived_properties", ids_of(options.demand.waived)},
              {"band", result.band},
              {"seed", options.seed},
              {"ended_by", name_of(result.end)},
              {"level", name_of(result.level)},
              {"measured_k", result.measured_k},
              {"worst_gap_ulps", result.worst_gap_ulps},
              {"broken", result.broken},
              {"not_reached", result.unasked},
              {"cases", result.tally.cases}};
    for (std::size_t i = 0; i < properties::kind_names.size(); ++i)
        json["kinds"][std::string(properties::kind_names[i])] = result.tally.by_kind[i];
    json["sweep"] = sweep_json(result.sweep);
    json["looks_like"] = nullptr;
    if (result.likeness)
        json["looks_like"] = {{"mutant", result.likeness->mutant->subject.name},
                              {"defect", result.likeness->mutant->defect},
                              {"seen_in", result.likeness->mutant->seen_in},
                              {"agreement", result.likeness->agreement}};
    json["deaths"] = Json::array();
    for (const Death& death : result.deaths) json["deaths"].push_back(death_json(options, death));
    json["properties"] = Json::array();
    for (const auto& outcome : result.outcomes) json["properties"].push_back(outcome_json(options, result, outcome));
    json["seconds"] = result.seconds;
    // A file name need not be UTF-8; a report must be.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace tangency::tools
