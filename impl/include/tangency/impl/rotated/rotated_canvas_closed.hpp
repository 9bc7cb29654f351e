// SPDX-License-Identifier: MIT
// rotated_canvas under the closed contract.
#pragma once

#include <cmath>

#include "tangency/impl/clamp_corner_closed.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The same turn, then the clamp of the unturned box; touching counts.
/// Source: other contract of J.c, Common 2D collision detection (2017).
struct RotatedCanvasClosed {
    static constexpr MethodInfo info{.name = "rotated_canvas_closed",
                                     .idea = "rotated_canvas, then clamp with <=",
                                     .source = "other contract of J.c (2017)",
                                     .role = Role::repaired,
                                     .form = Form::corner_size,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
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
        return ClampCornerClosed::intersects(box, Ball<Scalar, 2>{turned, ball.radius});
    }
};

}  // namespace tangency::impl
