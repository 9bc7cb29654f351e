// SPDX-License-Identifier: MIT
// The angle is reduced modulo a quarter turn.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct LosesQuarterTurns {
    static constexpr MutantInfo info{.defect = "reduces the angle by 90, as if every box were square",
                                     .seen_in = "the period of a square taken for a box's",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(
            rotated.box, support::turn_of(Degrees<Scalar>{std::fmod(rotated.orientation.angle, Scalar(90))}),
            ball);
    }
};

}  // namespace tangency::mutants
