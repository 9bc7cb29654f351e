// SPDX-License-Identifier: MIT
// Vectors of space, in whole numbers or doubles: directions that shapes are drawn along.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/source.hpp"

namespace tangency::properties {

template <class Number>
using SpaceVector = std::array<Number, 3>;
using LatticeVector = SpaceVector<std::int64_t>;
using FloatVector = SpaceVector<double>;

template <class Number>
Number dot(const SpaceVector<Number>& a, const SpaceVector<Number>& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
template <class Number>
SpaceVector<Number> cross(const SpaceVector<Number>& a, const SpaceVector<Number>& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

template <class Number, std::size_t Axes>
std::array<Number, Axes> from_to(const std::array<Number, Axes>& from, const std::array<Number, Axes>& to) {
    std::array<Number, Axes> way;
    for (std::size_t axis = 0; axis < Axes; ++axis) way[axis] = to[axis] - from[axis];
    return way;
}

inline std::size_t draw_axis(Source& source, std::size_t dim) { return source.below(static_cast<std::uint32_t>(dim)); }

}  // namespace tangency::properties
