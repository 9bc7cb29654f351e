// SPDX-License-Identifier: MIT
// What the JSON reports have in common: scenes, counterexamples, properties.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <utility>

#include "numbers.hpp"
#include "tangency/properties/explain.hpp"

namespace tangency::tools {

using Json = nlohmann::ordered_json;

inline Json scene_json(const properties::Case& scene) {
    Json bits, decimals, hex;
    const auto names = field_names(scene.signature);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name(names[i]);
        bits[name] = bits_text(scene.numbers[i], scene.signature.scalar);
        decimals[name] = properties::decimal_text(scene.numbers[i], scene.signature.scalar);
        hex[name] = properties::hex_text(scene.numbers[i]);
    }
    return {{"bits", bits}, {"decimal", decimals}, {"hexfloat", hex}};
}

inline Json counterexample_json(const properties::Counterexample& counterexample, Contract contract) {
    Json cases = Json::array();
    for (const std::size_t i : properties::telling_cases(counterexample)) {
        Json shown = scene_json(counterexample.instance.inputs[i]);
        shown["answer"] = static_cast<bool>(counterexample.answers[i]);
        shown["reference"] = properties::reference_view(counterexample.instance.inputs[i]);
        cases.push_back(std::move(shown));
    }
    return {{"calls", counterexample.instance.inputs.size()},
            {"repeatable", counterexample.repeatable},
            {"expectation", properties::expectation(counterexample.instance, contract)},
            {"cases", std::move(cases)}};
}

inline Json property_json(const properties::Property& property) {
    return {{"id", property.id},
            {"title", property.title},
            {"statement", property.statement},
            {"proof", property.proof},
            {"level", property.recommendation ? std::string_view("advice") : name_of(property.level)}};
}

}  // namespace tangency::tools
