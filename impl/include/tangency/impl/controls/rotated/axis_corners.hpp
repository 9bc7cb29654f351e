// SPDX-License-Identifier: MIT
// The box as a quadrilateral: its corners turned, then the distance to its sides.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Inside if strictly left of all four sides; else the least distance to the sides as segments, each by clamping
/// the foot of the perpendicular. Corners are taken relative to the centre and a side's direction from the
/// extents, so that a far away or a flat box keeps its directions; a side of length zero is its corner.
struct AxisCorners {
    static constexpr MethodInfo info{.name = "axis_corners",
                                     .idea = "turn the corners, then the distance to the quadrilateral",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const frame::Turn<Scalar> u = frame::normalised<Scalar>(axis);
        const auto [dx, dy] = frame::offset_of<Scalar>(box, ball);
        const auto& [hx, hy] = box.half_extent;
        const std::array<std::array<Scalar, 2>, 4> corners{{{-hx, -hy}, {hx, -hy}, {hx, hy}, {-hx, hy}}};
        const std::array<frame::Turn<Scalar>, 4> sides{
            {{u.cos, u.sin}, {-u.sin, u.cos}, {-u.cos, -u.sin}, {u.sin, -u.cos}}};
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

}  // namespace tangency::impl::controls
