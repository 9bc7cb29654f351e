// SPDX-License-Identifier: MIT
// rotated_axis for directions of any length.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The repair: the axis is divided by the square root of its squared length.
/// Source: repaired from Ericson (2005), 5.2.6.
struct RotatedAxisNormalised {
    static constexpr MethodInfo info{.name = "rotated_axis_normalised",
                                     .idea = "rotated_axis after dividing the axis by its length",
                                     .source = "repaired from Ericson, Real-Time Collision Detection (2005)",
                                     .role = Role::repaired,
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
        return frame::fold_reaches(rotated.box, frame::normalised<Scalar>(rotated.orientation), ball);
    }
};

}  // namespace tangency::impl
