// SPDX-License-Identifier: MIT
// Rotated: the circle's centre rotated back about the box's centre, as a canvas would be, then nearest_branch.
#pragma once

#include <cmath>

#include "tangency/impl/clamp_corner.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/nearest_branch.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The ball with its centre rotated about the box's by -theta, in the world.
template <class Scalar>
Ball<Scalar, 2> rotated_back(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
    const auto& [box, orientation] = rotated;
    const Scalar center_x = box.corner[0] + box.extent[0] / 2;
    const Scalar center_y = box.corner[1] + box.extent[1] / 2;
    const Scalar cos = std::cos(-orientation.angle);
    const Scalar sin = std::sin(-orientation.angle);
    const Scalar dx = ball.center[0] - center_x;
    const Scalar dy = ball.center[1] - center_y;
    return {{cos * dx - sin * dy + center_x, sin * dx + cos * dy + center_y}, ball.radius};
}

/// The box's centre is x + w / 2; the rotated centre is put back into the world, so that the axis-aligned box can be
/// asked.
/// Source: J.c, "Common 2D collision detection" (Aotu Labs, aotu.io, 2017), circle and rotated rectangle.
struct RotatedCanvas {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .rotated_by(Orientation::radians)
            .published(Contract::open, "rotated_canvas", "turn the centre about the box's centre by -theta, then nearest_branch",
                       "J.c, Common 2D collision detection (aotu.io, 2017)");

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        return NearestBranch::intersects(rotated.box, rotated_back(rotated, ball));
    }
};

/// The same turn, then the clamp of the axis-aligned box; touching counts.
/// Source: other contract of J.c, Common 2D collision detection (2017).
struct RotatedCanvasClosed {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .rotated_by(Orientation::radians)
            .repaired(Contract::closed, "rotated_canvas_closed", "rotated_canvas, then clamp with <=", "other contract of J.c (2017)");

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        return ClampCornerClosed::intersects(rotated.box, rotated_back(rotated, ball));
    }
};

}  // namespace tangency::impl
