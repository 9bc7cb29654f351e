// SPDX-License-Identifier: MIT
// A square is not turned.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct IgnoresTheAngleOfSquares {
    static constexpr MutantInfo info{.defect = "takes a turned square for the same square",
                                     .seen_in = "a shortcut true of circles",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        if (rotated.box.half_extent[0] == rotated.box.half_extent[1])
            return support::reaches(support::offset(rotated.box, ball), rotated.box.half_extent, ball.radius);
        return support::hits_turned(rotated.box, support::turn_of(rotated.orientation), ball);
    }
};

}  // namespace tangency::mutants
