// SPDX-License-Identifier: MIT
// fold with a strict comparison.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// v = |p - c|; u = max(v - h, 0); u.u < r^2. Any dimension.
/// Source: fold in the other contract; the prose of alexuhui (2022), method 2, states |u| < r though its code
/// says <=.
struct FoldOpen {
    static constexpr MethodInfo info{.name = "fold_open",
                                     .idea = "fold, strict",
                                     .source = "fold in the other contract; prose of alexuhui (2022), method 2",
                                     .role = Role::repaired,
                                     .form = Form::center_half,
                                     .contract = Contract::open,
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
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
