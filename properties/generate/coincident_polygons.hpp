// SPDX-License-Identifier: MIT
// Coincidences of convex polygons, with a disk and with each other.
#pragma once

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// Draws the polygons of the input, and the disk if its question has one: a vertex, the middle of a side or of a diagonal on such a place of
/// the other, polygons of one shape, in one another and along each other's sides.
void draw_coincident_polygons(Source& random, LatticeInput& input);

}  // namespace tangency::properties
