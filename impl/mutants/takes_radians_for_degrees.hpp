// SPDX-License-Identifier: MIT
// Radians are converted once more.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TakesRadiansForDegrees {
    static constexpr MutantInfo info{.defect = "multiplies radians by pi / 180",
                                     .seen_in = "a conversion in caller and callee",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box,
                                    support::turn_by(rotated.orientation.angle * support::degree<Scalar>), ball);
    }
};

}  // namespace tangency::mutants
