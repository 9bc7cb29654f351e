// SPDX-License-Identifier: MIT
// Reject by the outer circle, accept by the inner circle, else clamp.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/clamp_corner.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// A) beyond the circle through the vertices: no. B) within the circle inside the rectangle: yes. C) else
/// clamp_corner. Rejecting is safe under the open contract even at a tie. Accepting is not: a point (r = 0)
/// inside the inner circle is called a hit, though at distance 0 = r it only touches.
/// Hence level none; bounding_circles_safe repairs it.
/// Source: question on the page of YellowAfterlife, "Rectangle-circle intersection test" (2016); its own step C,
/// the corner alone, is wrong and is the mutant bounding_circles_step_c.
struct BoundingCircles {
    static constexpr MethodInfo info{
        .name = "bounding_circles",
        .idea = "outer circle rejects, inner circle accepts, clamp_corner decides the rest",
        .source = "question on YellowAfterlife, Rectangle-circle intersection test (2016)",
        .role = Role::published,
        .form = Form::corner_size,
        .contract = Contract::open,
        .contract_note = "open, but a point within the inner circle counts",
        .dims = Dims::two,
        .level_f32 = Level::none,
        .level_f64 = Level::none};

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
        if (center_distance < ball.radius + inner_radius) return true;
        return ClampCorner::intersects(box, ball);
    }
};

}  // namespace tangency::impl
