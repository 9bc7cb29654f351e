// SPDX-License-Identifier: MIT
// Rotated: the five separating axes of circle and box, in world space.
#pragma once

#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The box's side directions, divided by their length because the box reaches h along unit vectors, and the axis
/// from the nearest vertex to the centre, which is not divided, so that its length may be zero (the centre on a
/// vertex) and separates nothing then. Closed: separated needs a strict gap.
struct SatRotated {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::axis)
            .published(Contract::closed, "sat_rotated", "four sides and the nearest vertex axis, in world space",
                       "Milo Yip, Zhihu answer 24251545 (2014); Gottschalk et al., UNC TR96-024");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const auto& [hx, hy] = box.half_extent;
        const box_frame::Turn<Scalar> side = box_frame::normalised<Scalar>(axis);
        const Scalar dx = ball.center[0] - box.center[0];
        const Scalar dy = ball.center[1] - box.center[1];
        const Scalar along_x = dx * side.cos + dy * side.sin;
        const Scalar along_y = dy * side.cos - dx * side.sin;
        if (std::abs(along_x) > hx + ball.radius) return false;
        if (std::abs(along_y) > hy + ball.radius) return false;
        const Scalar reach_x = std::copysign(hx, along_x);
        const Scalar reach_y = std::copysign(hy, along_y);
        const Scalar vertex_x = reach_x * side.cos - reach_y * side.sin;
        const Scalar vertex_y = reach_x * side.sin + reach_y * side.cos;
        const Scalar axis_x = dx - vertex_x;
        const Scalar axis_y = dy - vertex_y;
        // Summed side by side, so that large projections do not cancel (see sat_five_axes).
        const Scalar beyond_x = axis_x * side.cos + axis_y * side.sin;
        const Scalar beyond_y = axis_y * side.cos - axis_x * side.sin;
        const Scalar gap_x = beyond_x * along_x - std::abs(beyond_x) * hx;
        const Scalar gap_y = beyond_y * along_y - std::abs(beyond_y) * hy;
        return gap_x + gap_y <= ball.radius * std::sqrt(axis_x * axis_x + axis_y * axis_y);
    }
};

}  // namespace tangency::impl
