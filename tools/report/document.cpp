// SPDX-License-Identifier: MIT
// Writing and reading what the documents of all verbs have in common.
#include "document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "numbers.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/properties/valid_input.hpp"

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

std::string_view name_of(properties::Status status) {
    switch (status) {
        case properties::Status::held: return "held";
        case properties::Status::violated: return "violated";
        case properties::Status::not_applicable: return "not_applicable";
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

void add_signature(Json& json, const Signature& signature) {
    json["question"] = name_of(signature.question);
    json["form"] = form_name(signature);
    json["scalar"] = name_of(signature.scalar);
    json["dim"] = signature.dim;
}

Json input_json(const properties::Input& input, const std::string& function) {
    Json bits, decimals, hex;
    const auto names = field_names(input.signature);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name(names[i]);
        bits[name] = bits_text(input.numbers[i], input.signature.scalar);
        decimals[name] = properties::decimal_text(input.numbers[i], input.signature.scalar);
        hex[name] = properties::hex_text(input.numbers[i]);
    }
    return {{"bits", bits}, {"decimal", decimals}, {"hexfloat", hex}, {"call", properties::call_text(input, function)}};
}

Json counterexample_json(const properties::Counterexample& counterexample, Contract contract, const std::string& function,
                         const FindCertificate& find) {
    Json cases = Json::array();
    for (const std::size_t i : properties::telling_cases(counterexample)) {
        const properties::Input& input = counterexample.instance.inputs[i];
        Json shown = input_json(input, function);
        shown["place"] = i + 1;
        if (counterexample.replies.empty())
            shown["answer"] = static_cast<bool>(counterexample.answers[i]);
        else
            shown["answer"] = properties::answer_text(counterexample, i);
        shown["reference"] = properties::reference_view(input);
        if (const std::string error = properties::error_text(counterexample, i, contract); !error.empty()) shown["error"] = error;
        add_verdict(shown, input, find);
        cases.push_back(std::move(shown));
    }
    const std::vector<std::string> alarms = alarms_in(cases);
    return {{"calls", counterexample.instance.inputs.size()},
            {"repeatable", counterexample.repeatable},
            {"expects", name_of(counterexample.instance.expectation)},
            {"expectation", properties::expectation_text(counterexample.instance, contract)},
            {"text", alarms.empty() ? properties::describe_counterexample(counterexample, contract, function)
                                    : fmt::format("{}\n", fmt::join(alarms, "\n"))},
            {"cases", std::move(cases)}};
}

Json property_json(const properties::Property& property, AnswerKind answer) {
    const auto [what, proof] = properties::statement_of(property, answer);
    return {{"id", property.id},
            {"title", property.title},
            {"statement", what},
            {"proof", proof},
            {"level", property.recommendation ? std::string_view("recommendation") : tangency::name_of(property.level)}};
}

Json bulk_json(const properties::BulkTally& bulk) {
    Json json{{"cases", bulk.cases},
              {"decided_by_exact_filtered", bulk.by_fast},
              {"decided_by_reference", bulk.by_reference},
              {"rechecked_by_reference", bulk.rechecked},
              {"ties", bulk.ties},
              {"wrong_answers", bulk.disagreements},
              {"wrong_in_band", bulk.in_band},
              {"wrong_confirmed_by_reference", bulk.confirmed},
              {"wrong_counted_only", bulk.passed_over},
              {"alarms", bulk.alarm_count}};
    for (std::size_t kind = 0; kind < bulk.by_kind.size(); ++kind)
        json["kinds"][std::string(properties::bulk_kind_names[kind])] = bulk.by_kind[kind];
    json["alarm_cases"] = Json::array();
    for (const auto& alarm : bulk.alarms) {
        Json shown = input_json(alarm.input, "intersects");
        shown["exact_filtered"] = name_of(alarm.fast);
        shown["reference"] = name_of(alarm.reference);
        shown["text"] = alarm_text(alarm);
        json["alarm_cases"].push_back(std::move(shown));
    }
    return json;
}

Json outcome_json(const properties::Outcome& outcome, Contract contract, const std::string& function, const FindCertificate& find) {
    Json json{{"property", outcome.property->id},
              {"status", name_of(outcome.status)},
              {"instances", outcome.instances},
              {"violations", outcome.violations},
              {"excused", outcome.excused}};
    if (outcome.counterexample) json["counterexample"] = counterexample_json(*outcome.counterexample, contract, function, find);
    return json;
}

Json kinds_json(const properties::Tally& tally) {
    Json kinds;
    for (std::size_t i = 0; i < properties::kind_names.size(); ++i) kinds[std::string(properties::kind_names[i])] = tally.by_kind[i];
    return kinds;
}

Signature signature_of(Part json) {
    const std::string& name = text_of(json, "form");
    const auto question = static_cast<Question>(place_in(question_names, text_of(json, "question")));
    const auto forms = forms_of(question);
    const auto form = std::ranges::find(forms, name, &FormName::name);
    if (form == forms.end()) throw std::invalid_argument("the document has no such form: " + name);
    const auto scalar = static_cast<ScalarType>(place_in(scalar_names, text_of(json, "scalar")));
    const auto answer = static_cast<AnswerKind>(json.contains("answer") ? place_in(answer_names, text_of(json, "answer")) : 0);
    return {form->form, scalar, static_cast<std::size_t>(count_of(json, "dim")), form->orientation, question, answer};
}

Contract contract_of(Part json) { return static_cast<Contract>(place_in(contract_names, text_of(json, "contract"))); }

properties::Input input_of(Part json, const Signature& signature) {
    properties::Input input{signature};
    std::size_t place = 0;
    for (const auto& [name, bits] : json["bits"].items()) input.row()[place++] = read_number(bits.text(), signature.scalar).value;
    return input;
}

properties::BulkTally bulk_of(Part json, const Signature& signature) {
    properties::BulkTally bulk{.cases = count_of(json, "cases"),
                               .by_fast = count_of(json, "decided_by_exact_filtered"),
                               .by_reference = count_of(json, "decided_by_reference"),
                               .rechecked = count_of(json, "rechecked_by_reference"),
                               .ties = count_of(json, "ties"),
                               .disagreements = count_of(json, "wrong_answers"),
                               .in_band = count_of(json, "wrong_in_band"),
                               .confirmed = count_of(json, "wrong_confirmed_by_reference"),
                               .passed_over = count_of(json, "wrong_counted_only"),
                               .alarm_count = count_of(json, "alarms")};
    for (std::size_t kind = 0; kind < bulk.by_kind.size(); ++kind)
        bulk.by_kind[kind] = count_of(json["kinds"], properties::bulk_kind_names[kind].data());
    bulk.sample.scalar = signature.scalar;
    bulk.sample.orientation = signature.orientation;
    const auto verdict_of = [](const std::string& word) {
        return static_cast<reference::Verdict>(place_in(reference::verdict_names, word));
    };
    for (const Part alarm : json["alarm_cases"])
        bulk.alarms.push_back(
            {input_of(alarm, signature), verdict_of(text_of(alarm, "exact_filtered")), verdict_of(text_of(alarm, "reference"))});
    return bulk;
}

std::string numbers_text(Part numbers) {
    std::string text;
    for (const auto& [name, number] : numbers.items()) text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, number.text());
    return text;
}

std::string joined(Part list) {
    std::string text;
    for (const Part word : list) text += (text.empty() ? "" : " ") + word.text();
    return text;
}

std::string form_text(Part json) {
    const std::string& question = text_of(json, "question");
    return question == name_of(Question::box_ball) ? text_of(json, "form") : fmt::format("{} {}", question, text_of(json, "form"));
}

std::string signature_text(Part json) { return fmt::format("{} {} {}-D", form_text(json), text_of(json, "scalar"), count_of(json, "dim")); }

std::string bulk_line(Part bulk) {
    const auto count = [&bulk](const char* key) { return grouped(count_of(bulk, key)); };
    return fmt::format(
        "{} run in bulk, {} of them ties: {} decided by exact_filtered, {} by the reference, which decided {} of the former again; "
        "of {} wrong answers {} are certainly in the band, {} went to the reference, {} counted only",
        count("cases"), count("ties"), count("decided_by_exact_filtered"), count("decided_by_reference"), count("rechecked_by_reference"),
        count("wrong_answers"), count("wrong_in_band"), count("wrong_confirmed_by_reference"), count("wrong_counted_only"));
}

std::string counted(std::uint64_t number, std::string_view what) {
    return fmt::format("{} {}{}", grouped(number), what, number == 1 ? "" : "s");
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
