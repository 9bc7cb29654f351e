// SPDX-License-Identifier: MIT
// Clamp the difference of the centres, go back to the world, take the length.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// difference = centre - aabb centre; closest = aabb centre + clamp(difference, -half, half); |closest - centre|
/// < r. Both shapes are stored by their low corner; the strict comparison is deliberate, so that a resolved
/// collision, which leaves the shapes touching, is not found again.
/// Source: Joey de Vries, LearnOpenGL, In Practice, 2D Game, Breakout: Collision detection and Collision
/// resolution.
struct ClampCenter {
    static constexpr MethodInfo info =
        by(Form::corner_size_ball_corner)
            .published(Contract::open, "clamp_center", "clamp the difference of the centres to the half extents",
                       "Joey de Vries, LearnOpenGL, Breakout, Collision detection")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar center = ball.corner[axis] + ball.radius;
            const Scalar half_extent = box.extent[axis] / 2;
            const Scalar box_center = box.corner[axis] + half_extent;
            const Scalar clamped = std::min(std::max(center - box_center, -half_extent), half_extent);
            const Scalar closest = box_center + clamped;
            const Scalar difference = closest - center;
            distance_sq += difference * difference;
        }
        return std::sqrt(distance_sq) < ball.radius;
    }
};

}  // namespace tangency::impl
