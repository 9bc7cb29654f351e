// SPDX-License-Identifier: MIT
// The nearest point by std::clamp.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Banded: the nearest point is exact, the difference and the squares round relatively.
struct StdClamp {
    static constexpr MethodInfo info{.name = "std_clamp",
                                     .idea = "nearest point by std::clamp",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::lo_hi,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar nearest = std::clamp(ball.center[axis], box.lo[axis], box.hi[axis]);
            const Scalar offset = nearest - ball.center[axis];
            distance_sq += offset * offset;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
