// SPDX-License-Identifier: MIT
// The vector between two shapes in fractions: each kind of shapes finds its own, and distances and translations are made of it.
#pragma once

#include <array>
#include <span>

#include "tangency/reference/rational.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

using FractionVector = std::array<Fraction, 3>;

inline Fraction square_of(const FractionVector& vector) { return vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]; }

/// Of two shapes less their radii.
struct Gap {
    bool meet = false;           ///< whether they share a point
    FractionVector way{};        ///< apart: from the first's nearest point to the second's; else a shortest way out for the second
    FractionVector direction{};  ///< where they meet, of a way that may be 0; of any positive length
    Fraction radius = 0;         ///< the sum of the radii
    bool is_unique = true;       ///< where they meet, whether no other way is as short
};

/// Needs a valid row of a signature that is_asked for a distance; `moved_by` has a number an axis, by which the second shape is
/// moved, or none. The way out is found where the signature is_asked for an mtv.
Gap find_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by = {});

/// Of two balls, two boxes, or a box and a ball along the axes: of a point and a box, the second centre and the sum of the half
/// extents. Two balls have a box that is a point.
Gap find_point_and_box_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);

}  // namespace tangency::reference
