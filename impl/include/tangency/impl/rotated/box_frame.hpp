// SPDX-License-Identifier: MIT
// The steps that rotated subjects share: the offset from the box's centre, and fold in the box's frame.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "tangency/impl/as.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::box_frame {

/// Cosine and sine of the box's orientation, from x towards y.
template <class Scalar>
struct Turn {
    Scalar cos;
    Scalar sin;
};

/// One degree in radians, rounded as a program would: pi rounded, then divided.
template <class Scalar>
inline constexpr Scalar degree = std::numbers::pi_v<Scalar> / 180;

template <class Wide>
Turn<Wide> turn_of_radians(Wide angle) {
    return {std::cos(angle), std::sin(angle)};
}

/// The box's centre as Wide; for corner_size corner + extent / 2, rounded once.
template <class Wide, class Box>
auto center_of(const Box& box) {
    return centered(as<Wide>(box)).center;
}

template <class Wide, class Box>
auto half_extent_of(const Box& box) {
    return centered(as<Wide>(box)).half_extent;
}

/// p - c in world directions.
template <class Wide, class Box, class Scalar, std::size_t Dim>
Vector<Wide, Dim> offset_of(const Box& box, const Ball<Scalar, Dim>& ball) {
    Vector<Wide, Dim> offset = center_of<Wide>(box);
    for (std::size_t axis = 0; axis < Dim; ++axis) offset[axis] = Wide(ball.center[axis]) - offset[axis];
    return offset;
}

/// R(-theta) applied to a world direction: its components along the box's sides.
template <class Scalar>
Vector<Scalar, 2> into_frame(const Vector<Scalar, 2>& offset, const Turn<Scalar>& turn) {
    return {turn.cos * offset[0] + turn.sin * offset[1], turn.cos * offset[1] - turn.sin * offset[0]};
}

/// The squared distance from a point in the box's frame to the box.
template <class Scalar, std::size_t Dim>
Scalar folded_distance_sq(const Vector<Scalar, Dim>& local, const Vector<Scalar, Dim>& half_extent) {
    return sum_of_squares<Dim>([&](std::size_t axis) { return std::max(std::abs(local[axis]) - half_extent[axis], Scalar(0)); });
}

/// The turn of a direction of any length, normalised by a square root.
template <class Wide, class Scalar>
Turn<Wide> normalised(const Axis<Scalar>& axis) {
    const Wide x(axis.x);
    const Wide y(axis.y);
    const Wide length = std::sqrt(x * x + y * y);
    return {x / length, y / length};
}

/// The quaternion as Wide, divided by its length.
template <class Wide, class Scalar>
Quaternion<Wide> normalised(const Quaternion<Scalar>& quaternion) {
    const Quaternion<Wide> q{Wide(quaternion.x), Wide(quaternion.y), Wide(quaternion.z), Wide(quaternion.w)};
    const Wide length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {q.x / length, q.y / length, q.z / length, q.w / length};
}

/// The orientation as into_frame takes it, computed in Wide.
template <class Wide, class Scalar>
Turn<Wide> orientation_in(const Radians<Scalar>& orientation) {
    return turn_of_radians(Wide(orientation.angle));
}

template <class Wide, class Scalar>
Turn<Wide> orientation_in(const Degrees<Scalar>& orientation) {
    return turn_of_radians(Wide(orientation.angle) * degree<Wide>);
}

template <class Wide, class Direction>
auto orientation_in(const Direction& axis_or_quaternion) {
    return normalised<Wide>(axis_or_quaternion);
}

/// R^T applied to a world direction, R the matrix of a unit quaternion: its components along the box's sides.
template <class Scalar>
Vector<Scalar, 3> into_frame(const Vector<Scalar, 3>& offset, const Quaternion<Scalar>& unit) {
    const auto& [x, y, z, w] = unit;
    const auto& [dx, dy, dz] = offset;
    return {(1 - 2 * (y * y + z * z)) * dx + 2 * (x * y + w * z) * dy + 2 * (x * z - w * y) * dz,
            2 * (x * y - w * z) * dx + (1 - 2 * (x * x + z * z)) * dy + 2 * (y * z + w * x) * dz,
            2 * (x * z + w * y) * dx + 2 * (y * z - w * x) * dy + (1 - 2 * (x * x + y * y)) * dz};
}

/// fold in the frame of a box rotated by a turn or by a unit quaternion, closed, with everything computed in Wide.
template <class Wide, template <class> class Turned, class Box, class Scalar, std::size_t Dim>
bool fold_reaches(const Box& box, const Turned<Wide>& turned, const Ball<Scalar, Dim>& ball) {
    const Vector<Wide, Dim> local = into_frame(offset_of<Wide>(box, ball), turned);
    const Wide radius(ball.radius);
    return folded_distance_sq(local, half_extent_of<Wide>(box)) <= radius * radius;
}

}  // namespace tangency::impl::box_frame
