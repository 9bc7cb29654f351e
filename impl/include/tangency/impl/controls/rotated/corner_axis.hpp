// SPDX-License-Identifier: MIT
// corner_size turned by an axis.
#pragma once

#include <algorithm>
#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The nearest point by clamping, and its distance by the square root.
struct CornerAxis {
    static constexpr MethodInfo info{.name = "corner_axis",
                                     .idea = "clamp the turned centre between -w / 2 and w / 2",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const auto local = frame::into_frame(frame::offset_of<Scalar>(box, ball), frame::normalised<Scalar>(axis));
        const Vector<Scalar, 2> half = frame::half_extent_of<Scalar>(box);
        const Scalar off_x = local[0] - std::clamp(local[0], -half[0], half[0]);
        const Scalar off_y = local[1] - std::clamp(local[1], -half[1], half[1]);
        return std::sqrt(off_x * off_x + off_y * off_y) <= ball.radius;
    }
};

}  // namespace tangency::impl::controls
