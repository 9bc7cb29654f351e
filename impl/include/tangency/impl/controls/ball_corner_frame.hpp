// SPDX-License-Identifier: MIT
// The box seen from the low corner of the ball's bounding box.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// The box moves by -q; the ball then sits at (r, r). The world centre q + r is never formed.
/// Banded: three sums an axis, each at most 2 eps of scale.
struct BallCornerFrame {
    static constexpr MethodInfo info{.name = "ball_corner_frame",
                                     .idea = "box moved into the frame of the ball, clamp",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar lo = box.corner[axis] - ball.corner[axis];
            const Scalar hi = lo + box.extent[axis];
            const Scalar offset = ball.radius - std::max(lo, std::min(ball.radius, hi));
            distance_sq += offset * offset;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
