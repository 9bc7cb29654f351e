// SPDX-License-Identifier: MIT
// clamp_corner with a closed comparison.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// delta = p - max(x, min(p, x + w)); dot(delta, delta) <= r^2.
/// Source: clamp_corner in the other contract.
struct ClampCornerClosed {
    static constexpr MethodInfo info{.name = "clamp_corner_closed",
                                     .idea = "clamp_corner, closed",
                                     .source = "clamp_corner in the other contract",
                                     .role = Role::repaired,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
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
        return dx * dx + dy * dy <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
