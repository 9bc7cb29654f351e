// SPDX-License-Identifier: MIT
// What inputs with boxes along the axes become for a signature whose box is rotated.
#pragma once

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// The input with its box rotated. Draws nothing for a signature without orientation, so that its inputs stay what they are.
LatticeInput rotated(Source& random, LatticeInput input, const Signature& signature);

/// The same by an orientation that no sensible method rounds; and by one of those whose ties are exact in whole numbers, sides and all.
LatticeInput exactly_rotated(Source& random, LatticeInput input, const Signature& signature);
LatticeInput rationally_rotated(Source& random, LatticeInput input, const Signature& signature);

/// A tie that every sensible method meets without rounding.
LatticeInput draw_exactly_rotated_tie(Source& random, const Signature& signature);

}  // namespace tangency::properties
