// SPDX-License-Identifier: MIT
// The box is turned about the corner that the caller stores.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnsAboutTheCorner {
    static constexpr MutantInfo info{.defect = "turns about the corner instead of the centre",
                                     .seen_in = "canvas rotate() after translate(x, y)",
                                     .form = Form::corner_size,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Vector<Scalar, 2> from_corner{ball.center[0] - rotated.box.corner[0],
                                            ball.center[1] - rotated.box.corner[1]};
        const Vector<Scalar, 2> local = support::into_frame(from_corner, support::turn_of(rotated.orientation));
        const Vector<Scalar, 2> half{rotated.box.extent[0] / 2, rotated.box.extent[1] / 2};
        return support::reaches(Vector<Scalar, 2>{local[0] - half[0], local[1] - half[1]}, half, ball.radius);
    }
};

}  // namespace tangency::mutants
