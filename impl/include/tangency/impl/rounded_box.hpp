// SPDX-License-Identifier: MIT
// The centre in the rectangle with corners rounded by r, as a signed distance.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// q = |p - c| - h; length(max(q, 0)) + min(max(q), 0) - r <= 0: a point in the Minkowski sum. Closed: the zero
/// set of the signed distance counts. At most one of the first two terms is nonzero, and a rounded difference
/// keeps its exact sign, so only the square root rounds.
/// Source: Inigo Quilez, "2D distance functions" and "Distance functions", sdBox minus a radius.
struct RoundedBox {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .published(Contract::closed, "rounded_box", "signed distance to the box minus r", "Inigo Quilez, distance functions, sdBox");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar outside_sq = 0;
        Scalar deepest = std::abs(ball.center[0] - box.center[0]) - box.half_extent[0];
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar q = std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis];
            const Scalar outside = std::max(q, Scalar(0));
            outside_sq += outside * outside;
            deepest = std::max(deepest, q);
        }
        return std::sqrt(outside_sq) + std::min(deepest, Scalar(0)) - ball.radius <= 0;
    }
};

}  // namespace tangency::impl
