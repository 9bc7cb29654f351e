// SPDX-License-Identifier: MIT
// How far two shapes are apart or how deep they overlap, as exact numbers: what functions that answer numbers are held to.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "tangency/reference/number.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// Two shapes less their radii: how far they are apart, or how deep they overlap. In Minkowski's terms, where the origin is to the
/// differences of their points, which `radius` rounds.
struct Separation {
    Number outside_sq;                 ///< squared distance, 0 where they meet
    Number inside;                     ///< the least translation that ends an overlap, 0 where they are apart
    Number radius;                     ///< the sum of the radii
    std::optional<Number> distance{};  ///< signed_distance(), of rectangles rotated by an angle or an axis

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

/// Needs a valid row of a signature that is_asked for an mtv.
Translation find_translation(const Signature& signature, std::span<const double> row);

/// The root, exactly of a fraction, else enclosed. Needs a number that is not negative.
Number root_of(const Number& square);

}  // namespace tangency::reference
