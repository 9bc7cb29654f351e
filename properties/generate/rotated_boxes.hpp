// SPDX-License-Identifier: MIT
// Two boxes, each rotated by an orientation of its own: ties built from what proves them, and floats beside ties.
#pragma once

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// Which orientations a draw is of: those that no sensible method rounds, or all whose ties are exact in whole numbers.
enum class Turns { exact, rational };

/// Boxes of which along a direction the second begins where the first ends; or near that, if it is no tie that is wanted. Needs a signature
/// of two rotated boxes, as all below.
LatticeInput draw_touching_boxes(Source& source, const Signature& signature, Turns turns, bool is_tie);

/// Boxes along the axes, both rotated: by one orientation, by one and a quarter turn more, or each by its own.
LatticeInput both_rotated(Source& source, LatticeInput input, const Signature& signature);

/// A row of floats, aimed at a tie with a gap that draw_gap() or 0 says, or left as drawn.
enum class Aim { none, beside, exactly };
Input write_rotated_boxes(Source& source, const Signature& signature, const FloatShapes& shapes, Magnitudes of_orientation, Aim aim);

}  // namespace tangency::properties
