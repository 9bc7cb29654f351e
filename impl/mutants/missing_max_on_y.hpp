// SPDX-License-Identifier: MIT
// Negative overshoot is squared on the y axis alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissingMaxOnY {
    static constexpr MutantInfo info{.defect = "forgets max(.., 0) on the y axis",
                                     .seen_in = "copy of the x line, half edited",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar signed_overshoot = std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis];
            const Scalar overshoot = axis == 1 ? signed_overshoot : std::max(signed_overshoot, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
