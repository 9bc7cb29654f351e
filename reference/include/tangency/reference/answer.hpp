// SPDX-License-Identifier: MIT
// The reference compiled once: asked by a row of numbers of any form, answered without a header of Boost or MPFI.
#pragma once

#include <span>

#include "tangency/reference/number.hpp"
#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// Verdict and region, with the exact numbers behind them. Two balls' distance is that of their centres, and the radius their
/// radii's sum. Where no shape has a radius it is 0; if such shapes overlap, distance_sq is the depth squared, by how much one
/// has to move until interiors no longer meet, and gap_sq its negative.
struct Distance : Standing {
    Number distance_sq;  ///< squared distance from the ball's centre to the box, 0 inside it
    Number gap_sq;       ///< distance_sq - radius^2; its sign is the verdict
    Number radius;       ///< that the distance is compared with
};

/// The whole answer: the distance question and which solid holds which.
struct Answer : Distance, Holding {};

/// The reference asked about the row, which spells a valid input (find_defect returns nothing) in the order of its
/// layout. A float is a double without loss, so doubles serve every scalar. Each asks for more than the one before, and
/// takes longer.
Standing find_standing(const Signature& signature, std::span<const double> row);
Distance find_distance(const Signature& signature, std::span<const double> row);
Answer find_answer(const Signature& signature, std::span<const double> row);

/// Whether a point lies in a box that has its low sides and not its high ones: lo <= p < hi on every axis of the box's own. Needs a valid row
/// of box_point.
bool holds_half_open(const Signature& signature, std::span<const double> row);

}  // namespace tangency::reference
