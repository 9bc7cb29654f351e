// SPDX-License-Identifier: MIT
// The ball taken to its centre, then a clamp.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// p = q + r, then the nearest point of [x, x + w].
/// Banded: the sum costs at most 2 eps of scale and so does the far side.
struct BallCornerClamp {
    static constexpr MethodInfo info{.name = "ball_corner_clamp",
                                     .idea = "centre from corner and radius, clamp",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar center = ball.corner[axis] + ball.radius;
            const Scalar nearest =
                std::max(box.corner[axis], std::min(center, box.corner[axis] + box.extent[axis]));
            distance_sq += (center - nearest) * (center - nearest);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
