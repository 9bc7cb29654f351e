// SPDX-License-Identifier: MIT
// Half a turn is lost by counting back from it.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct HalfTurnMirrors {
    static constexpr MutantInfo info{.defect = "beyond 180 degrees takes 360 - angle for angle - 360",
                                     .seen_in = "an angle wrapped without its sign",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        Scalar angle = std::fmod(rotated.orientation.angle, Scalar(360));
        if (angle > 180) angle = 360 - angle;
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{angle}), ball);
    }
};

}  // namespace tangency::mutants
