// SPDX-License-Identifier: MIT
// The box is replaced by the circle through its corners.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct BoxAsOuterCircle {
    static constexpr MutantInfo info{.defect = "tests two circles, the outer one for the box",
                                     .seen_in = "broad phase taken for the answer",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar center_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = ball.center[axis] - box.center[axis];
            center_sq += offset * offset;
        }
        return std::sqrt(center_sq) <= ball.radius + std::sqrt(support::sum_of_squares(box.half_extent));
    }
};

}  // namespace tangency::mutants
