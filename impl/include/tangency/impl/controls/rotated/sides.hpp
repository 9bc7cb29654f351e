// SPDX-License-Identifier: MIT
// The sides of a rotated box as unit vectors in the world, and the account of a rotated control in a line.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

constexpr MethodInfo rotated_control(std::string_view name, Orientation orientation, std::string_view idea, Level level = Level::banded,
                                     Form form = Form::center_half) {
    return by(form).rotated_by(orientation).control(Contract::closed, name, idea, level);
}

/// A formula that takes any encoding, tried in one; it says the idea itself.
template <class Formula, Name name, Orientation orientation, Form form = Form::center_half>
struct Tried : Formula {
    static constexpr MethodInfo info = rotated_control(name, orientation, Formula::idea, Formula::level, form);
};

/// The columns of the box's rotation: side i points where the box's axis i does.
template <class Scalar, std::size_t Dim>
using Sides = std::array<Vector<Scalar, Dim>, Dim>;

template <class Scalar>
Sides<Scalar, 2> sides_of(const box_frame::Turn<Scalar>& turn) {
    return {{{turn.cos, turn.sin}, {-turn.sin, turn.cos}}};
}

template <class Scalar>
Sides<Scalar, 2> sides_of(const Axis<Scalar>& axis) {
    return sides_of(box_frame::normalised<Scalar>(axis));
}

template <class Scalar>
Sides<Scalar, 2> sides_of(const Radians<Scalar>& radians) {
    return sides_of(box_frame::turn_of_radians(radians.angle));
}

template <class Scalar>
Sides<Scalar, 2> sides_of(const Degrees<Scalar>& degrees) {
    return sides_of(box_frame::turn_of_radians(degrees.angle * box_frame::degree<Scalar>));
}

/// The quaternion is multiplied by the reciprocal of its length, as vector libraries do.
template <class Scalar>
Sides<Scalar, 3> sides_of(const Quaternion<Scalar>& q) {
    const Scalar factor = 1 / std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    const Scalar x = q.x * factor, y = q.y * factor, z = q.z * factor, w = q.w * factor;
    return {{{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
             {2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
             {2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}}};
}

template <class Scalar, std::size_t Dim>
Scalar dot(const Vector<Scalar, Dim>& a, const Vector<Scalar, Dim>& b) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) sum += a[axis] * b[axis];
    return sum;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> times(const Vector<Scalar, Dim>& vector, Scalar factor) {
    Vector<Scalar, Dim> product = vector;
    for (Scalar& number : product) number *= factor;
    return product;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> difference(const Vector<Scalar, Dim>& a, const Vector<Scalar, Dim>& b) {
    Vector<Scalar, Dim> result = a;
    for (std::size_t axis = 0; axis < Dim; ++axis) result[axis] -= b[axis];
    return result;
}

}  // namespace tangency::impl::controls
