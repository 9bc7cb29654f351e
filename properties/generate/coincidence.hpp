// SPDX-License-Identifier: MIT
// Coincidences that are no accident: where code divides by zero and compares equal numbers, deep inside as at the rim.
#pragma once

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// A lattice input on which a feature of one shape (a vertex, the middle of an edge or a side, the centre, an end, a point of the
/// boundary) lies on a feature of the other, often with sizes that are equal, halved or doubled, and directions along each other's edges
/// and diagonals. Of rotated boxes it is meant in the box's frame. Its integers may leave the lattice's limits.
LatticeInput draw_coincidence(Source& random, const Signature& signature);

/// The same in floats: a coincidence of numbers as long as its features stay exact, in any unit of those magnitudes, some beside by a few ulps or by
/// any power of two.
Input draw_coincident_floats(Source& random, const Signature& signature, Magnitudes magnitudes);

}  // namespace tangency::properties
