// SPDX-License-Identifier: MIT
// Ties of every pair of shapes alike, built from their certificate.
#pragma once

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// A lattice input whose shapes touch: a direction is drawn first, then both shapes, either of them at times so that a side, an edge or a way
/// lies across it; the second is moved so that one of its places that lie farthest against the direction comes to be as far beyond one of the
/// first's that lie farthest along it as the radii reach. Without a radius the two places are one. Where the radii are zero any places are.
/// Its integers may leave the lattice's limits.
LatticeInput draw_touching(Source& source, const Signature& signature);

}  // namespace tangency::properties
