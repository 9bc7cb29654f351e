// SPDX-License-Identifier: MIT
// The box is not turned.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct IgnoresTheAngle {
    static constexpr MutantInfo info{.defect = "never reads the angle",
                                     .seen_in = "an angle used for drawing only",
                                     .form = Form::corner_size,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::reaches(support::offset(support::centered(rotated.box), ball),
                                support::centered(rotated.box).half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
