// SPDX-License-Identifier: MIT
// Ties built from their answer, as functions of a few integers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// Offsets on up to three axes and their whole length.
struct Legs {
    std::array<std::int64_t, 3> legs;
    std::int64_t length;
};

/// Legs and hypotenuse by Euclid's formula, times `factor`. Needs m > n > 0.
Legs pythagorean_triple(std::int64_t m, std::int64_t n, std::int64_t factor);

/// Three legs and the diagonal, from the norm of a product of quaternions (Lebesgue's identity). Legs may be zero.
Legs pythagorean_quadruple(std::int64_t m, std::int64_t n, std::int64_t p, std::int64_t q);

/// A size or the magnitude of a coordinate: mostly small, up to 400.
int draw_size(Source& source);
/// A coordinate of either sign.
inline int draw_coordinate(Source& source) { return source.with_sign(draw_size(source)); }
/// Whole legs of a whole length, nonzero on so many of the first `dim` axes: any length, Pythagorean triples, quadruples.
Legs draw_legs(Source& source, std::size_t axes, std::size_t dim);

/// Takes the box's extent on the axis away, about the point nearest to the ball's centre, so that a tie stays one.
void flatten(LatticeInput& input, std::size_t axis);

/// A ball touching a face of a box rotated by an odd multiple of 30 degrees that is none of 90, both at the origin
/// but for the ball's offset. `aside` of at least 1 keeps the nearest point within the face.
LatticeInput thirty_degree_face(std::int64_t degrees, std::int64_t half, std::int64_t radius, std::int64_t aside, bool x_face,
                                bool negative);

/// How many thin boxes `thirty_degree_corner` knows; of those before `flat_slims` one extent is zero.
inline constexpr std::size_t thin_count = 6;
inline constexpr std::size_t flat_slims = 3;

/// A ball touching a corner of such a box: the thin box of that number and an m of at least 5 (60 where no extent
/// is zero). The integers reach some hundred thousand.
LatticeInput thirty_degree_corner(std::int64_t degrees, std::size_t thin, std::int64_t m, bool negative);

}  // namespace tangency::properties
