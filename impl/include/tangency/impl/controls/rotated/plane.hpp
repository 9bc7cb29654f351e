// SPDX-License-Identifier: MIT
// Controls in the plane: complex numbers, angles from directions, mirrored coordinates, polygons.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <limits>

#include "tangency/impl/controls/rotated/sides.hpp"

namespace tangency::impl::controls {

/// The offset divided by the direction as a complex number, times its length.
struct AxisComplex {
    static constexpr auto info = rotated_control("axis_complex", Orientation::axis, "complex division, then fold");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto [dx, dy] = box_frame::offset_of<Scalar>(rotated.box, ball);
        const std::complex<Scalar> direction(rotated.orientation.x, rotated.orientation.y);
        const std::complex<Scalar> local = std::complex<Scalar>(dx, dy) / direction * std::abs(direction);
        return box_frame::folded_distance_sq<Scalar, 2>({local.real(), local.imag()}, rotated.box.half_extent) <= ball.radius * ball.radius;
    }
};

/// The same by the unit number of the angle.
struct RadiansComplex {
    static constexpr auto info = rotated_control("radians_complex", Orientation::radians, "divided by std::polar, then fold");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto [dx, dy] = box_frame::offset_of<Scalar>(rotated.box, ball);
        const auto local = std::complex<Scalar>(dx, dy) / std::polar(Scalar(1), rotated.orientation.angle);
        return box_frame::folded_distance_sq<Scalar, 2>({local.real(), local.imag()}, rotated.box.half_extent) <= ball.radius * ball.radius;
    }
};

/// For a library that stores angles: the direction's angle, and cosine and sine of that.
struct AxisByAngle {
    static constexpr auto info = rotated_control("axis_by_angle", Orientation::axis, "atan2, then fold by the angle");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const Scalar angle = std::atan2(rotated.orientation.y, rotated.orientation.x);
        return box_frame::fold_reaches(rotated.box, box_frame::turn_of_radians(angle), ball);
    }
};

/// For a library whose y points down: everything mirrored, the angle with the other sign, and the circle rotated about the
/// box's centre back into the world, where its nearest point on the upright box is sought.
struct DegreesMirrored {
    static constexpr auto info =
        rotated_control("degrees_mirrored", Orientation::degrees, "y down, angles clockwise, clamped in the world");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const Scalar cx = rotated.box.center[0], cy = -rotated.box.center[1];
        const auto& [hx, hy] = rotated.box.half_extent;
        const Scalar clockwise = -rotated.orientation.angle * box_frame::degree<Scalar>;
        const Scalar cos = std::cos(clockwise), sin = std::sin(clockwise);
        const Scalar dx = ball.center[0] - cx, dy = -ball.center[1] - cy;
        const Scalar x = cx + dx * cos + dy * sin, y = cy - dx * sin + dy * cos;
        const Scalar off_x = x - std::clamp(x, cx - hx, cx + hx), off_y = y - std::clamp(y, cy - hy, cy + hy);
        return off_x * off_x + off_y * off_y <= ball.radius * ball.radius;
    }
};

/// Corners of the box rounded in the world, counterclockwise from that of both low sides.
template <class OrientationType, class Scalar>
std::array<Vector<Scalar, 2>, 4> corners_in_world(const Rotated<CenterHalfBox<Scalar, 2>, OrientationType>& rotated) {
    const auto& center = rotated.box.center;
    const auto& half = rotated.box.half_extent;
    const Sides<Scalar, 2> sides = sides_of(rotated.orientation);
    const auto corner = [&](Scalar x, Scalar y) -> Vector<Scalar, 2> {
        return {center[0] + x * sides[0][0] + y * sides[1][0], center[1] + x * sides[0][1] + y * sides[1][1]};
    };
    return {corner(-half[0], -half[1]), corner(half[0], -half[1]), corner(half[0], half[1]), corner(-half[0], half[1])};
}

/// Only the corners are kept: inside by the even-odd rule, else the distance to the nearest edge as a segment. That
/// holds of any polygon, so corners that rounding moves, even onto each other, move the distance no farther.
struct CornerPolygon {
    static constexpr std::string_view idea = "the corners rounded in the world, edges as segments";
    static constexpr Level level = Level::banded;

    template <class OrientationType, class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, OrientationType>& rotated, const Ball<Scalar, 2>& ball) {
        const auto corners = corners_in_world(rotated);
        const auto& [x, y] = ball.center;
        bool is_inside = false;
        Scalar nearest_sq = std::numeric_limits<Scalar>::infinity();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto &from = corners[i], &to = corners[(i + 1) % corners.size()];
            const auto edge = difference(to, from);
            const auto offset = difference(ball.center, from);
            if ((from[1] > y) != (to[1] > y) && x < edge[0] * offset[1] / edge[1] + from[0]) is_inside = !is_inside;
            const Scalar length_sq = dot(edge, edge);
            const Scalar share = length_sq > 0 ? std::clamp(dot(offset, edge) / length_sq, Scalar(0), Scalar(1)) : 0;
            const auto away = difference(offset, times(edge, share));
            nearest_sq = std::min(nearest_sq, dot(away, away));
        }
        return is_inside || nearest_sq <= ball.radius * ball.radius;
    }
};

using DegreesPolygon = Tried<CornerPolygon, "degrees_polygon", Orientation::degrees>;
using AxisPolygon = Tried<CornerPolygon, "axis_polygon", Orientation::axis>;

/// A rectangle again, made of three of those corners: the edges give the directions and the extents. Right while the
/// extents survive the rounding of the corners, as on the lattice; a box much smaller than its distance from the origin
/// has edges that point anywhere (F012). An edge of length zero takes its direction from the other one.
struct RectangleOfCorners {
    static constexpr std::string_view idea = "directions and extents from the corners rounded in the world";
    static constexpr Level level = Level::logic;

    template <class OrientationType, class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, OrientationType>& rotated, const Ball<Scalar, 2>& ball) {
        const auto corners = corners_in_world(rotated);
        const auto offset = difference(ball.center, corners[0]);
        auto along = difference(corners[1], corners[0]), across = difference(corners[3], corners[0]);
        const Scalar length = std::hypot(along[0], along[1]), width = std::hypot(across[0], across[1]);
        if (length > 0) along = times(along, 1 / length);
        if (width > 0) across = times(across, 1 / width);
        if (!(length > 0)) along = width > 0 ? Vector<Scalar, 2>{across[1], -across[0]} : Vector<Scalar, 2>{1, 0};
        if (!(width > 0)) across = {-along[1], along[0]};
        const Scalar x = dot(offset, along), y = dot(offset, across);
        const Scalar off_x = x - std::clamp(x, Scalar(0), length), off_y = y - std::clamp(y, Scalar(0), width);
        return off_x * off_x + off_y * off_y <= ball.radius * ball.radius;
    }
};

using DegreesRectangleOfCorners = Tried<RectangleOfCorners, "degrees_rectangle_of_corners", Orientation::degrees>;
using AxisRectangleOfCorners = Tried<RectangleOfCorners, "axis_rectangle_of_corners", Orientation::axis>;

}  // namespace tangency::impl::controls
