// SPDX-License-Identifier: MIT
// Pi is 3.14.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TakesPiFor314 {
    static constexpr MutantInfo info{.defect = "pi is 3.14",
                                     .seen_in = "a constant typed by hand",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box, support::turn_by(rotated.orientation.angle * Scalar(3.14) / 180),
                                    ball);
    }
};

}  // namespace tangency::mutants
