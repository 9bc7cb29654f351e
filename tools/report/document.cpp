// SPDX-License-Identifier: MIT
// Writing and reading what the documents of all verbs have in common.
#include "document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "numbers.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/truth.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::tools {
namespace {

std::string_view name_of(properties::Expectation expectation) {
    switch (expectation) {
        case properties::Expectation::verdict: return "verdict";
        case properties::Expectation::verdict_or_band: return "verdict_or_band";
        case properties::Expectation::same: return "same";
        case properties::Expectation::implies: return "implies";
        case properties::Expectation::hit: return "hit";
        case properties::Expectation::miss: return "miss";
        case properties::Expectation::pure: return "pure";
    }
    return "";
}

template <class Names>
std::size_t place_in(const Names& names, const std::string& word) {
    const auto found = std::ranges::find(names, word);
    if (found == names.end()) throw std::invalid_argument("the document has no such word: " + word);
    return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::string to_text(const Json& document) { return document.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'; }

void add_signature(Json& json, const Signature& signature) {
    json["form"] = form_name(signature);
    json["scalar"] = name_of(signature.scalar);
    json["dim"] = signature.dim;
}

Json scene_json(const properties::Case& scene, const std::string& function) {
    Json bits, decimals, hex;
    const auto names = field_names(scene.signature);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name(names[i]);
        bits[name] = bits_text(scene.numbers[i], scene.signature.scalar);
        decimals[name] = properties::decimal_text(scene.numbers[i], scene.signature.scalar);
        hex[name] = properties::hex_text(scene.numbers[i]);
    }
    return {{"bits", bits}, {"decimal", decimals}, {"hexfloat", hex}, {"call", properties::call_text(scene, function)}};
}

Json counterexample_json(const properties::Counterexample& counterexample, Contract contract, const std::string& function) {
    Json cases = Json::array();
    for (const std::size_t i : properties::telling_cases(counterexample)) {
        const properties::Case& scene = counterexample.instance.inputs[i];
        Json shown = scene_json(scene, function);
        shown["place"] = i + 1;
        shown["answer"] = static_cast<bool>(counterexample.answers[i]);
        shown["reference"] = properties::reference_view(scene);
        shown["verdict"] = nullptr;
        if (!reference::find_defect(scene.signature, scene.row())) shown["verdict"] = name_of(properties::find_verdict(scene));
        cases.push_back(std::move(shown));
    }
    return {{"calls", counterexample.instance.inputs.size()},
            {"repeatable", counterexample.repeatable},
            {"expects", name_of(counterexample.instance.expectation)},
            {"expectation", properties::expectation(counterexample.instance, contract)},
            {"text", properties::describe_counterexample(counterexample, contract, function)},
            {"cases", std::move(cases)}};
}

Json property_json(const properties::Property& property) {
    return {{"id", property.id},
            {"title", property.title},
            {"statement", property.statement},
            {"proof", property.proof},
            {"level", property.recommendation ? std::string_view("advice") : tangency::name_of(property.level)}};
}

Json sweep_json(const properties::SweepTally& sweep) {
    Json json{{"cases", sweep.cases},
              {"decided_by_exact_filtered", sweep.by_quick},
              {"decided_by_reference", sweep.by_reference},
              {"rechecked_by_reference", sweep.rechecked},
              {"ties", sweep.ties},
              {"wrong_answers", sweep.disagreements},
              {"wrong_in_band", sweep.in_band},
              {"wrong_confirmed_by_reference", sweep.confirmed},
              {"wrong_counted_only", sweep.passed_over},
              {"alarms", sweep.alarm_count}};
    for (std::size_t kind = 0; kind < sweep.by_kind.size(); ++kind)
        json["kinds"][std::string(properties::sweep_kind_names[kind])] = sweep.by_kind[kind];
    json["alarm_cases"] = Json::array();
    for (const auto& alarm : sweep.alarms) {
        Json shown = scene_json(alarm.scene, "intersects");
        shown["exact_filtered"] = name_of(alarm.quick);
        shown["reference"] = name_of(alarm.reference);
        shown["text"] = alarm_text(alarm);
        json["alarm_cases"].push_back(std::move(shown));
    }
    return json;
}

std::string alarm_text(const properties::SweepAlarm& alarm) {
    return fmt::format("ALARM, a defect of Tangency itself: exact_filtered says {} and the reference {} of {} {}: {}; hexfloat {}",
                       name_of(alarm.quick), name_of(alarm.reference), form_name(alarm.scene.signature),
                       name_of(alarm.scene.signature.scalar), to_text(alarm.scene), properties::to_hex_text(alarm.scene));
}

Json kinds_json(const properties::Tally& tally) {
    Json kinds;
    for (std::size_t i = 0; i < properties::kind_names.size(); ++i) kinds[std::string(properties::kind_names[i])] = tally.by_kind[i];
    return kinds;
}

Signature signature_of(const Json& json) {
    const std::string& name = text_of(json, "form");
    const auto form = std::ranges::find(all_forms, name, &FormName::name);
    if (form == all_forms.end()) throw std::invalid_argument("the document has no such form: " + name);
    return {form->form, static_cast<ScalarType>(place_in(scalar_names, text_of(json, "scalar"))), count_of(json, "dim"), form->turning};
}

Contract contract_of(const Json& json) { return static_cast<Contract>(place_in(contract_names, text_of(json, "contract"))); }

properties::Case scene_of(const Json& json, const Signature& signature) {
    properties::Case scene{signature};
    std::size_t place = 0;
    for (const auto& [name, bits] : json.at("bits").items())
        scene.row()[place++] = read_number(bits.get_ref<const std::string&>(), signature.scalar).value;
    return scene;
}

std::string numbers_text(const Json& numbers) {
    std::string text;
    for (const auto& [name, number] : numbers.items())
        text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, number.get_ref<const std::string&>());
    return text;
}

std::string joined(const Json& list) {
    std::string text;
    for (const Json& word : list) text += (text.empty() ? "" : " ") + word.get_ref<const std::string&>();
    return text;
}

std::string signature_text(const Json& json) {
    return fmt::format("{} {} {}-D", text_of(json, "form"), text_of(json, "scalar"), count_of(json, "dim"));
}

std::string sweep_line(const Json& sweep) {
    const auto count = [&sweep](const char* key) { return grouped(count_of(sweep, key)); };
    return fmt::format("{} swept, {} of them ties: {} decided by exact_filtered, {} by the reference, which decided {} of the former again; "
                       "of {} wrong answers {} are certainly in the band, {} were confirmed by the reference, {} counted only",
                       count("cases"), count("ties"), count("decided_by_exact_filtered"), count("decided_by_reference"),
                       count("rechecked_by_reference"), count("wrong_answers"), count("wrong_in_band"),
                       count("wrong_confirmed_by_reference"), count("wrong_counted_only"));
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t place = digits.size(); place > 3; place -= 3) digits.insert(place - 3, 1, ',');
    return digits;
}

std::string indented(std::string_view text) {
    std::string shifted;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        shifted += "  ";
        shifted += text.substr(0, end + 1);
        text.remove_prefix(end + 1);
    }
    return shifted;
}

}  // namespace tangency::tools
