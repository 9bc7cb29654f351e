// SPDX-License-Identifier: MIT
// Which rows are inputs, and boxes whose sizes are negative.
#pragma once

#include <cstdint>
#include <optional>

#include "tangency/properties/input.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::properties {

/// Whether a row is an input of its signature: numbers of the scalar type, finite and valid. Where a domain says `any-sign`, sizes of boxes
/// may be negative, if the same box can be written without.
bool is_input(const Input& row, bool any_sign = false);

/// The same shapes, no size of a box negative: a box with a negative width begins at its other side. Exact for inputs.
Input with_positive_sizes(const Input& row);

/// What is wrong with a row, where a negative size of a box is not.
std::optional<reference::Defect> find_defect(const Input& row);

/// The places of a row whose sizes are negative, or whose low side lies above the high one, one bit each (as in LatticeInput).
int negative_sizes(const Input& row);

/// Makes the sizes at these places negative, beginning at the other side, as far as that side is a number of the scalar type.
void negate_sizes(Input& row, int places);

}  // namespace tangency::properties
