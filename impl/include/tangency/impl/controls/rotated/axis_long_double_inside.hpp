// SPDX-License-Identifier: MIT
// A box turned by axis, computed in long double.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Full range for both on x87, whose 15 exponent bits hold the square of every product here.
struct AxisLongDoubleInside {
    static constexpr MethodInfo info{.name = "axis_long_double_inside",
                                     .idea = "fold in the box's frame, computed in long double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto turn = frame::normalised<long double>(rotated.orientation);
        return frame::fold_reaches(rotated.box, turn, ball);
    }
};

}  // namespace tangency::impl::controls
