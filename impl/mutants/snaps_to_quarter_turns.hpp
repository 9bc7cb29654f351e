// SPDX-License-Identifier: MIT
// Within two degrees of a quarter turn the box is taken for a quarter turned.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct SnapsToQuarterTurns {
    static constexpr MutantInfo info{.defect = "snaps angles to quarter turns",
                                     .seen_in = "an axis-aligned fast path with a tolerance",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        Scalar angle = rotated.orientation.angle;
        const Scalar rest = std::remainder(angle, Scalar(90));
        if (std::abs(rest) < 2) angle -= rest;
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{angle}), ball);
    }
};

}  // namespace tangency::mutants
