// SPDX-License-Identifier: MIT
// From a row of numbers in argument order to the plain shapes of a rotated scene.
#pragma once

#include <cstddef>
#include <utility>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency {

/// The orientation type that a turning stores.
template <Turning>
struct OrientationOf;

template <>
struct OrientationOf<Turning::radians> {
    template <class Scalar>
    using Type = Radians<Scalar>;
};

template <>
struct OrientationOf<Turning::degrees> {
    template <class Scalar>
    using Type = Degrees<Scalar>;
};

template <>
struct OrientationOf<Turning::axis> {
    template <class Scalar>
    using Type = Axis<Scalar>;
};

template <>
struct OrientationOf<Turning::quaternion> {
    template <class Scalar>
    using Type = Quaternion<Scalar>;
};

/// Calls visit(rotated, ball) with the shapes that `numbers` (number_count of them) spell; Box is
/// CenterHalfBox or CornerSizeBox. Every number must be exactly representable as Scalar.
template <template <class, std::size_t> class Box, Turning turning, class Scalar, class Number, class Visit>
decltype(auto) with_rotated_shapes(const Number* numbers, Visit&& visit) {
    constexpr std::size_t dim = turning == Turning::quaternion ? 3 : 2;
    using Orientation = typename OrientationOf<turning>::template Type<Scalar>;
    const auto at = [numbers](std::size_t index) { return static_cast<Scalar>(numbers[index]); };
    Rotated<Box<Scalar, dim>, Orientation> rotated;
    Ball<Scalar, dim> ball;
    auto& [first, second] = rotated.box;
    constexpr std::size_t after_turning = 2 * dim + turning_count(turning);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        first[axis] = at(axis);
        second[axis] = at(dim + axis);
        ball.center[axis] = at(after_turning + axis);
    }
    ball.radius = at(after_turning + dim);
    if constexpr (turning == Turning::quaternion)
        rotated.orientation = {at(2 * dim), at(2 * dim + 1), at(2 * dim + 2), at(2 * dim + 3)};
    else if constexpr (turning == Turning::axis)
        rotated.orientation = {at(2 * dim), at(2 * dim + 1)};
    else
        rotated.orientation = {at(2 * dim)};
    return std::forward<Visit>(visit)(std::as_const(rotated), std::as_const(ball));
}

}  // namespace tangency
