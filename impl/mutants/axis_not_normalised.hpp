// SPDX-License-Identifier: MIT
// The axis is used with whatever length it has.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisNotNormalised {
    static constexpr MutantInfo info{.defect = "takes every axis for a unit vector",
                                     .seen_in = "copies of sphere against OBB",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Axis<Scalar>& axis = rotated.orientation;
        return support::hits_turned(rotated.box, support::Turn<Scalar>{axis.x, axis.y}, ball);
    }
};

}  // namespace tangency::mutants
