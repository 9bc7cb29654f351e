// SPDX-License-Identifier: MIT
// corner_size turned by an axis, open.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Touching does not count.
struct CornerAxisOpen {
    static constexpr MethodInfo info{.name = "corner_axis_open",
                                     .idea = "centre x + w / 2, normalised axis, fold with <",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .turning = Turning::axis,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto turn = frame::normalised<Scalar>(rotated.orientation);
        const Vector<Scalar, 2> local = frame::into_frame(frame::offset_of<Scalar>(rotated.box, ball), turn);
        return frame::folded_distance_sq(local, frame::half_extent_of<Scalar>(rotated.box)) <
               ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
