// SPDX-License-Identifier: MIT
// Adding up the parts of a run.
#include <algorithm>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

void Outcome::add(const Outcome& part) {
    instances += part.instances;
    violations += part.violations;
    at_ties += part.at_ties;
    excused += part.excused;
    unanswered += part.unanswered;
    answers.add(part.answers);
    if (part.status != Status::held) status = part.status;
    if (part.simplest && (!simplest || part.simplest->is_rather_shown_than(*simplest))) simplest = part.simplest;
}

void Excess::measure(const Input& input, bool is_hit) {
    count(is_hit);
    if (!is_hit) return;
    const ReferenceAnswer answer = find_reference_answer(input);
    const double apart = gap_in_bands(answer) * format_of(answer.scalar).unit_roundoff;
    if (apart <= scales) return;
    scales = apart;
    farthest = input;
}

void Excess::add(const Excess& part) {
    hits += part.hits;
    of += part.of;
    if (part.scales <= scales) return;
    scales = part.scales;
    farthest = part.farthest;
}

void TrialResult::add(const TrialResult& part) {
    for (std::size_t p = 0; p < outcomes.size(); ++p) outcomes[p].add(part.outcomes[p]);
    measured_k = std::max(measured_k, part.measured_k);
    worst_gap_ulps = std::max(worst_gap_ulps, part.worst_gap_ulps);
    ties.add(part.ties);
    excess.add(part.excess);
    exits.insert(exits.end(), part.exits.begin(), part.exits.end());
}

void GroupResult::add(const GroupResult& part) {
    tally.add(part.tally);
    bulk.add(part.bulk);
    complete = complete && part.complete;
    for (std::size_t s = 0; s < results.size(); ++s) results[s].add(part.results[s]);
}

}  // namespace tangency::properties
