// SPDX-License-Identifier: MIT
// The axis is folded into the first quadrant.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisInTheFirstQuadrant {
    static constexpr MutantInfo info{.defect = "right only for axes in the first and third quadrant",
                                     .seen_in = "abs() where symmetry ends",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(
            rotated.box,
            support::turn_of(Axis<Scalar>{std::abs(rotated.orientation.x), std::abs(rotated.orientation.y)}),
            ball);
    }
};

}  // namespace tangency::mutants
