// SPDX-License-Identifier: MIT
// Symmetry folding: move the centre into the first quadrant, then clamp the overshoot at zero.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// v = |p - c|; u = max(v - h, 0); u.u <= r^2. Any dimension.
/// Source: Milo Yip, answer to "does a rectangle overlap a circle" on Zhihu (2014); alexuhui (2022), method 2.
struct Fold {
    static constexpr MethodInfo info{.name = "fold",
                                     .idea = "fold into the first quadrant, squared overshoot against r^2",
                                     .source = "Milo Yip, Zhihu answer 24251545 (2014); alexuhui (2022), method 2",
                                     .role = Role::published,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar folded = std::abs(ball.center[axis] - box.center[axis]);
            const Scalar overshoot = std::max(folded - box.half_extent[axis], Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
