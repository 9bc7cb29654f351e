// SPDX-License-Identifier: MIT
// bounding_circles that accepts no point.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/clamp_corner.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// The repair: the inner circle accepts only if r > 0, when a centre within r of it is truly closer than r to the
/// box.
/// Source: repaired from bounding_circles.
struct BoundingCirclesSafe {
    static constexpr MethodInfo info{.name = "bounding_circles_safe",
                                     .idea = "bounding_circles, a point is never accepted early",
                                     .source = "repaired from bounding_circles",
                                     .role = Role::repaired,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
        requires(Dim == 2)
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar half_width = box.extent[0] / 2;
        const Scalar half_height = box.extent[1] / 2;
        const Scalar dx = ball.center[0] - (box.corner[0] + half_width);
        const Scalar dy = ball.center[1] - (box.corner[1] + half_height);
        const Scalar center_distance = std::sqrt(dx * dx + dy * dy);
        const Scalar outer_radius = std::sqrt(half_width * half_width + half_height * half_height);
        const Scalar inner_radius = std::min(half_width, half_height);
        if (center_distance > ball.radius + outer_radius) return false;
        if (ball.radius > 0 && center_distance < ball.radius + inner_radius) return true;
        return ClampCorner::intersects(box, ball);
    }
};

}  // namespace tangency::impl
