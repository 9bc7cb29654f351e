// SPDX-License-Identifier: MIT
// Cosine and sine are swapped.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct SwapsCosineAndSine {
    static constexpr MutantInfo info{.defect = "takes the sine for the cosine",
                                     .seen_in = "two assignments in the wrong order",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar angle = rotated.orientation.angle;
        return support::hits_turned(rotated.box, support::Turn<Scalar>{std::sin(angle), std::cos(angle)}, ball);
    }
};

}  // namespace tangency::mutants
