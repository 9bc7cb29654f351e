// SPDX-License-Identifier: MIT
// The circle is turned back about the origin instead of the box's centre.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnsAboutTheOrigin {
    static constexpr MutantInfo info{.defect = "turns about the origin of the world",
                                     .seen_in = "rotation before translation",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Vector<Scalar, 2> turned = support::into_frame(ball.center, support::turn_of(rotated.orientation));
        const Ball<Scalar, 2> moved{turned, ball.radius};
        return support::reaches(support::offset(rotated.box, moved), rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
