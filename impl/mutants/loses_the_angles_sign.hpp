// SPDX-License-Identifier: MIT
// A negative angle turns as its magnitude does.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct LosesTheAnglesSign {
    static constexpr MutantInfo info{.defect = "takes the magnitude of the angle",
                                     .seen_in = "fabs in a range reduction",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(rotated.box, support::turn_by(std::abs(rotated.orientation.angle)), ball);
    }
};

}  // namespace tangency::mutants
