// SPDX-License-Identifier: MIT
// A radian is 57.3 degrees.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TakesRadianFor573Degrees {
    static constexpr MutantInfo info{.defect = "divides degrees by 57.3",
                                     .seen_in = "a constant typed by hand",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box, support::turn_by(rotated.orientation.angle / Scalar(57.3)), ball);
    }
};

}  // namespace tangency::mutants
