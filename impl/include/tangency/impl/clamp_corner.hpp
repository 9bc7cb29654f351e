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
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .published(Contract::open, "clamp_corner", "nearest point by min and max, squared distance against r^2",
                       "YellowAfterlife, Rectangle-circle intersection test (2016)")
            .only_in(Dims::two);

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
struct ClampCornerClosed {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .repaired(Contract::closed, "clamp_corner_closed", "clamp_corner, closed", "clamp_corner in the other contract")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return ClampCorner::distance_sq(box, ball) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
