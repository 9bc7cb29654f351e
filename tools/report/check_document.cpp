// SPDX-License-Identifier: MIT
// Writing the document of a check.
#include "check_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "check.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/short_report.hpp"
#include "tangency/subjects/nearest_mutant.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;

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
        case CheckEnd::exit: return "exit";
        case CheckEnd::time: return "time";
        case CheckEnd::interrupt: return "interrupt";
        case CheckEnd::alarm: return "alarm";
    }
    return "";
}

// What became of a property for this user; `beyond` and `recommendation` are violations that do not bind.
std::string_view standing_of(const CheckOptions& options, const CheckResult& result, const Outcome& outcome) {
    const bool exited = std::ranges::find(result.exited, outcome.property->id) != result.exited.end();
    switch (properties::bearing_of(outcome, options.requirement)) {
        case properties::Bearing::met: return exited ? "undecided" : "held";
        case properties::Bearing::not_asked: return "undecided";
        case properties::Bearing::broken: return "violated";
        case properties::Bearing::waived: return "waived";
        case properties::Bearing::not_required: return outcome.property->recommendation ? "recommendation" : "beyond";
        case properties::Bearing::not_applicable: break;
    }
    return "not_applicable";
}

// What the function answered at exact ties, and which of those answers the contract does not give but the caller accepts.
Json ties_json(const properties::TieTally& ties, const CheckOptions& options) {
    Json json = Json::object();
    for (std::size_t i = 0; i < ties.by_region.size(); ++i) {
        const auto& [yes, no, wrong] = ties.by_region[i];
        if (yes + no == 0) continue;
        json[std::string(reference::region_names[i])] = {
            {"yes", yes}, {"no", no}, {"wrong", wrong}, {"excused", options.allowance.ties ? wrong : 0}};
    }
    return json;
}

// "closed", "open", "half_open", "mixed" or "rounded" for each region that has ties which tell.
Json contract_by_region(const properties::ContractFound& found) {
    Json json = Json::object();
    const std::string_view otherwise = found.kind == properties::ContractKind::rounded     ? "rounded"
                                       : found.kind == properties::ContractKind::half_open ? "half_open"
                                                                                           : "mixed";
    for (std::size_t i = 0; i < found.ties.by_region.size(); ++i) {
        const auto& [yes, no, wrong] = found.ties.by_region[i];
        if (yes + no > 0) json[std::string(reference::region_names[i])] = no == 0 ? "closed" : yes == 0 ? "open" : otherwise;
    }
    return json;
}

Json ids_of(const std::vector<const properties::Property*>& list) {
    Json ids = Json::array();
    for (const properties::Property* property : list) ids.push_back(property->id);
    return ids;
}

Json outcome_json(const CheckOptions& options, const CheckResult& result, const Outcome& outcome) {
    Json json = property_json(*outcome.property, options.signature.answer);
    json["binds"] = properties::binds(*outcome.property, options.requirement);
    json["standing"] = standing_of(options, result, outcome);  // in its place; a refused certificate leaves it undecided
    json["instances"] = outcome.instances;
    json["violations"] = outcome.violations;
    json["excused"] = outcome.excused;
    json["unanswered"] = outcome.unanswered;
    for (const auto& [key, shown] :
         {std::pair{"counterexample", &outcome.counterexample}, std::pair{"proper_counterexample", &outcome.proper_counterexample}})
        if (*shown) json[key] = counterexample_json(**shown, options.contract, options.function, options.find_certificate);
    if (!alarms_in(json).empty()) json["standing"] = "undecided";
    return json;
}

Json way_json(const CheckOptions& options, const CheckExit& way) {
    Json json{{"message", way.exit.what},    {"inputs", way.inputs},  {"property", nullptr},
              {"binds", way.binding},        {"hung", way.exit.hung}, {"answered", !way.exit.defect.empty()},
              {"repeats", way.exit.repeats}, {"case", nullptr},       {"standard_error", way.exit.standard_error}};
    if (way.property != nullptr) json["property"] = way.property->id;
    if (way.exit.input) json["case"] = input_json(*way.exit.input, options.function);
    return json;
}

Json exits_json(const CheckOptions& options, const CheckResult& result) {
    Json json{{"inputs", result.exit_inputs},
              {"no_answers", result.inputs_of_wrong_answers},
              {"level_of_other_answers", name_of(result.level_of_answers)},
              {"properties", result.exited},
              {"ways", Json::array()}};
    for (const CheckExit& way : result.exits) json["ways"].push_back(way_json(options, way));
    return json;
}

// Why nothing could be decided.
std::string reason_of(Part check) {
    const std::string& end = text_of(check, "ended_by");
    const Part exits = check["exits"];
    // Those that bind stand first.
    if (!exits["ways"].empty() && is_set(exits["ways"].front(), "binds")) {
        const std::string& message = text_of(exits["ways"].front(), "message");
        const std::string others = exits_text(exits);
        return others.empty() ? message : fmt::format("{}; {}", message, others);
    }
    if (count_of(check["bulk"], "alarms") > 0) return text_of(check["bulk"]["alarm_cases"].front(), "text");
    if (!check["certificate_alarms"].empty()) return check["certificate_alarms"].front().text();
    if (end == "time") return fmt::format("time was over before {} could be asked; give more --seconds", joined(check["not_reached"]));
    return "it was interrupted";
}

// What the verdict rests on beside the signature and the contract, as far as it is not what is done unasked: each with a comma before it.
std::string terms_text(Part check) {
    std::string text;
    if (has_value(check, "domain")) text += fmt::format(", domain {}", text_of(check, "domain"));
    if (text_of(check, "ties_allowed") != "exact") text += fmt::format(", ties {}", text_of(check, "ties_allowed"));
    if (has_value(check, "margin"))
        text += fmt::format(", margin {}..{}", number_of(check["margin"], "lo"), number_of(check["margin"], "hi"));
    if (number_of(check, "band") != properties::default_band(signature_of(check)))
        text += fmt::format(", band {}", number_of(check, "band"));
    if (!check["waived_properties"].empty()) text += fmt::format(", waived {}", joined(check["waived_properties"]));
    return text;
}

// Without a name of its own a function is called by ours.
std::function<std::string(const properties::Input&)> call_of(const CheckOptions& options) {
    if (options.call) return options.call;
    return [name = options.function](const properties::Input& input) { return properties::call_text(input, name); };
}

// What the function did instead of answering, on the smallest input, and the end of what it said.
properties::Cause exit_cause(const CheckOptions& options, const CheckExit& way, std::uint64_t inputs) {
    constexpr std::size_t most_lines = 3;
    const bool is_answer = !way.exit.defect.empty();
    const std::string where = inputs == 0 ? "" : "on " + counted(inputs, "input");
    // An answer is quoted, and what an answer is comes behind it.
    const std::string what = where.empty() ? way.exit.what : is_answer ? where + " " + way.exit.what : way.exit.what + " " + where;
    properties::Cause cause{
        fmt::format("{}  {}: {}", is_answer ? "WRONG" : "NO ANSWER", properties::terms_text(options.signature, options.contract), what)};
    if (way.exit.input) {
        cause.lines.push_back(call_of(options)(*way.exit.input) + (way.exit.repeats ? "" : "  answered when it was asked alone"));
        cause.lines.push_back(to_text(*way.exit.input));
    }
    std::vector<std::string> said;
    for (std::size_t start = 0; start < way.exit.standard_error.size();) {
        const std::size_t end = std::min(way.exit.standard_error.find('\n', start), way.exit.standard_error.size());
        said.push_back("it said: " + way.exit.standard_error.substr(start, end - start));
        start = end + 1;
    }
    cause.lines.insert(cause.lines.end(), said.end() - static_cast<std::ptrdiff_t>(std::min(said.size(), most_lines)), said.end());
    return cause;
}

Json excess_json(const properties::Excess& excess, const CheckOptions& options) {
    Json json{{"hits", excess.hits}, {"misses", excess.of}, {"farthest", nullptr}};
    if (excess.farthest)
        json["farthest"] = {{"case", call_of(options)(*excess.farthest)}, {"by", gap_text(find_reference_answer(*excess.farthest))}};
    return json;
}

// What a person is told first: all but ways of exiting that are not required.
std::vector<properties::Cause> causes_of(const CheckOptions& options, const CheckResult& result) {
    properties::ShortTerms terms{options.signature, options.contract, options.requirement, call_of(options)};
    if (result.nearest_mutant) terms.known_bug = subjects::known_bug_of(*result.nearest_mutant);
    terms.overflow = result.overflow;
    if (const auto& seen = result.contract_seen; seen && seen->is_kept) terms.kept = seen->fits;
    std::vector<properties::Cause> causes = properties::find_causes(result.outcomes, terms);
    // Of numbers ties are not excused.
    const bool is_right_beside_ties = result.level_but_for_ties != result.level && result.level_but_for_ties >= options.requirement.level;
    if (!causes.empty() && is_right_beside_ties && !terms.kept && !is_measured(options.signature.answer))
        causes.front().lines.push_back(
            fmt::format("wrong on touches alone, {}: --ties band accepts either answer",
                        result.ties_are_rounded.value_or(false) ? "each within one rounding" : "not by rounding"));
    constexpr std::size_t most_ways = 2;
    std::vector<std::string> told;
    // What ends a run says so behind the way that it was.
    const auto is_alike = [](const std::string& a, const std::string& b) { return a.starts_with(b) || b.starts_with(a); };
    // Of one way all inputs are counted, whatever was asked of them; those of several may be the same.
    const bool is_one_way =
        std::ranges::all_of(result.exits, [&](const CheckExit& way) { return is_alike(way.exit.what, result.exits[0].exit.what); });
    for (const CheckExit& way : result.exits) {
        if (!way.binding || std::ranges::any_of(told, [&](const std::string& what) { return is_alike(what, way.exit.what); })) continue;
        told.push_back(way.exit.what);
        if (told.size() <= most_ways) causes.push_back(exit_cause(options, way, is_one_way ? result.exit_inputs : way.inputs));
    }
    if (told.size() > most_ways) causes.back().lines.push_back(fmt::format("and in {} ways more", told.size() - most_ways));
    return causes;
}

// Of what failed, the first cause; of what holds, on how much it is right.
std::string sentence_of(const CheckOptions& options, const CheckResult& result, Part check) {
    if (!check["causes"].empty()) return text_of(check["causes"].front(), "sentence");
    if (text_of(check, "verdict") != "holds") return text_of(check, "verdict_line");
    std::vector<Outcome> outcomes = result.outcomes;
    if (result.bulk.in_band > 0) ++outcomes[properties::index_of("P02")].excused;
    std::string right = properties::right_text(result.tally.cases + result.bulk.cases, outcomes, options.requirement, options.allowance);
    if (result.exit_inputs > 0) right += fmt::format("; no answer to {}, of what is not required", counted(result.exit_inputs, "input"));
    if (options.contract != Contract::conservative) return right;
    return fmt::format("{}: it never misses, {}", right, properties::excess_text(result.excess, call_of(options)));
}

// One line to search a log for. It begins with "tangency: check holds", "... FAILED" or "... CANNOT DECIDE".
std::string verdict_line(Part check) {
    std::string required = text_of(check, "required_level");
    for (const Part id : check["required_properties"]) required += fmt::format(",{}", id.text());
    const std::string what =
        fmt::format("{} {}{}, {} cases, seed {}", text_of(check, "subject"), subject_signature(check), terms_text(check),
                    count_of(check, "cases") + count_of(check["bulk"], "cases"), count_of(check, "seed"));
    const std::string& verdict = text_of(check, "verdict");
    if (verdict == "holds") return fmt::format("tangency: check holds {}: {}", required, what);
    if (verdict == "failed") return fmt::format("tangency: check FAILED {} by {}: {}", required, joined(check["broken"]), what);
    return fmt::format("tangency: check CANNOT DECIDE {}: {}: {}", required, reason_of(check), what);
}

}  // namespace

std::string subject_signature(Part check) {
    const AnswerKind answer = signature_of(check).answer;
    const std::string asked = answer == AnswerKind::boolean ? "" : fmt::format(" {}", name_of(answer));
    return signature_text(check) + asked + (has_contract(answer) ? fmt::format(" {}", text_of(check, "contract")) : "");
}

Json known_bug_json(const subjects::NearestMutant& nearest_mutant) {
    return {{"mutant", nearest_mutant.mutant->subject.name},
            {"defect", nearest_mutant.mutant->defect},
            {"seen_in", nearest_mutant.mutant->seen_in},
            {"agreement", nearest_mutant.agreement()},
            {"wrong", nearest_mutant.wrong},
            {"same", nearest_mutant.same},
            {"more", nearest_mutant.more}};
}

Json check_document(const CheckOptions& options, const CheckResult& result) {
    Json check{{"report", "tangency check"},
               {"report_version", check_report_version},
               {"tangency", TANGENCY_VERSION},
               {"verdict", name_of(result.verdict)},
               {"verdict_line", nullptr},  // in its place, as the two after it; written once all that they say is here
               {"sentence", nullptr},
               {"causes", Json::array()},
               {"again", options.again.empty() ? Json(nullptr) : Json(options.again)},
               {"exit_status", static_cast<int>(result.verdict)},
               {"subject", options.subject},
               {"function", options.function}};
    add_signature(check, options.signature);
    check["answer"] = name_of(options.signature.answer);
    check["contract"] = name_of(options.contract);
    const auto& found = options.contract_found ? options.contract_found : result.contract_seen;
    check["contract_found"] = found ? Json(properties::name_of(found->kind)) : Json(nullptr);
    check["contract_by_region"] = found ? contract_by_region(*found) : Json(nullptr);
    check["contract_asked_for"] = options.contract_found ? "auto" : name_of(options.contract);
    check["ties_allowed"] = options.allowance.ties ? "band" : "exact";
    check["domain"] = nullptr;
    if (!options.domain.is_whole()) check["domain"] = properties::to_text(options.domain);
    check["margin"] = nullptr;
    if (const auto& margin = options.allowance.margin) check["margin"] = {{"lo", margin->lo}, {"hi", margin->hi}};
    check["required_level"] = name_of(options.requirement.level);
    check["required_properties"] = ids_of(options.requirement.named);
    check["waived_properties"] = ids_of(options.requirement.waived);
    check["band"] = result.band;
    check["seed"] = options.seed;
    check["ended_by"] = name_of(result.end);
    check["level"] = name_of(result.level);
    check["level_but_for_ties"] = name_of(result.level_but_for_ties);
    check["ties_rounded"] = result.ties_are_rounded ? Json(*result.ties_are_rounded) : Json(nullptr);
    check["measured_k"] = result.measured_k;
    check["worst_gap_ulps"] = result.worst_gap_ulps;
    check["broken"] = result.broken;
    check["not_reached"] = result.unasked;
    check["ties"] = ties_json(result.ties, options);
    check["excess"] = options.contract == Contract::conservative ? excess_json(result.excess, options) : Json(nullptr);
    check["cases"] = result.tally.cases;
    check["kinds"] = kinds_json(result.tally);
    check["bulk"] = bulk_json(result.bulk);
    check["looks_like"] = nullptr;
    if (result.nearest_mutant) check["looks_like"] = known_bug_json(*result.nearest_mutant);
    check["right_within"] = nullptr;
    if (const auto& overflow = result.overflow)
        check["right_within"] = {{"lo", overflow->right_within.lo}, {"hi", overflow->right_within.hi}};
    check["exits"] = exits_json(options, result);
    check["properties"] = Json::array();
    for (const Outcome& outcome : result.outcomes) check["properties"].push_back(outcome_json(options, result, outcome));
    check["certificate_alarms"] = alarms_in(check["properties"]);
    if (!check["certificate_alarms"].empty()) {
        check["verdict"] = name_of(CheckVerdict::cannot_run);
        check["exit_status"] = static_cast<int>(CheckVerdict::cannot_run);
        for (const Json& property : check["properties"])
            if (property["standing"] == "undecided") std::erase(check["broken"].get_ref<Json::array_t&>(), property["id"]);
    }
    // A refused certificate accuses nobody.
    if (check["certificate_alarms"].empty())
        for (const properties::Cause& cause : causes_of(options, result))
            check["causes"].push_back({{"sentence", cause.sentence}, {"lines", cause.lines}});
    check["seconds"] = result.seconds;
    check["verdict_line"] = verdict_line(check);
    check["sentence"] = sentence_of(options, result, check);
    return check;
}

}  // namespace tangency::tools
