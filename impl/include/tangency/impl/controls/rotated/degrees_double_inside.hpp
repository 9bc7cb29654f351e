// SPDX-License-Identifier: MIT
// A box turned by degrees, computed in double.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Full range for f32: squares of floats fit a double, and an angle's own rounding is what the band widens by.
struct DegreesDoubleInside {
    static constexpr MethodInfo info{.name = "degrees_double_inside",
                                     .idea = "fold in the box's frame, computed in double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto turn = frame::turn_of_radians(double(rotated.orientation.angle) * frame::degree<double>);
        return frame::fold_reaches(rotated.box, turn, ball);
    }
};

}  // namespace tangency::impl::controls
