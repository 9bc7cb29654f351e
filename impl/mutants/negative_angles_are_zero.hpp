// SPDX-License-Identifier: MIT
// A negative angle does not turn.
#pragma once

#include <algorithm>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct NegativeAnglesAreZero {
    static constexpr MutantInfo info{.defect = "clamps negative angles to zero",
                                     .seen_in = "an unsigned angle",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar angle = std::max(rotated.orientation.angle, Scalar(0));
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{angle}), ball);
    }
};

}  // namespace tangency::mutants
