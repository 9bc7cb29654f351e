// SPDX-License-Identifier: MIT
// Boxes and centres of float inputs: what is drawn of an input before its radius.
#pragma once

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// An axis-aligned input without a radius, and how that is drawn.
struct Placed {
    Input input;
    int exponent = 0;    ///< of the largest parts
    double step = 0;     ///< of everyday numbers, whose radius is as often one of them
    bool whole = false;  ///< bits: the radius is drawn already
};

/// Offsets, extents and overshoots of sizes of their own.
Placed place_structured(Source& random, const Signature& signature, Magnitudes magnitudes);

/// Of any kind that such magnitudes have.
Placed place(Source& random, const Signature& signature, Magnitudes magnitudes);

/// Box, offset and ball alike in size, near the origin: what an orientation a little off moves farthest.
Placed place_compact(Source& random, const Signature& signature);

/// Of a rotated input of extreme magnitudes lengths, orientation or both are extreme.
struct RotatedMagnitudes {
    Magnitudes of_lengths, of_orientation;
};

RotatedMagnitudes draw_rotated_magnitudes(Source& random, const Signature& signature, Magnitudes magnitudes);

/// Whether a range is declared whose end has such magnitudes, and rows may be drawn over all of it. Polygons have draws of their own.
bool may_draw_across_range(const Domain& domain, const Signature& signature, Magnitudes magnitudes);

/// A valid row whose positions lie anywhere in the declared range or at its ends. Needs a range.
Input draw_across_range(Source& random, const Signature& signature);

}  // namespace tangency::properties
