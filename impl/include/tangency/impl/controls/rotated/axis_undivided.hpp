// SPDX-License-Identifier: MIT
// The axis as it is, everything else scaled by its length.
#pragma once

#include <algorithm>
#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The dot products are |u| times too long, so extents and radius are scaled by |u| as well. The distance is taken
/// by hypot, since squares of such products would underflow for ordinary numbers.
struct AxisUndivided {
    static constexpr MethodInfo info{.name = "axis_undivided",
                                     .idea = "compare in units of the axis's length, no division",
                                     .source = "control group",
                                     .role = Role::control,
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
        const auto& [box, axis] = rotated;
        const Scalar length = std::sqrt(axis.x * axis.x + axis.y * axis.y);
        const auto [local_x, local_y] = frame::into_frame(frame::offset_of<Scalar>(box, ball), {axis.x, axis.y});
        const Scalar over_x = std::max(std::abs(local_x) - box.half_extent[0] * length, Scalar(0));
        const Scalar over_y = std::max(std::abs(local_y) - box.half_extent[1] * length, Scalar(0));
        return std::hypot(over_x, over_y) <= ball.radius * length;
    }
};

}  // namespace tangency::impl::controls
