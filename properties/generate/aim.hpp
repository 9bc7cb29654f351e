// SPDX-License-Identifier: MIT
// Floats brought beside a tie.
#pragma once

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// Moves the second shape, or changes a radius or a size, so that the signed gap (d - r; of shapes without a radius the distance, or the depth
/// below zero) is `gap`, as near as doubles come. The reference decides what the result means. Needs lengths near one.
void aim(Source& source, FloatShapes& shapes, const Signature& signature, double gap);

}  // namespace tangency::properties
