// SPDX-License-Identifier: MIT
// An angle beyond one turn is one turn.
#pragma once

#include <algorithm>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct ClampsTheAngleAtOneTurn {
    static constexpr MutantInfo info{.defect = "clamps the angle to one turn instead of wrapping it",
                                     .seen_in = "std::clamp of user input",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar angle = std::clamp(rotated.orientation.angle, Scalar(-360), Scalar(360));
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{angle}), ball);
    }
};

}  // namespace tangency::mutants
