// SPDX-License-Identifier: MIT
// corner_size turned by degrees.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The pivot is the centre, not the corner that the caller stores.
struct CornerDegrees {
    static constexpr MethodInfo info{.name = "corner_degrees",
                                     .idea = "centre x + w / 2, then counter-rotation",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto turn = frame::turn_of_radians(rotated.orientation.angle * frame::degree<Scalar>);
        return frame::fold_reaches(rotated.box, turn, ball);
    }
};

}  // namespace tangency::impl::controls
