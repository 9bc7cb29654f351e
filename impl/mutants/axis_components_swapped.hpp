// SPDX-License-Identifier: MIT
// The axis is read as (y, x).
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisComponentsSwapped {
    static constexpr MutantInfo info{.defect = "reads the axis as (y, x)",
                                     .seen_in = "atan2's argument order",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(
            rotated.box, support::turn_of(Axis<Scalar>{rotated.orientation.y, rotated.orientation.x}), ball);
    }
};

}  // namespace tangency::mutants
