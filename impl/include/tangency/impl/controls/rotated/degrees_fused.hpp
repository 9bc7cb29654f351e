// SPDX-License-Identifier: MIT
// Counter-rotation with fused multiply-add.
#pragma once

#include <algorithm>
#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// Each product of the rotation and of the squares is fused into its sum: fewer roundings, in other places.
struct DegreesFused {
    static constexpr MethodInfo info{.name = "degrees_fused",
                                     .idea = "counter-rotation and fold by std::fma",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto& [box, orientation] = rotated;
        const auto [cos, sin] = frame::turn_of_radians(orientation.angle * frame::degree<Scalar>);
        const auto [dx, dy] = frame::offset_of<Scalar>(box, ball);
        const Scalar local_x = std::fma(cos, dx, sin * dy);
        const Scalar local_y = std::fma(cos, dy, -(sin * dx));
        const Scalar over_x = std::max(std::abs(local_x) - box.half_extent[0], Scalar(0));
        const Scalar over_y = std::max(std::abs(local_y) - box.half_extent[1], Scalar(0));
        return std::fma(over_x, over_x, over_y * over_y) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
