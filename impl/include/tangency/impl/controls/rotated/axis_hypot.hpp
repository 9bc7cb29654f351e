// SPDX-License-Identifier: MIT
// The axis divided by its hypot.
#pragma once

#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// hypot meets no overflow and no underflow, so axes of every length serve; the squares of fold do not.
struct AxisHypot {
    static constexpr MethodInfo info{.name = "axis_hypot",
                                     .idea = "axis divided by std::hypot, then fold",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const Scalar length = std::hypot(axis.x, axis.y);
        return frame::fold_reaches(box, frame::Turn<Scalar>{axis.x / length, axis.y / length}, ball);
    }
};

}  // namespace tangency::impl::controls
