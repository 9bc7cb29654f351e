// SPDX-License-Identifier: MIT
// The fifteen axes of two boxes in space, in the first one's frame, as they are published.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "impl/box_box/placed.hpp"

namespace tangency::questions::box_box {

/// The second box seen from the first: R[i][j] is the part of its side j along side i of the first, t its centre.
template <class Wide>
struct Relative {
    std::array<std::array<Wide, 3>, 3> rotation, magnitude;
    std::array<Wide, 3> center;
};

/// Every magnitude is enlarged by `epsilon`.
template <class Wide>
Relative<Wide> seen_from(const PlacedBox<Wide, 3>& one, const PlacedBox<Wide, 3>& other, Wide epsilon) {
    Relative<Wide> seen{};
    const Vector<Wide, 3> offset = between(one, other);
    for (std::size_t i = 0; i < 3; ++i) {
        seen.center[i] = dot(offset, one.sides[i]);
        for (std::size_t j = 0; j < 3; ++j) {
            seen.rotation[i][j] = dot(one.sides[i], other.sides[j]);
            seen.magnitude[i][j] = std::abs(seen.rotation[i][j]) + epsilon;
        }
    }
    return seen;
}

/// Whether none of the fifteen axes parts the boxes: S. Gottschalk, M. Lin and D. Manocha, OBBTree (SIGGRAPH 1996), section 5, as
/// C. Ericson writes it (Real-Time Collision Detection, 2005, 4.4.1).
template <Contract contract, class Wide>
bool meet_on_fifteen_axes(const PlacedBox<Wide, 3>& one, const PlacedBox<Wide, 3>& other, Wide epsilon) {
    const auto [r, m, t] = seen_from(one, other, epsilon);
    const auto &a = one.half_extent, &b = other.half_extent;
    for (std::size_t i = 0; i < 3; ++i)
        if (is_apart<contract>(std::abs(t[i]) - (a[i] + (b[0] * m[i][0] + b[1] * m[i][1] + b[2] * m[i][2])))) return false;
    for (std::size_t j = 0; j < 3; ++j)
        if (is_apart<contract>(std::abs(t[0] * r[0][j] + t[1] * r[1][j] + t[2] * r[2][j]) -
                               (a[0] * m[0][j] + a[1] * m[1][j] + a[2] * m[2][j] + b[j])))
            return false;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) {
            const std::size_t i_1 = (i + 1) % 3, i_2 = (i + 2) % 3, j_1 = (j + 1) % 3, j_2 = (j + 2) % 3;
            const Wide first = a[i_1] * m[i_2][j] + a[i_2] * m[i_1][j], second = b[j_1] * m[i][j_2] + b[j_2] * m[i][j_1];
            const bool has_axis = contract == Contract::closed || first + second > 0;
            if (has_axis && is_apart<contract>(std::abs(t[i_2] * r[i_1][j] - t[i_1] * r[i_2][j]) - (first + second))) return false;
        }
    return true;
}

}  // namespace tangency::questions::box_box
