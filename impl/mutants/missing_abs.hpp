// SPDX-License-Identifier: MIT
// The difference is not folded: every ball on the low side of both axes hits.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissingAbs {
    static constexpr MutantInfo info{.defect = "forgets abs",
                                     .seen_in = "fold without its fold",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar overshoot =
                std::max(ball.center[axis] - box.center[axis] - box.half_extent[axis], Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
