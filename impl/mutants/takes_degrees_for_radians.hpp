// SPDX-License-Identifier: MIT
// Degrees go into cosine and sine as they are.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TakesDegreesForRadians {
    static constexpr MutantInfo info{.defect = "passes degrees to functions of radians",
                                     .seen_in = "std::cos(angle) where angle is in degrees",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box, support::turn_by(rotated.orientation.angle), ball);
    }
};

}  // namespace tangency::mutants
