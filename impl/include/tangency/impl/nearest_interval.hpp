// SPDX-License-Identifier: MIT
// The distance to each axis interval, as a k-d tree prunes its cells.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// Per axis the distance from p to [lo, hi]; the sum of squares is less than r^2. Any dimension.
struct NearestInterval {
    static constexpr MethodInfo info = by(Form::lo_hi)
                                           .published(Contract::open, "nearest_interval", "distance to each interval, squares summed",
                                                      "k-d tree remark on Zhihu question 24251545");

    template <class Scalar, std::size_t Dim>
    static Scalar distance_sq(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar nearest = std::min(std::max(ball.center[axis], box.lo[axis]), box.hi[axis]);
            const Scalar offset = ball.center[axis] - nearest;
            sum += offset * offset;
        }
        return sum;
    }

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance_sq(box, ball) < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
