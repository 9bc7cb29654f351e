// SPDX-License-Identifier: MIT
// The angle is cut to whole degrees towards zero.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TruncatesTheAngleToInt {
    static constexpr MutantInfo info{.defect = "casts the angle to int",
                                     .seen_in = "int parameters for degrees",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(
            rotated.box, support::turn_of(Degrees<Scalar>{std::trunc(rotated.orientation.angle)}), ball);
    }
};

}  // namespace tangency::mutants
