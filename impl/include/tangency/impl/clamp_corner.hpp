// SPDX-License-Identifier: MIT
// Clamp the centre to the rectangle and compare squared distances.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// delta = p - max(x, min(p, x + w)); dot(delta, delta) < r^2.
/// Source: Vadim "YellowAfterlife" Dyachenko, "Rectangle-circle intersection test" (2016-02-17).
struct ClampCorner {
    static constexpr MethodInfo info{.name = "clamp_corner",
                                     .idea = "nearest point by min and max, squared distance against r^2",
                                     .source = "YellowAfterlife, Rectangle-circle intersection test (2016)",
                                     .role = Role::published,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .dims = Dims::two};

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static Scalar distance_sq(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar dx = ball.center[0] - std::max(box.corner[0], std::min(ball.center[0], box.corner[0] + box.extent[0]));
        const Scalar dy = ball.center[1] - std::max(box.corner[1], std::min(ball.center[1], box.corner[1] + box.extent[1]));
        return dx * dx + dy * dy;
    }

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance_sq(box, ball) < ball.radius * ball.radius;
    }
};

/// delta = p - max(x, min(p, x + w)); dot(delta, delta) <= r^2.
/// Source: clamp_corner in the other contract.
struct ClampCornerClosed {
    static constexpr MethodInfo info{.name = "clamp_corner_closed",
                                     .idea = "clamp_corner, closed",
                                     .source = "clamp_corner in the other contract",
                                     .role = Role::repaired,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .dims = Dims::two};

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return ClampCorner::distance_sq(box, ball) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
