// SPDX-License-Identifier: MIT
// The axis is divided by its squared length.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisDividedByItsSquare {
    static constexpr MutantInfo info{.defect = "forgets the root of the axis's length",
                                     .seen_in = "length_sq for length",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Axis<Scalar>& axis = rotated.orientation;
        const Scalar length_sq = axis.x * axis.x + axis.y * axis.y;
        return support::hits_turned(rotated.box, support::Turn<Scalar>{axis.x / length_sq, axis.y / length_sq},
                                    ball);
    }
};

}  // namespace tangency::mutants
