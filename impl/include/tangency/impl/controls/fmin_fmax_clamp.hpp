// SPDX-License-Identifier: MIT
// The nearest point by std::fmin and std::fmax.
#pragma once

#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Banded, as std_clamp. It differs from it on NaN alone: fmin and fmax drop a NaN bound silently.
struct FminFmaxClamp {
    static constexpr MethodInfo info{.name = "fmin_fmax_clamp",
                                     .idea = "nearest point by fmin and fmax",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar nearest = std::fmax(box.lo[axis], std::fmin(ball.center[axis], box.hi[axis]));
            const Scalar offset = nearest - ball.center[axis];
            distance_sq += offset * offset;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
