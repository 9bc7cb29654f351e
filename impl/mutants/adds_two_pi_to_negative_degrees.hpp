// SPDX-License-Identifier: MIT
// A negative angle in degrees is wrapped by 2 pi.
#pragma once

#include <numbers>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AddsTwoPiToNegativeDegrees {
    static constexpr MutantInfo info{.defect = "adds 2 pi to negative degrees",
                                     .seen_in = "a wrap written for radians",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        Scalar angle = rotated.orientation.angle;
        if (angle < 0) angle += 2 * std::numbers::pi_v<Scalar>;
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{angle}), ball);
    }
};

}  // namespace tangency::mutants
