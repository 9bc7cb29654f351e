// SPDX-License-Identifier: MIT
// In the box's frame width and height are swapped.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct SwapsHalfExtentsInTheFrame {
    static constexpr MutantInfo info{.defect = "takes the axis for the box's y side",
                                     .seen_in = "another library's convention for the axis",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Vector<Scalar, 2> local =
            support::into_frame(support::offset(rotated.box, ball), support::turn_of(rotated.orientation));
        return support::reaches(Vector<Scalar, 2>{local[1], local[0]}, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
