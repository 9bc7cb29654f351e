// SPDX-License-Identifier: MIT
// fold that compares lengths instead of squares.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// sqrt(u.u) <= r.
/// Banded: the root halves the relative error of the square and adds half an ulp; the square still overflows.
struct FoldSqrt {
    static constexpr MethodInfo info{.name = "fold_sqrt",
                                     .idea = "fold, square root against r",
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
            distance_sq += overshoot * overshoot;
        }
        return std::sqrt(distance_sq) <= ball.radius;
    }
};

}  // namespace tangency::impl::controls
