// SPDX-License-Identifier: MIT
// Controls that leave the box where it is and measure in world coordinates.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/controls/rotated/sides.hpp"

namespace tangency::impl::controls {

/// Ericson, Real-Time Collision Detection 5.1.4: along each side as far as the ball's centre is, at most the half
/// extent; then the distance from there. Of a centre inside, the point rebuilt is the centre but for its roundings.
struct WorldPoint {
    static constexpr std::string_view idea = "the nearest point of the box, rebuilt in the world";
    static constexpr Level level = Level::banded;

    template <class Box, class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, Dim>& ball) {
        const auto offset = box_frame::offset_of<Scalar>(rotated.box, ball);
        const auto half = box_frame::half_extent_of<Scalar>(rotated.box);
        const Sides<Scalar, Dim> sides = sides_of(rotated.orientation);
        Vector<Scalar, Dim> nearest = box_frame::center_of<Scalar>(rotated.box);
        for (std::size_t side = 0; side < Dim; ++side) {
            const Scalar along = std::clamp(dot(offset, sides[side]), -half[side], half[side]);
            for (std::size_t axis = 0; axis < Dim; ++axis) nearest[axis] += along * sides[side][axis];
        }
        const auto away = difference(ball.center, nearest);
        return dot(away, away) <= ball.radius * ball.radius;
    }
};

using AxisWorldPoint = Tried<WorldPoint, "axis_world_point", Orientation::axis>;
using DegreesWorldPoint = Tried<WorldPoint, "degrees_world_point", Orientation::degrees>;
using RadiansWorldPoint = Tried<WorldPoint, "radians_world_point", Orientation::radians>;
using QuaternionWorldPoint = Tried<WorldPoint, "quaternion_world_point", Orientation::quaternion>;
using CornerRadiansWorldPoint = Tried<WorldPoint, "corner_radians_world_point", Orientation::radians, Form::corner_size>;
using CornerQuaternionWorldPoint = Tried<WorldPoint, "corner_quaternion_world_point", Orientation::quaternion, Form::corner_size>;
/// Unity's BoxCollider2D and BoxCollider have a size, and their transforms an angle in degrees and a rotation.
using CenterSizeDegreesWorldPoint = Tried<WorldPoint, "center_size_degrees_world_point", Orientation::degrees, Form::center_size>;
using CenterSizeQuaternionWorldPoint = Tried<WorldPoint, "center_size_quaternion_world_point", Orientation::quaternion, Form::center_size>;

/// The box as a centre and half axes h * u. How far along each the ball is, as a share from -1 to 1, gives the nearest
/// point. A half axis of length zero leads nowhere.
struct HalfAxisShares {
    static constexpr std::string_view idea = "shares of the half axes, no unit vectors";
    static constexpr Level level = Level::banded;

    template <class Box, class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, Dim>& ball) {
        const auto offset = box_frame::offset_of<Scalar>(rotated.box, ball);
        const auto half = box_frame::half_extent_of<Scalar>(rotated.box);
        const Sides<Scalar, Dim> sides = sides_of(rotated.orientation);
        Vector<Scalar, Dim> nearest = box_frame::center_of<Scalar>(rotated.box);
        for (std::size_t side = 0; side < Dim; ++side) {
            const auto half_axis = times(sides[side], half[side]);
            const Scalar length_sq = dot(half_axis, half_axis);
            if (!(length_sq > 0)) continue;
            const Scalar share = std::clamp(dot(offset, half_axis) / length_sq, Scalar(-1), Scalar(1));
            for (std::size_t axis = 0; axis < Dim; ++axis) nearest[axis] += share * half_axis[axis];
        }
        const auto away = difference(ball.center, nearest);
        return dot(away, away) <= ball.radius * ball.radius;
    }
};

using AxisHalfAxisShares = Tried<HalfAxisShares, "axis_half_axis_shares", Orientation::axis>;
using DegreesHalfAxisShares = Tried<HalfAxisShares, "degrees_half_axis_shares", Orientation::degrees>;
using QuaternionHalfAxisShares = Tried<HalfAxisShares, "quaternion_half_axis_shares", Orientation::quaternion>;
using CenterSizeAxisHalfAxisShares = Tried<HalfAxisShares, "center_size_axis_half_axis_shares", Orientation::axis, Form::center_size>;

/// The half axes divided by their own lengths. A half axis of length zero has no direction, so what no other one takes
/// of the offset is counted as a whole.
struct HalfAxisLengths {
    static constexpr std::string_view idea = "half axes divided by their lengths, the rest of the offset as it is";
    static constexpr Level level = Level::banded;

    template <class Box, class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, Dim>& ball) {
        const auto offset = box_frame::offset_of<Scalar>(rotated.box, ball);
        const auto half = box_frame::half_extent_of<Scalar>(rotated.box);
        const Sides<Scalar, Dim> sides = sides_of(rotated.orientation);
        Vector<Scalar, Dim> rest = offset;
        Scalar distance_sq = 0;
        for (std::size_t side = 0; side < Dim; ++side) {
            const auto half_axis = times(sides[side], half[side]);
            const Scalar length = std::sqrt(dot(half_axis, half_axis));
            if (!(length > 0)) continue;
            Scalar along = 0;
            for (std::size_t axis = 0; axis < Dim; ++axis) along += offset[axis] * (half_axis[axis] / length);
            for (std::size_t axis = 0; axis < Dim; ++axis) rest[axis] -= along * (half_axis[axis] / length);
            const Scalar overshoot = std::max(std::abs(along) - length, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq + dot(rest, rest) <= ball.radius * ball.radius;
    }
};

using RadiansHalfAxisLengths = Tried<HalfAxisLengths, "radians_half_axis_lengths", Orientation::radians>;
using AxisHalfAxisLengths = Tried<HalfAxisLengths, "axis_half_axis_lengths", Orientation::axis>;
using QuaternionHalfAxisLengths = Tried<HalfAxisLengths, "quaternion_half_axis_lengths", Orientation::quaternion>;
/// p5.js: rectMode(CENTER), then rotate(angle).
using CenterSizeRadiansHalfAxisLengths =
    Tried<HalfAxisLengths, "center_size_radians_half_axis_lengths", Orientation::radians, Form::center_size>;

/// One affine matrix into the box's frame, the translation -R^T c multiplied in beforehand.
struct AffineMatrix {
    static constexpr std::string_view idea = "m * p + t with t = -m * c, then fold";
    static constexpr Level level = Level::banded;

    template <class Box, class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, Dim>& ball) {
        const auto center = box_frame::center_of<Scalar>(rotated.box);
        const Sides<Scalar, Dim> rows = sides_of(rotated.orientation);
        Vector<Scalar, Dim> translation{}, local{};
        for (std::size_t row = 0; row < Dim; ++row) translation[row] = -dot(rows[row], center);
        for (std::size_t row = 0; row < Dim; ++row) local[row] = dot(rows[row], ball.center) + translation[row];
        return box_frame::folded_distance_sq(local, box_frame::half_extent_of<Scalar>(rotated.box)) <= ball.radius * ball.radius;
    }
};

using DegreesAffine = Tried<AffineMatrix, "degrees_affine", Orientation::degrees>;
using AxisAffine = Tried<AffineMatrix, "axis_affine", Orientation::axis>;
using QuaternionAffine = Tried<AffineMatrix, "quaternion_affine", Orientation::quaternion>;
using CornerAxisAffine = Tried<AffineMatrix, "corner_axis_affine", Orientation::axis, Form::corner_size>;

}  // namespace tangency::impl::controls
