// SPDX-License-Identifier: MIT
// The accepting circle has the longer half extent as radius.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct InnerCircleTooLarge {
    static constexpr MutantInfo info{.defect = "accepts by a circle that leaves the box",
                                     .seen_in = "max for min in the inner circle",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar center_sq = 0;
        Scalar longest = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = ball.center[axis] - box.center[axis];
            center_sq += offset * offset;
            longest = std::max(longest, box.half_extent[axis]);
        }
        if (std::sqrt(center_sq) <= ball.radius + longest) return true;
        return support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
