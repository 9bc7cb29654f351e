// SPDX-License-Identifier: MIT
// The rejecting circle has the longer half extent as radius, not the half diagonal.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct OuterCircleTooSmall {
    static constexpr MutantInfo info{.defect = "rejects by a circle that does not reach the corners",
                                     .seen_in = "bounding circle from the longer side",
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
        if (std::sqrt(center_sq) > ball.radius + longest) return false;
        return support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
