// SPDX-License-Identifier: MIT
// counter_rotation under the open contract.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The same frame; touching does not count.
/// Source: other contract of alexuhui (2022), the second rotated method.
struct CounterRotationOpen {
    static constexpr MethodInfo info{.name = "counter_rotation_open",
                                     .idea = "counter_rotation, then fold with <",
                                     .source = "other contract of alexuhui (2022), rotated 2",
                                     .role = Role::repaired,
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto turn = frame::turn_of_radians(rotated.orientation.angle * frame::degree<Scalar>);
        const Vector<Scalar, 2> local = frame::into_frame(frame::offset_of<Scalar>(rotated.box, ball), turn);
        return frame::folded_distance_sq(local, rotated.box.half_extent) < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
