// SPDX-License-Identifier: MIT
// fold with explicit fused multiply-adds.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// The sum of squares by std::fma, as a compiler allowed to contract would make it.
/// Banded: one rounding fewer than fold; the square still overflows.
struct FoldFma {
    static constexpr MethodInfo info{.name = "fold_fma",
                                     .idea = "fold, fused multiply-add",
                                     .source = "control group",
                                     .role = Role::control,
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
            distance_sq = std::fma(overshoot, overshoot, distance_sq);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
