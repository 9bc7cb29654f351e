// SPDX-License-Identifier: MIT
// Adding blocks of a bulk run, and writing and reading their sum.
#include "bulk_sum.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "document.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;
using properties::Status;

// Of what a bulk run asks. Its subjects answer yes or no, so that there are no replies.
Json violation_json(const properties::Violation& violation) {
    return {{"choices", violation.choices}, {"answers", violation.answers}, {"at_tie", violation.at_tie}, {"cost", violation.cost}};
}

properties::Violation violation_of(Part json) {
    properties::Violation violation{.choices = {}, .answers = {}, .at_tie = is_set(json, "at_tie"), .cost = number_of(json, "cost")};
    for (const Part choice : json["choices"]) violation.choices.push_back(static_cast<std::uint32_t>(choice.count()));
    for (const Part answer : json["answers"]) violation.answers.push_back(answer.flag());
    return violation;
}

Json subject_json(const properties::TrialResult& result) {
    Json json{{"name", result.subject}, {"measured_k", result.measured_k}, {"worst_gap_ulps", result.worst_gap_ulps}};
    json["properties"] = Json::array();
    for (const Outcome& outcome : result.outcomes) {
        if (outcome.instances == 0) continue;
        Json entry{{"property", outcome.property->id},
                   {"instances", outcome.instances},
                   {"violations", outcome.violations},
                   {"at_ties", outcome.at_ties},
                   {"excused", outcome.excused}};
        if (outcome.simplest) entry["simplest"] = violation_json(*outcome.simplest);
        json["properties"].push_back(std::move(entry));
    }
    return json;
}

void read_subject(Part json, properties::TrialResult& result) {
    result.measured_k = number_of(json, "measured_k");
    result.worst_gap_ulps = number_of(json, "worst_gap_ulps");
    for (const Part entry : json["properties"]) {
        Outcome& outcome =
            *std::ranges::find_if(result.outcomes, [&](const Outcome& each) { return each.property->id == text_of(entry, "property"); });
        outcome.instances = count_of(entry, "instances");
        outcome.violations = count_of(entry, "violations");
        outcome.at_ties = count_of(entry, "at_ties");
        outcome.excused = count_of(entry, "excused");
        if (outcome.violations > 0) outcome.status = Status::violated;
        if (has_value(entry, "simplest")) outcome.simplest = violation_of(entry["simplest"]);
    }
}

}  // namespace

bool BulkSum::run_block(std::uint64_t index, const std::function<bool()>& stop) {
    const properties::GroupResult block = campaign_.run_block(index, stop);
    if (block.complete) sum_.add(block);
    return block.complete;
}

void BulkSum::write(Json& json) const { write_sum(json, sum_); }

void BulkSum::add(Part json) { sum_.add(read_sum(json, campaign_.none())); }

void write_sum(Json& json, const properties::GroupResult& sum) {
    const properties::BulkTally& bulk = sum.bulk;
    json["bulk"] = bulk_json(bulk);
    json["sample"] = {{"cases", bulk.sample.cases}, {"kinds", kinds_json(bulk.sample)}};
    json["subjects"] = Json::array();
    for (const properties::TrialResult& each : sum.results) json["subjects"].push_back(subject_json(each));
}

properties::GroupResult read_sum(Part json, properties::GroupResult none) {
    properties::GroupResult sum = std::move(none);
    sum.bulk = bulk_of(json["bulk"], sum.signature);
    sum.bulk.sample.cases = count_of(json["sample"], "cases");
    std::size_t kind = 0;
    for (const auto& [name, seen] : json["sample"]["kinds"].items()) sum.bulk.sample.by_kind.at(kind++) = seen.count();
    for (std::size_t s = 0; s < sum.results.size(); ++s) read_subject(json["subjects"][s], sum.results[s]);
    return sum;
}

}  // namespace tangency::tools
