// SPDX-License-Identifier: MIT
// corner_size turned by a quaternion.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The pivot is the centre of the box.
struct CornerQuaternion {
    static constexpr MethodInfo info{.name = "corner_quaternion",
                                     .idea = "centre x + w / 2, normalised quaternion, then fold",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        return frame::fold_reaches(rotated.box, frame::normalised<Scalar>(rotated.orientation), ball);
    }
};

}  // namespace tangency::impl::controls
