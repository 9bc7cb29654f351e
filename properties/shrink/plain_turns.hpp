// SPDX-License-Identifier: MIT
// What simpler lattice inputs and simpler rows share.
#pragma once

#include <vector>

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {

/// Orientations that everybody knows, of the turn's own kind.
std::vector<LatticeTurn> plain_turns(const LatticeTurn& turn);

}  // namespace tangency::properties
