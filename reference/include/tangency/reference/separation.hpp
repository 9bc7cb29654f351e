// SPDX-License-Identifier: MIT
// How far two shapes are apart or how deep they overlap, as exact numbers: what functions that answer numbers are held to.
#pragma once

#include <array>
#include <span>

#include "tangency/reference/number.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// Two balls, two boxes, or a box and a ball along the axes, as a point and a box with rounded corners: the second centre, and the
/// sum of the half extents widened by the sum of the radii (Minkowski's difference of the two). Two balls have a box that is a
/// point.
struct Separation {
    Number outside_sq;  ///< squared distance of the point from the box, 0 in it
    Number inside;      ///< from a point in the box to the nearest side, 0 outside
    Number radius;      ///< of the corners

    /// Below 0 the depth: how far the second shape has to move at least until the interiors do not meet.
    Number signed_distance() const;
};

/// Needs a valid row of a signature that is_asked for a distance. With `moved_by`, a number an axis and finite, after the second
/// shape has moved so far.
Separation find_separation(const Signature& signature, std::span<const double> row, std::span<const double> moved_by = {});

/// A shortest translation that moves the second shape clear of the first, zero where the verdict is not `overlapping`.
struct Translation {
    std::array<Number, 3> by;  ///< an axis each, 0 beyond the dimension
    bool is_unique;            ///< whether no other is as short
};

/// Needs what find_separation needs.
Translation find_translation(const Signature& signature, std::span<const double> row);

/// The root, exactly. Needs a fraction that is not negative.
Number root_of(const Number& square);

}  // namespace tangency::reference
