// SPDX-License-Identifier: MIT
// Choose the nearest coordinate by if and else if, then take the distance.
#pragma once

#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// closest = x if p < x, x + w if p > x + w, else p; sqrt(dx^2 + dy^2) < r.
/// Source: J.c, "Common 2D collision detection" (Aotu Labs, aotu.io, 2017), circle and rectangle.
struct NearestBranch {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .published(Contract::open, "nearest_branch", "nearest coordinate by branches, distance by square root",
                       "J.c, Common 2D collision detection (aotu.io, 2017)")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            Scalar closest = ball.center[axis];
            if (ball.center[axis] < box.corner[axis]) {
                closest = box.corner[axis];
            } else if (ball.center[axis] > box.corner[axis] + box.extent[axis]) {
                closest = box.corner[axis] + box.extent[axis];
            }
            const Scalar difference = std::abs(ball.center[axis] - closest);
            distance_sq += difference * difference;
        }
        return std::sqrt(distance_sq) < ball.radius;
    }
};

}  // namespace tangency::impl
