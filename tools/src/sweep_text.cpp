// SPDX-License-Identifier: MIT
// What reports say of a sweep.
#include "sweep_text.hpp"

#include <fmt/format.h>

#include "html_style.hpp"

namespace tangency::tools {

using html::grouped;

std::string alarm_text(const properties::SweepAlarm& alarm) {
    return fmt::format("ALARM, a defect of Tangency itself: exact_filtered says {} and the reference {} of {} {}: {}; hexfloat {}",
                       name_of(alarm.quick), name_of(alarm.reference), form_name(alarm.scene.signature),
                       name_of(alarm.scene.signature.scalar), to_text(alarm.scene), properties::to_hex_text(alarm.scene));
}

std::string sweep_line(const properties::SweepTally& sweep) {
    return fmt::format("{} swept, {} of them ties: {} decided by exact_filtered, {} by the reference, which decided {} of the former again; "
                       "of {} wrong answers {} are certainly in the band, {} were confirmed by the reference, {} counted only",
                       grouped(sweep.cases), grouped(sweep.ties), grouped(sweep.by_quick), grouped(sweep.by_reference),
                       grouped(sweep.rechecked), grouped(sweep.disagreements), grouped(sweep.in_band), grouped(sweep.confirmed),
                       grouped(sweep.passed_over));
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
        Json shown = scene_json(alarm.scene);
        shown["exact_filtered"] = name_of(alarm.quick);
        shown["reference"] = name_of(alarm.reference);
        json["alarm_cases"].push_back(std::move(shown));
    }
    return json;
}

}  // namespace tangency::tools
