// SPDX-License-Identifier: MIT
// Boxes rotated by an axis: normalised in other ways or not at all, and by their corners.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "tangency/impl/controls/rotated/sides.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// hypot meets no overflow and no underflow, so axes of every length serve; the squares of fold do not.
struct AxisHypot {
    static constexpr auto info = rotated_control("axis_hypot", Orientation::axis, "axis divided by std::hypot, then fold");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const Scalar length = std::hypot(axis.x, axis.y);
        return box_frame::fold_reaches(box, box_frame::Turn<Scalar>{axis.x / length, axis.y / length}, ball);
    }
};

/// As rotated_axis_normalised with each product fused into its sum.
struct AxisFused {
    static constexpr auto info = rotated_control("axis_fused", Orientation::axis, "normalised axis and fold by std::fma");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const Scalar length = std::sqrt(std::fma(axis.x, axis.x, axis.y * axis.y));
        const Scalar ux = axis.x / length;
        const Scalar uy = axis.y / length;
        const auto [dx, dy] = box_frame::offset_of<Scalar>(box, ball);
        const Scalar over_x = std::max(std::abs(std::fma(dx, ux, dy * uy)) - box.half_extent[0], Scalar(0));
        const Scalar over_y = std::max(std::abs(std::fma(dy, ux, -(dx * uy))) - box.half_extent[1], Scalar(0));
        return std::fma(over_x, over_x, over_y * over_y) <= ball.radius * ball.radius;
    }
};

/// The dot products are |u| times too long, so extents and radius are scaled by |u| as well. The distance is taken
/// by hypot, since squares of such products would underflow for ordinary numbers.
struct AxisUndivided {
    static constexpr auto info = rotated_control("axis_undivided", Orientation::axis, "compare in units of the axis's length, no division");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const Scalar length = std::sqrt(axis.x * axis.x + axis.y * axis.y);
        const auto [local_x, local_y] = box_frame::into_frame(box_frame::offset_of<Scalar>(box, ball), {axis.x, axis.y});
        const Scalar over_x = std::max(std::abs(local_x) - box.half_extent[0] * length, Scalar(0));
        const Scalar over_y = std::max(std::abs(local_y) - box.half_extent[1] * length, Scalar(0));
        return std::hypot(over_x, over_y) <= ball.radius * length;
    }
};

/// Inside if strictly left of all four sides; else the least distance to the sides as segments, each by clamping
/// the foot of the perpendicular. Corners are taken relative to the centre and a side's direction from the
/// extents, so that a far away or a flat box keeps its directions; a side of length zero is its corner.
struct AxisCorners {
    static constexpr auto info =
        rotated_control("axis_corners", Orientation::axis, "turn the corners, then the distance to the quadrilateral");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const box_frame::Turn<Scalar> u = box_frame::normalised<Scalar>(axis);
        const auto [dx, dy] = box_frame::offset_of<Scalar>(box, ball);
        const auto& [hx, hy] = box.half_extent;
        const std::array<std::array<Scalar, 2>, 4> corners{{{-hx, -hy}, {hx, -hy}, {hx, hy}, {-hx, hy}}};
        const std::array<box_frame::Turn<Scalar>, 4> sides{{{u.cos, u.sin}, {-u.sin, u.cos}, {-u.cos, -u.sin}, {u.sin, -u.cos}}};
        bool is_inside = true;
        Scalar nearest_sq = std::numeric_limits<Scalar>::infinity();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto& [corner_x, corner_y] = corners[i];
            const Scalar length = i % 2 == 0 ? 2 * hx : 2 * hy;
            const Scalar from_x = dx - (corner_x * u.cos - corner_y * u.sin);
            const Scalar from_y = dy - (corner_x * u.sin + corner_y * u.cos);
            const Scalar left = sides[i].cos * from_y - sides[i].sin * from_x;
            is_inside = is_inside && length > 0 && left > 0;
            const Scalar along = std::clamp(sides[i].cos * from_x + sides[i].sin * from_y, Scalar(0), length);
            const Scalar off_x = from_x - along * sides[i].cos;
            const Scalar off_y = from_y - along * sides[i].sin;
            nearest_sq = std::min(nearest_sq, off_x * off_x + off_y * off_y);
        }
        return is_inside || nearest_sq <= ball.radius * ball.radius;
    }
};

/// The nearest point by clamping, and its distance by the square root.
struct CornerAxis {
    static constexpr auto info = rotated_control("corner_axis", Orientation::axis, "clamp the rotated centre between -w / 2 and w / 2",
                                                 Level::banded, Form::corner_size);

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const auto local = box_frame::into_frame(box_frame::offset_of<Scalar>(box, ball), box_frame::normalised<Scalar>(axis));
        const Vector<Scalar, 2> half = box_frame::half_extent_of<Scalar>(box);
        const Scalar off_x = local[0] - std::clamp(local[0], -half[0], half[0]);
        const Scalar off_y = local[1] - std::clamp(local[1], -half[1], half[1]);
        return std::sqrt(off_x * off_x + off_y * off_y) <= ball.radius;
    }
};

/// Touching does not count.
struct CornerAxisOpen {
    static constexpr MethodInfo info = by(Form::corner_size)
                                           .rotated_by(Orientation::axis)
                                           .control(Contract::open, "corner_axis_open", "centre x + w / 2, normalised axis, fold with <");

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto turn = box_frame::normalised<Scalar>(rotated.orientation);
        const Vector<Scalar, 2> local = box_frame::into_frame(box_frame::offset_of<Scalar>(rotated.box, ball), turn);
        return box_frame::folded_distance_sq(local, box_frame::half_extent_of<Scalar>(rotated.box)) < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
