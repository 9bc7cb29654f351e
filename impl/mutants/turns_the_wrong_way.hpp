// SPDX-License-Identifier: MIT
// The box is turned from y towards x.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnsTheWrongWay {
    static constexpr MutantInfo info{.defect = "turns clockwise where the caller turns counter-clockwise",
                                     .seen_in = "jriecken/sat-js #66: the screen's y runs down",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{-rotated.orientation.angle}),
                                    ball);
    }
};

}  // namespace tangency::mutants
