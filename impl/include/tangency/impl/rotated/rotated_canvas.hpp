// SPDX-License-Identifier: MIT
// Rotated: the circle's centre turned back about the box's centre, as a canvas would be, then nearest_branch.
#pragma once

#include <cmath>

#include "tangency/impl/method.hpp"
#include "tangency/impl/nearest_branch.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The box's centre is x + w / 2; the turned centre is put back into the world, so that the unturned box can be
/// asked.
/// Source: J.c, "Common 2D collision detection" (Aotu Labs, aotu.io, 2017), circle and rotated rectangle.
struct RotatedCanvas {
    static constexpr MethodInfo info{
        .name = "rotated_canvas",
        .idea = "turn the centre about the box's centre by -theta, then nearest_branch",
        .source = "J.c, Common 2D collision detection (aotu.io, 2017)",
        .role = Role::published,
        .form = Form::corner_size,
        .turning = Turning::radians,
        .contract = Contract::open,
        .contract_note = "",
        .dims = Dims::two,
        .level_f32 = Level::banded,
        .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto& [box, orientation] = rotated;
        const Scalar center_x = box.corner[0] + box.extent[0] / 2;
        const Scalar center_y = box.corner[1] + box.extent[1] / 2;
        const Scalar cos = std::cos(-orientation.angle);
        const Scalar sin = std::sin(-orientation.angle);
        const Scalar dx = ball.center[0] - center_x;
        const Scalar dy = ball.center[1] - center_y;
        const Vector<Scalar, 2> turned{cos * dx - sin * dy + center_x, sin * dx + cos * dy + center_y};
        return NearestBranch::intersects(box, Ball<Scalar, 2>{turned, ball.radius});
    }
};

}  // namespace tangency::impl
