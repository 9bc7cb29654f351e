// SPDX-License-Identifier: MIT
// Degrees reduced to half a turn either way before they become radians.
#pragma once

#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The remainder is exact, so an angle of many turns costs no more than a small one.
struct DegreesReduced {
    static constexpr MethodInfo info{.name = "degrees_reduced",
                                     .idea = "reduce the angle by remainder(360), then counter-rotation",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar reduced = std::remainder(rotated.orientation.angle, Scalar(360));
        return frame::fold_reaches(rotated.box, frame::turn_of_radians(reduced * frame::degree<Scalar>), ball);
    }
};

}  // namespace tangency::impl::controls
