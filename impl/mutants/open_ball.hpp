// SPDX-License-Identifier: MIT
// Strict comparison where the contract says closed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct OpenBall {
    static constexpr MutantInfo info{.defect = "compares with < where the contract says <=",
                                     .seen_in = "the commonest slip in copies of fold",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar overshoot =
                std::max(std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis], Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
