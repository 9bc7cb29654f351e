// SPDX-License-Identifier: MIT
// Ties from their answer.
#include "tangency/properties/ties.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tangency::properties {

Legs pythagorean_triple(std::int64_t m, std::int64_t n, std::int64_t factor) {
    return {{factor * (m * m - n * n), factor * 2 * m * n, 0}, factor * (m * m + n * n)};
}

Legs pythagorean_quadruple(std::int64_t m, std::int64_t n, std::int64_t p, std::int64_t q) {
    return {{std::abs(m * m + n * n - p * p - q * q), 2 * std::abs(m * q + n * p), 2 * std::abs(n * q - m * p)},
            m * m + n * n + p * p + q * q};
}

void flatten(LatticeInput& input, std::size_t axis) {
    const std::int64_t away = input.second.center[axis] - input.first.center[axis];
    const std::int64_t half = input.first.half_extent[axis];
    input.first.center[axis] += std::clamp(away, -half, half);
    input.first.half_extent[axis] = 0;
}

// |D| / 2 is l_x or l_y, whichever of cosine and sine is one half: it ties at a face if it is h + r.
LatticeInput thirty_degree_face(std::int64_t degrees, std::int64_t half, std::int64_t radius, std::int64_t aside, bool x_face,
                                bool negative) {
    LatticeInput input;
    input.second.radius = radius;
    const std::int64_t length = 2 * (half + radius);
    const std::int64_t clear = length * 7 / 8 + aside;  // above length * sqrt(3) / 2
    const bool cosine_is_half = degrees % 60 == 0;
    input.first.half_extent = {x_face ? half : clear, x_face ? clear : half, 0};
    input.second.center[x_face == cosine_is_half ? 0 : 1] = negative ? -length : length;
    return input;
}

// In the box's frame |l| is h rotated by 60 degrees and lengthened by k: the corner's distance squared is then
// |h|^2 (1 - k + k^2), a square for Pythagorean h and a ratio k of Eisenstein numbers. At odd multiples of 30
// degrees h or its mirror image has been rotated by quarters in all, so D is whole.
LatticeInput thirty_degree_corner(std::int64_t degrees, std::size_t thin, std::int64_t m, bool negative) {
    struct Thin {
        std::int64_t x, y, length;
    };
    static constexpr std::array<Thin, thin_count> thin_boxes{{{0, 1, 1}, {1, 0, 1}, {0, 2, 2}, {5, 12, 13}, {12, 5, 13}, {7, 24, 25}}};
    const auto& [h_x, h_y, length] = thin_boxes[thin];
    // p^2 - p q + q^2 = t^2; k = p / q must be large for |l| to clear both sides.
    const std::int64_t p = m * m - 1, q = 2 * m - 1, t = m * m - m + 1;
    const std::int64_t sixty = h_x > h_y ? 60 : -60;
    const bool mirrored = (degrees + sixty) % 90 != 0;
    const std::int64_t quarters = ((mirrored ? degrees - sixty : degrees + sixty) / 90) & 3;
    LatticeInput input;
    input.first.half_extent = {q * h_x, q * h_y, 0};
    input.second.radius = t * length;
    std::int64_t x = (mirrored ? -1 : 1) * p * h_x, y = p * h_y;
    for (std::int64_t quarter = 0; quarter < quarters; ++quarter) x = std::exchange(y, x), x = -x;
    const std::int64_t sign = negative ? -1 : 1;
    input.second.center = {sign * x, sign * y, 0};
    return input;
}

}  // namespace tangency::properties
