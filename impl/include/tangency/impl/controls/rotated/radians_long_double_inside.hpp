// SPDX-License-Identifier: MIT
// A box turned by radians, computed in long double.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Full range for both on x87, whose 15 exponent bits hold the square of every product here.
struct RadiansLongDoubleInside {
    static constexpr MethodInfo info{.name = "radians_long_double_inside",
                                     .idea = "fold in the box's frame, computed in long double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto turn = frame::turn_of_radians(static_cast<long double>(rotated.orientation.angle));
        return frame::fold_reaches(rotated.box, turn, ball);
    }
};

}  // namespace tangency::impl::controls
