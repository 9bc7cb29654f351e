// SPDX-License-Identifier: MIT
// The centre is clamped to [x, w] instead of [x, x + w].
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TakesExtentForFarCorner {
    static constexpr MutantInfo info{.defect = "takes the size for the far corner",
                                     .seen_in = "corner_size passed where lo_hi is expected",
                                     .form = Form::corner_size,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar nearest = std::max(box.corner[axis], std::min(ball.center[axis], box.extent[axis]));
            distance_sq += (ball.center[axis] - nearest) * (ball.center[axis] - nearest);
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
