// SPDX-License-Identifier: MIT
// Dot products with the axis by fused multiply-add.
#pragma once

#include <algorithm>
#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// As rotated_axis_normalised with each product fused into its sum.
struct AxisFused {
    static constexpr MethodInfo info{.name = "axis_fused",
                                     .idea = "normalised axis and fold by std::fma",
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
        const Scalar length = std::sqrt(std::fma(axis.x, axis.x, axis.y * axis.y));
        const Scalar ux = axis.x / length;
        const Scalar uy = axis.y / length;
        const auto [dx, dy] = frame::offset_of<Scalar>(box, ball);
        const Scalar over_x = std::max(std::abs(std::fma(dx, ux, dy * uy)) - box.half_extent[0], Scalar(0));
        const Scalar over_y = std::max(std::abs(std::fma(dy, ux, -(dx * uy))) - box.half_extent[1], Scalar(0));
        return std::fma(over_x, over_x, over_y * over_y) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
