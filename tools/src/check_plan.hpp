// SPDX-License-Identifier: MIT
// What a check asks, in which order, and on which session: fixed before it begins, so that runs repeat.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tangency/properties/property.hpp"

namespace tangency::tools {

/// Part of a trial: one property, or the small lattice.
struct Unit {
    const properties::Property* property;  ///< null: every scene of the small lattice
    double effort;
    unsigned round;
    double weight;  ///< about how much work it is

    std::uint64_t seed(std::uint64_t run_seed) const;
};

/// Units that run side by side, a list for each session.
struct Round {
    std::vector<std::vector<Unit>> by_worker;
};

struct Plan {
    std::vector<Round> rounds;
    double weight = 0;
};

/// A first round that draws a little for every property, one with the small lattice in it, and rounds that share what
/// is left. `cases` is about how many
/// the reference decides; without it the run is a full one, of more than a million.
Plan make_plan(const Signature& signature, std::optional<std::uint64_t> cases, unsigned workers);

}  // namespace tangency::tools
