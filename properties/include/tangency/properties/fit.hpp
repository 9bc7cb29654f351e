// SPDX-License-Identifier: MIT
// Moving drawn inputs into a domain: zero becomes something, what is too large or too small comes back in range.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/lattice.hpp"

namespace tangency::properties {

/// Zero extents become one unit about the same nearest point, so that the distance stays, and a zero radius one unit.
/// What lies in the domain stays as it is; a range and whole numbers are a matter of the unit (see `move_into_range`). Shapes that
/// are to fill cells are put into ones near each other.
void fit(LatticeInput& lattice, const Domain& domain);

/// Makes an orientation of length one, a range, whole numbers, cells and positive sizes true of a finite row and leaves it valid. What lies in
/// the domain stays as it is. Where the change of one number breaks another's, the row may still lie outside.
void fit(Input& row, const Domain& domain);

/// Changes the units of all the inputs by the same power of two, as little as will do, so that their rows lie in the
/// domain's range, its whole numbers are such, and their units lie within 2^-most .. 2^most. Returns the rows; nothing if there is no such unit,
/// or the scalar type does not hold the numbers in it.
std::optional<std::vector<Input>> move_into_range(std::span<LatticeInput> lattices, const Signature& signature, const Domain& domain,
                                                  int most = lattice_exponent);

}  // namespace tangency::properties
