// SPDX-License-Identifier: MIT
// A box turned by quaternion, computed in double.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Full range for f32: squares of floats fit a double, and an angle's own rounding is what the band widens by.
struct QuaternionDoubleInside {
    static constexpr MethodInfo info{.name = "quaternion_double_inside",
                                     .idea = "fold in the box's frame, computed in double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::three,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto turn = frame::normalised<double>(rotated.orientation);
        return frame::fold_reaches(rotated.box, turn, ball);
    }
};

}  // namespace tangency::impl::controls
