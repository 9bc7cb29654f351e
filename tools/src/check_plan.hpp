// SPDX-License-Identifier: MIT
// What a check asks, in which order, and on which session: fixed before it begins, so that runs repeat.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tangency/properties/property.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::tools {

/// Part of a trial: one property, the small lattice, or some cases of the bulk run.
struct Unit {
    const properties::Property* property = nullptr;  ///< null: every input of the small lattice, or a bulk run
    double effort = 0;
    unsigned round = 0;
    double weight = 0;       ///< about how much work it is
    std::uint64_t bulk = 0;  ///< how many cases to run in bulk, from the index `bulk_from` on; if any, that is all
    std::uint64_t bulk_from = 0;
    std::size_t draws_an_input = 1;  ///< as in TrialOptions

    bool is_lattice() const { return property == nullptr && bulk == 0; }

    std::uint64_t seed(std::uint64_t run_seed) const;
};

/// The trial of a unit as far as it follows from the plan: of its property alone, in bulk of all that bulk cases are asked for.
properties::TrialOptions trial_of(const Unit& unit, std::uint64_t run_seed);

/// Units that run side by side, a list for each session.
struct Round {
    std::vector<std::vector<Unit>> by_worker;
};

struct Plan {
    std::vector<Round> rounds;
    double weight = 0;
};

/// Of a small number of `cases`, up to a twentieth of a full run, one round: a fixed share for each property by what it
/// finds per case, on the lattice the simplest inputs of every kind. Else a first round that
/// draws a little for every property, one with the small lattice in it, rounds that share what the reference is still
/// to decide, and rounds of the bulk run. `cases` is about how many are decided, of a box and a ball those beyond a
/// full run of more than a million by exact_filtered; without it the run is a full one and a million are run in bulk.
/// With a `full_effort` below 1 a full run has that share of the instances, and no lattice.
Plan make_plan(const Signature& signature, std::optional<std::uint64_t> cases, unsigned workers, double full_effort = 1,
               const properties::Domain& domain = properties::whole_domain);

}  // namespace tangency::tools
