// SPDX-License-Identifier: MIT
// The quaternion is used with whatever length it has.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionNotNormalised {
    static constexpr MutantInfo info{.defect = "takes every quaternion for a unit quaternion",
                                     .seen_in = "v + 2 q x (q x v + w v) without its condition",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        return support::hits_turned(rotated.box, rotated.orientation, ball);
    }
};

}  // namespace tangency::mutants
