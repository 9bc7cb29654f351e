// SPDX-License-Identifier: MIT
// Cosine and sine by the first terms of their series.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct SmallAngleSine {
    static constexpr MutantInfo info{.defect = "sin t = t and cos t = 1 - t^2 / 2",
                                     .seen_in = "an approximation kept for all angles",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar angle = rotated.orientation.angle;
        return support::hits_turned(rotated.box, support::Turn<Scalar>{1 - angle * angle / 2, angle}, ball);
    }
};

}  // namespace tangency::mutants
