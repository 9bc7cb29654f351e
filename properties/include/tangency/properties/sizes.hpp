// SPDX-License-Identifier: MIT
// Sizes of every residue: lattice inputs in half of their row's unit, in which a row of whole numbers may have odd sizes.
#pragma once

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// Whether a form stores boxes by their sides or whole sizes. Their halves are the lattice's integers, so an odd size needs a finer unit
/// than the row's other numbers.
constexpr bool stores_whole_sizes(const Signature& signature) { return has_box(signature.question) && signature.form != Form::center_half; }
/// Whether the boxes' positions are corners or sides, half a size from the centre.
constexpr bool stores_corners(const Signature& signature) { return stores_whole_sizes(signature) && signature.form != Form::center_size; }

/// Of how many of the lattice's units all numbers of the row are multiples, its orientation aside: 2 where the form stores whole sizes and
/// every number is even, else 1. What moves or enlarges a row by so many units leaves its numbers as whole as they are.
int row_step(const LatticeInput& input, const Signature& signature);

/// The same input in half of its unit.
void halve_unit(LatticeInput& input);

/// Now and then multiplies every length by 3, 5, 10 or 16, as far as the lattice's limit allows: grids and tiles.
void enlarge(Source& random, LatticeInput& input);

/// Gives boxes odd sizes as often as even ones in the row's own numbers, and now and then the size of another, a radius or a diameter. The side
/// moves that faces away from the other shape, so that a tie stays one; of `center_size` both do, so where that is not asked for
/// the nearest whole numbers to a tie come about. Returns false where the input is too large for it, and leaves that as it is.
bool vary_sizes(Source& random, LatticeInput& input, const Signature& signature, bool keeps_tie);

}  // namespace tangency::properties
