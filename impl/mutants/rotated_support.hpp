// SPDX-License-Identifier: MIT
// The right parts that rotated mutants share: the turn, the box's frame, and the answer in it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "tangency/shapes/rotated.hpp"

namespace tangency::mutants::support {

/// Cosine and sine of the box's turning, from x towards y.
template <class Scalar>
struct Turn {
    Scalar cos;
    Scalar sin;
};

template <class Scalar>
inline constexpr Scalar degree = std::numbers::pi_v<Scalar> / 180;

template <class Scalar>
Turn<Scalar> turn_by(Scalar radians) {
    return {std::cos(radians), std::sin(radians)};
}

template <class Scalar>
Turn<Scalar> turn_of(const Degrees<Scalar>& orientation) {
    return turn_by(orientation.angle * degree<Scalar>);
}

template <class Scalar>
Turn<Scalar> turn_of(const Radians<Scalar>& orientation) {
    return turn_by(orientation.angle);
}

template <class Scalar>
Turn<Scalar> turn_of(const Axis<Scalar>& axis) {
    const Scalar length = std::hypot(axis.x, axis.y);
    return {axis.x / length, axis.y / length};
}

template <class Scalar>
Quaternion<Scalar> turn_of(const Quaternion<Scalar>& q) {
    const Scalar length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {q.x / length, q.y / length, q.z / length, q.w / length};
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> offset(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    Vector<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) result[axis] = ball.center[axis] - box.center[axis];
    return result;
}

/// R(-theta) applied to a world direction.
template <class Scalar>
Vector<Scalar, 2> into_frame(const Vector<Scalar, 2>& direction, const Turn<Scalar>& turn) {
    return {turn.cos * direction[0] + turn.sin * direction[1], turn.cos * direction[1] - turn.sin * direction[0]};
}

/// v + 2 q x (q x v + w v) for a unit quaternion: q v q^-1.
template <class Scalar>
Vector<Scalar, 3> turned(const Vector<Scalar, 3>& v, const Quaternion<Scalar>& unit) {
    const auto& [x, y, z, w] = unit;
    const Scalar inner_x = y * v[2] - z * v[1] + w * v[0];
    const Scalar inner_y = z * v[0] - x * v[2] + w * v[1];
    const Scalar inner_z = x * v[1] - y * v[0] + w * v[2];
    return {v[0] + 2 * (y * inner_z - z * inner_y), v[1] + 2 * (z * inner_x - x * inner_z),
            v[2] + 2 * (x * inner_y - y * inner_x)};
}

/// R^T applied to a world direction, R the rotation by a unit quaternion.
template <class Scalar>
Vector<Scalar, 3> into_frame(const Vector<Scalar, 3>& direction, const Quaternion<Scalar>& unit) {
    return turned(direction, Quaternion<Scalar>{-unit.x, -unit.y, -unit.z, unit.w});
}

/// Whether a ball about a point of the box's frame reaches the box there, closed.
template <class Scalar, std::size_t Dim>
bool reaches(const Vector<Scalar, Dim>& local, const Vector<Scalar, Dim>& half_extent, Scalar radius) {
    Scalar distance_sq = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar overshoot = std::max(std::abs(local[axis]) - half_extent[axis], Scalar(0));
        distance_sq += overshoot * overshoot;
    }
    return distance_sq <= radius * radius;
}

/// The right answer for a box that is turned by `turn`, closed.
template <class Scalar, std::size_t Dim, class AnyTurn>
bool hits_turned(const CenterHalfBox<Scalar, Dim>& box, const AnyTurn& turn, const Ball<Scalar, Dim>& ball) {
    return reaches(into_frame(offset(box, ball), turn), box.half_extent, ball.radius);
}

/// The same box by centre and half extents.
template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> centered(const CornerSizeBox<Scalar, Dim>& box) {
    CenterHalfBox<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        result.half_extent[axis] = box.extent[axis] / 2;
        result.center[axis] = box.corner[axis] + box.extent[axis] / 2;
    }
    return result;
}

}  // namespace tangency::mutants::support
