// SPDX-License-Identifier: MIT
// The axis is cut to whole numbers.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisCastToInt {
    static constexpr MutantInfo info{.defect = "casts the axis to integers",
                                     .seen_in = "integer vectors for directions",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Axis<Scalar> whole{std::trunc(rotated.orientation.x), std::trunc(rotated.orientation.y)};
        if (whole.x == 0 && whole.y == 0)
            return support::reaches(support::offset(rotated.box, ball), rotated.box.half_extent, ball.radius);
        return support::hits_turned(rotated.box, support::turn_of(whole), ball);
    }
};

}  // namespace tangency::mutants
