// SPDX-License-Identifier: MIT
// Counter-rotation by radians.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The plain method where no unit of angle has to be converted.
struct RadiansFold {
    static constexpr MethodInfo info{.name = "radians_fold",
                                     .idea = "rotate p - c by -theta in radians, then fold",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return frame::fold_reaches(rotated.box, frame::turn_of_radians(rotated.orientation.angle), ball);
    }
};

}  // namespace tangency::impl::controls
