// SPDX-License-Identifier: MIT
// The right answer for a rotated box, in the pieces that mutants replace: a mutant keeps the others.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::mutants {

/// Cosine and sine of a box's orientation, from x towards y.
template <class Scalar>
using Rotation = impl::box_frame::Turn<Scalar>;
using impl::box_frame::degree;

template <class Scalar>
Rotation<Scalar> rotation_by(Scalar radians) {
    return impl::box_frame::turn_of_radians(radians);
}

template <class Scalar>
Rotation<Scalar> rotation_by_degrees(Scalar degrees) {
    return rotation_by(degrees * degree<Scalar>);
}

template <class Scalar>
Rotation<Scalar> rotation_of(const Degrees<Scalar>& orientation) {
    return rotation_by_degrees(orientation.angle);
}

template <class Scalar>
Rotation<Scalar> rotation_of(const Radians<Scalar>& orientation) {
    return rotation_by(orientation.angle);
}

template <class Scalar>
Rotation<Scalar> rotation_of(const Axis<Scalar>& axis) {
    const Scalar length = std::hypot(axis.x, axis.y);
    return {axis.x / length, axis.y / length};
}

/// In space a rotation is a unit quaternion.
template <class Scalar>
Quaternion<Scalar> rotation_of(const Quaternion<Scalar>& q) {
    const Scalar length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {q.x / length, q.y / length, q.z / length, q.w / length};
}

/// v + 2 q x (q x v + w v) for a unit quaternion: q v q^-1.
template <class Scalar>
Vector<Scalar, 3> rotate(const Vector<Scalar, 3>& v, const Quaternion<Scalar>& unit) {
    const auto& [x, y, z, w] = unit;
    const Scalar inner_x = y * v[2] - z * v[1] + w * v[0];
    const Scalar inner_y = z * v[0] - x * v[2] + w * v[1];
    const Scalar inner_z = x * v[1] - y * v[0] + w * v[2];
    return {v[0] + 2 * (y * inner_z - z * inner_y), v[1] + 2 * (z * inner_x - x * inner_z), v[2] + 2 * (x * inner_y - y * inner_x)};
}

/// R^T applied to a world direction, R the rotation by a unit quaternion.
template <class Scalar>
Vector<Scalar, 3> into_frame(const Vector<Scalar, 3>& direction, const Quaternion<Scalar>& unit) {
    return rotate(direction, Quaternion<Scalar>{-unit.x, -unit.y, -unit.z, unit.w});
}

/// The ball's centre in the frame of a box by centre and half extents.
template <class Box, class OrientationType, class Scalar, std::size_t Dim>
Vector<Scalar, Dim> center_in_frame(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, Dim>& ball) {
    return into_frame(offset(rotated.box, ball), rotation_of(rotated.orientation));
}

/// The box and the ball as they lie in the box's frame.
template <class Box, class OrientationType>
Box box_in_frame(const Rotated<Box, OrientationType>& rotated) {
    return {{}, rotated.box.half_extent};
}

template <class RotatedBox, class Scalar, std::size_t Dim>
Ball<Scalar, Dim> ball_in_frame(const RotatedBox& rotated, const Ball<Scalar, Dim>& ball) {
    return about(center_in_frame(rotated, ball), ball);
}

/// Whether a ball about a point of the box's frame reaches the box there, closed.
template <class Scalar, std::size_t Dim>
bool reaches(const Vector<Scalar, Dim>& local, const Vector<Scalar, Dim>& half_extent, Scalar radius) {
    return sum_of_squares<Dim>([&](std::size_t axis) { return positive(std::abs(local[axis]) - half_extent[axis]); }) <= square(radius);
}

/// The right answer for a box that is rotated so, closed.
template <class Scalar, std::size_t Dim, class Rotation>
bool hits_rotated(const CenterHalfBox<Scalar, Dim>& box, const Rotation& rotation, const Ball<Scalar, Dim>& ball) {
    return reaches(into_frame(offset(box, ball), rotation), box.half_extent, ball.radius);
}

}  // namespace tangency::mutants
