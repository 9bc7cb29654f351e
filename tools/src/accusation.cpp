// SPDX-License-Identifier: MIT
// Certificates of accusations, judged.
#include "accusation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "certificate_json.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::tools {
namespace {

std::string alarm_of(const properties::Input& input, std::string_view verdict, std::string_view reason) {
    return fmt::format(
        "ALARM, a defect of Tangency itself, please report this line: the judge refuses the reference's certificate that {} "
        "{} is {}: {}: {}; hexfloat {}",
        form_name(input.signature), name_of(input.signature.scalar), verdict, reason, to_text(input), properties::to_hex_text(input));
}

void add_once(std::vector<std::string>& alarms, const std::string& alarm) {
    if (std::ranges::find(alarms, alarm) == alarms.end()) alarms.push_back(alarm);
}

void gather(const Json& value, std::vector<std::string>& alarms) {
    if (value.is_object() && value.contains("alarm")) add_once(alarms, value["alarm"].get_ref<const std::string&>());
    for (const Json& each : value)
        if (each.is_structured()) gather(each, alarms);
}

}  // namespace

void add_verdict(Json& shown, const properties::Input& input, const FindCertificate& find) {
    shown["verdict"] = nullptr;
    shown["certificate"] = nullptr;
    if (properties::find_defect(input)) return;
    const std::string_view verdict = name_of(properties::find_verdict(input));
    shown["verdict"] = verdict;
    std::string reason;
    const properties::Input proved = properties::with_positive_sizes(input);  // of a box with a negative width the same box
    try {
        const Certificate certificate = find(proved.signature, proved.row());
        shown["certificate"] = Json::parse(json_of(certificate));
        reason = judge::refute(proved.signature, proved.row(), verdict, certificate);
    } catch (const std::logic_error& error) {
        reason = fmt::format("none is found: {}", error.what());
    }
    if (!reason.empty()) shown["alarm"] = alarm_of(input, verdict, reason);
}

std::vector<std::string> alarms_of(const properties::Counterexample& counterexample, const FindCertificate& find) {
    Json cases = Json::array();
    for (const std::size_t place : properties::telling_cases(counterexample))
        add_verdict(cases.emplace_back(), counterexample.instance.inputs[place], find);
    return alarms_in(cases);
}

std::vector<std::string> alarms_in(const Json& document) {
    std::vector<std::string> alarms;
    gather(document, alarms);
    return alarms;
}

}  // namespace tangency::tools
