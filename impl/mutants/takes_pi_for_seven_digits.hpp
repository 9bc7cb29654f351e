// SPDX-License-Identifier: MIT
// Pi has seven digits in a function of doubles.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TakesPiForSevenDigits {
    static constexpr MutantInfo info{.defect = "pi is 3.1415927 in double",
                                     .seen_in = "M_PI's float twin in double code",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box,
                                    support::turn_by(rotated.orientation.angle * (Scalar(3.1415927) / 180)), ball);
    }
};

}  // namespace tangency::mutants
