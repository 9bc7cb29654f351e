// SPDX-License-Identifier: MIT
// Negative overshoot is squared too: the distance to the nearest corner.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissingMax {
    static constexpr MutantInfo info{.defect = "forgets max(.., 0)",
                                     .seen_in = "fold without its clamp",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar overshoot = std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis];
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
