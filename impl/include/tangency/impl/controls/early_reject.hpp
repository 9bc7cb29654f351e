// SPDX-License-Identifier: MIT
// fold behind a quick rejection by the bounding box.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// |p - c| > h + r on some axis: no, before any square is taken.
/// Banded: the rejected gap exceeds the rounding of h + r and of p - c, at most 3 eps of scale.
struct EarlyReject {
    static constexpr MethodInfo info{.name = "early_reject",
                                     .idea = "bounding box rejects, fold decides",
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
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            if (std::abs(ball.center[axis] - box.center[axis]) > box.half_extent[axis] + ball.radius) return false;
        }
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar folded = std::abs(ball.center[axis] - box.center[axis]);
            const Scalar overshoot = std::max(folded - box.half_extent[axis], Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
