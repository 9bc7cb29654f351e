// SPDX-License-Identifier: MIT
// Summing outcomes, and ordering counterexamples by how well they read.
#include "check_sum.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "tangency/properties/complexity.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::tools {
namespace {

using properties::Outcome;
using Shown = std::optional<properties::Counterexample>;

double cost_of(const properties::Counterexample& counterexample) {
    double cost = 0;
    for (const std::size_t i : properties::telling_cases(counterexample)) cost += properties::complexity(counterexample.instance.inputs[i]);
    return cost;
}

// How a counterexample is told from others: by the contract that it was found under, and the factor k of the band.
struct Terms {
    Contract contract;
    double band;
};

// What is wrong beside ties is worth more than a tie, which another contract may explain, and a grave error more than a mild one.
bool is_rather_shown(const properties::Counterexample& a, const properties::Counterexample& b, const Terms& terms) {
    if (a.repeatable != b.repeatable) return a.repeatable;
    const bool a_at_ties = is_about_ties(a, terms.contract, terms.band), b_at_ties = is_about_ties(b, terms.contract, terms.band);
    if (a_at_ties != b_at_ties) return b_at_ties;
    return a.gravity != b.gravity ? a.gravity > b.gravity : cost_of(a) < cost_of(b);
}

void keep(Shown& kept, Shown&& other, const Terms& terms) {
    if (other && (!kept || is_rather_shown(*other, *kept, terms))) kept = std::move(other);
}

Shown proper_of(const Shown& shown) { return shown && lies_in(shown->instance, properties::proper_shapes) ? shown : std::nullopt; }

void add(Outcome& sum, Outcome&& part, const Terms& terms) {
    sum.add(part);
    auto& proper = sum.proper_counterexample;
    if (!proper) proper = proper_of(sum.counterexample);
    keep(proper, part.proper_counterexample ? std::move(part.proper_counterexample) : proper_of(part.counterexample), terms);
    keep(sum.counterexample, std::move(part.counterexample), terms);
    if (proper_of(sum.counterexample)) proper.reset();
}

}  // namespace

CheckSum::CheckSum(const CheckOptions& options, CheckResult& result)
    : result_(result), contract_(options.contract), band_(options.band.value_or(properties::default_band(options.signature))) {
    using enum properties::Status;
    for (const properties::Property& property : properties::catalogue())
        result.outcomes.push_back({&property, applies(property, options.signature, options.domain) ? held : not_applicable});
}

void CheckSum::add(properties::GroupResult unit) {
    properties::TrialResult& trial = unit.results[0];
    for (std::size_t i = 0; i < trial.outcomes.size(); ++i)
        tools::add(result_.outcomes[i], std::move(trial.outcomes[i]), {contract_, band_});
    result_.tally.add(unit.tally);
    result_.bulk.add(unit.bulk);
    result_.ties.add(trial.ties);
    result_.excess.add(trial.excess);
    result_.measured_k = std::max(result_.measured_k, trial.measured_k);
    result_.worst_gap_ulps = std::max(result_.worst_gap_ulps, trial.worst_gap_ulps);
}

}  // namespace tangency::tools
