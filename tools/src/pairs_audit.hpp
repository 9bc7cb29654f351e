// SPDX-License-Identifier: MIT
// The built-in broad phases on trial: what they return besides the exact pairs, and which property tells which mutant.
#pragma once

#include <cstdint>
#include <vector>

#include "tangency/subjects/lists.hpp"

namespace tangency::tools {

/// A broad phase on trial in the plane.
struct BroadPhaseRow {
    const pairs::BuiltIn* built_in;
    ScalarType scalar;
    pairs::TrialResult result;

    /// Whether a method loses no pair, or a mutant one.
    bool is_as_expected() const { return result.holds(Level::banded) != built_in->is_mutant; }
};

/// Tries all of them in each scalar.
std::vector<BroadPhaseRow> try_broad_phases(std::uint64_t seed);

}  // namespace tangency::tools
