// SPDX-License-Identifier: MIT
// The nearest point has the middle of lo, p and hi on each axis.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// u = p - median(lo, p, hi), dot(u, u) <= r^2. Any dimension.
struct MedianClamp {
    static constexpr MethodInfo info = by(Form::lo_hi)
                                           .published(Contract::closed, "median_clamp", "nearest point by the middle of three numbers",
                                                      "the recipe of a method, tests/recipes");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar p = ball.center[axis], lo = box.lo[axis], hi = box.hi[axis];
            const Scalar middle = std::max(std::min(lo, p), std::min(std::max(lo, p), hi));
            distance_sq += (p - middle) * (p - middle);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
