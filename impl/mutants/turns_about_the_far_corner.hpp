// SPDX-License-Identifier: MIT
// The pivot is corner + extent.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnsAboutTheFarCorner {
    static constexpr MutantInfo info{.defect = "takes corner + extent for the centre to turn about",
                                     .seen_in = "the half forgotten in x + w / 2",
                                     .form = Form::corner_size,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        auto box = support::centered(rotated.box);
        const auto turn = support::turn_of(rotated.orientation);
        const Vector<Scalar, 2> local =
            support::into_frame(Vector<Scalar, 2>{ball.center[0] - box.center[0] - box.half_extent[0],
                                                  ball.center[1] - box.center[1] - box.half_extent[1]},
                                turn);
        return support::reaches(Vector<Scalar, 2>{local[0] + box.half_extent[0], local[1] + box.half_extent[1]},
                                box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
