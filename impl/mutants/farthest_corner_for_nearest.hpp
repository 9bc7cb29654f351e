// SPDX-License-Identifier: MIT
// Beyond a corner the farthest corner is tested.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FarthestCornerForNearest {
    static constexpr MutantInfo info{.defect = "uses the farthest corner in the corner regions",
                                     .seen_in = "wrong corner picked by sign",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto outside = static_cast<std::size_t>(support::axes_outside(support::overshoot(box, ball.center)));
        if (outside < Dim) return support::hits_closed(box, ball);
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar reach = std::abs(ball.center[axis] - box.center[axis]) + box.half_extent[axis];
            distance_sq += reach * reach;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
