// SPDX-License-Identifier: MIT
// Bounding boxes in a scalar: what every method computes with, and lists are aimed by.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "tangency/shapes/shape_list.hpp"

namespace tangency::pairs {

/// Low and high side on each axis; beyond the dimension both are 0, so that every method works in space.
template <class Scalar>
struct Bounds {
    std::array<Scalar, 3> lo{}, hi{};
};

/// How a shape becomes a bounding box. `radius` scales a ball's: 1 is right.
template <class Scalar>
Bounds<Scalar> bounds_of(const Shape& shape, const Signature& signature, Scalar radius = 1) {
    Bounds<Scalar> bounds;
    const std::size_t dim = signature.dim;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const auto first = static_cast<Scalar>(shape.numbers[axis]);
        const auto second = static_cast<Scalar>(shape.numbers[shape.is_ball ? dim : dim + axis]);
        const bool has_center = shape.is_ball || signature.form == Form::center_half;
        const Scalar reach = shape.is_ball ? second * radius : second;
        bounds.lo[axis] = has_center ? first - reach : first;
        bounds.hi[axis] = has_center ? first + reach : signature.form == Form::lo_hi ? second : first + second;
    }
    return bounds;
}

template <class Scalar>
using BoundsList = std::vector<Bounds<Scalar>>;

template <class Scalar>
BoundsList<Scalar> bounds_of(const ShapeList& list, Scalar radius = 1) {
    BoundsList<Scalar> bounds;
    for (const Shape& shape : list.shapes) bounds.push_back(bounds_of(shape, list.signature, radius));
    return bounds;
}

/// Closed: boxes that touch meet.
template <class Scalar>
bool meet_on(const Bounds<Scalar>& a, const Bounds<Scalar>& b, std::size_t axis) {
    return a.lo[axis] <= b.hi[axis] && b.lo[axis] <= a.hi[axis];
}

template <class Scalar>
bool meet(const Bounds<Scalar>& a, const Bounds<Scalar>& b) {
    return meet_on(a, b, 0) && meet_on(a, b, 1) && meet_on(a, b, 2);
}

template <class Scalar>
Scalar center_on(const Bounds<Scalar>& bounds, std::size_t axis) {
    return bounds.lo[axis] / 2 + bounds.hi[axis] / 2;
}

inline Pair pair_of(std::size_t first, std::size_t second) { return {static_cast<int>(first), static_cast<int>(second)}; }

}  // namespace tangency::pairs
