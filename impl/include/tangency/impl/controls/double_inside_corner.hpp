// SPDX-License-Identifier: MIT
// A clamp computed in double, with the far side summed in double.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Full range for f32: x + w rounds at 2^-53 only.
/// Banded for f64, where it is a plain clamp.
struct DoubleInsideCorner {
    static constexpr MethodInfo info{.name = "double_inside_corner",
                                     .idea = "clamp, computed in double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        double distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const double lo = double(box.corner[axis]);
            const double hi = lo + double(box.extent[axis]);
            const double position = double(ball.center[axis]);
            const double offset = position - std::max(lo, std::min(position, hi));
            distance_sq += offset * offset;
        }
        return distance_sq < double(ball.radius) * double(ball.radius);
    }
};

}  // namespace tangency::impl::controls
