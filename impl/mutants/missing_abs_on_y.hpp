// SPDX-License-Identifier: MIT
// The difference is folded on the x axis alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissingAbsOnY {
    static constexpr MutantInfo info{.defect = "forgets abs on the y axis",
                                     .seen_in = "copy of the x line, half edited",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = ball.center[axis] - box.center[axis];
            const Scalar folded = axis == 1 ? offset : std::abs(offset);
            const Scalar overshoot = std::max(folded - box.half_extent[axis], Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
