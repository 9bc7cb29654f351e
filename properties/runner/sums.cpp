// SPDX-License-Identifier: MIT
// Adding up the parts of a run.
#include <algorithm>

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

void TrialResult::add(const TrialResult& part) {
    for (std::size_t p = 0; p < outcomes.size(); ++p) outcomes[p].add(part.outcomes[p]);
    measured_k = std::max(measured_k, part.measured_k);
    worst_gap_ulps = std::max(worst_gap_ulps, part.worst_gap_ulps);
    ties.add(part.ties);
    exits.insert(exits.end(), part.exits.begin(), part.exits.end());
}

void GroupResult::add(const GroupResult& part) {
    tally.add(part.tally);
    bulk.add(part.bulk);
    complete = complete && part.complete;
    for (std::size_t s = 0; s < results.size(); ++s) results[s].add(part.results[s]);
}

}  // namespace tangency::properties
