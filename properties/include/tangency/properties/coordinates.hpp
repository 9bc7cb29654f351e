// SPDX-License-Identifier: MIT
// Moving drawn inputs to where a domain's coordinates are.
#pragma once

#include <optional>
#include <span>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/input.hpp"

namespace tangency::properties {

/// What the positions and sides of all the rows span on an axis, as doubles add.
Interval span_of(std::span<const Input> rows, std::size_t axis);

/// By how many of the allowed doublings all the rows, of lattice inputs in units of 2^exponent, have room within the coordinates: if that
/// can be with few units, else with as many as the scalar type tells apart.
Exponents doublings_within(std::span<const Input> rows, const Domain& domain, int exponent, const Exponents& allowed);

/// Moves all the rows by the same number of units of 2^exponent on each axis, so that every position and side lies within the coordinates.
/// What lies there already stays, but for inputs drawn far from the origin, which go to an end. False if there is no room, or a number
/// would be rounded.
bool move_within(std::span<Input> rows, const Domain& domain, int exponent);

/// The same of one row of floats: made smaller if it must be, moved, rounded, and trimmed to the ends.
void fit_within(Input& row, const Domain& domain);

}  // namespace tangency::properties
