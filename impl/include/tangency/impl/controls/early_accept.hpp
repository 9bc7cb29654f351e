// SPDX-License-Identifier: MIT
// A clamp behind a quick acceptance of centres inside.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// lo <= p <= hi on every axis: yes, under the closed contract even for r = 0.
/// Banded: the acceptance is exact and the rest is a clamp.
struct EarlyAccept {
    static constexpr MethodInfo info{.name = "early_accept",
                                     .idea = "centre inside accepts, clamp decides",
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
        bool inside = true;
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            inside = inside && box.lo[axis] <= ball.center[axis] && ball.center[axis] <= box.hi[axis];
        }
        if (inside) return true;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset =
                std::max(box.lo[axis], std::min(ball.center[axis], box.hi[axis])) - ball.center[axis];
            distance_sq += offset * offset;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
