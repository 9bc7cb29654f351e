// SPDX-License-Identifier: MIT
// Clamp the centre to the rectangle and compare squared distances.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// delta = p - max(x, min(p, x + w)); dot(delta, delta) < r^2.
/// Source: Vadim "YellowAfterlife" Dyachenko, "Rectangle-circle intersection test" (2016-02-17).
struct ClampCorner {
    static constexpr MethodInfo info{.name = "clamp_corner",
                                     .idea = "nearest point by min and max, squared distance against r^2",
                                     .source = "YellowAfterlife, Rectangle-circle intersection test (2016)",
                                     .role = Role::published,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
        requires(Dim == 2)
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar dx =
            ball.center[0] - std::max(box.corner[0], std::min(ball.center[0], box.corner[0] + box.extent[0]));
        const Scalar dy =
            ball.center[1] - std::max(box.corner[1], std::min(ball.center[1], box.corner[1] + box.extent[1]));
        return dx * dx + dy * dy < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
