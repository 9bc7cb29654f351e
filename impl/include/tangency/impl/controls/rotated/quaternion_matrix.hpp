// SPDX-License-Identifier: MIT
// The matrix of the normalised quaternion.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// As rotated_quaternion once the quaternion has length one.
struct QuaternionMatrix {
    static constexpr MethodInfo info{.name = "quaternion_matrix",
                                     .idea = "divide the quaternion by its length, matrix, then fold",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        return frame::fold_reaches(rotated.box, frame::normalised<Scalar>(rotated.orientation), ball);
    }
};

}  // namespace tangency::impl::controls
