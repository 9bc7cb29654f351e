// SPDX-License-Identifier: MIT
// Separating axes without the one through the nearest vertex.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"
#include "support.hpp"

namespace tangency::mutants {

struct TurnedBoxSkipsVertexAxis {
    static constexpr MutantInfo info{.defect = "four separating axes for a turned box",
                                     .seen_in = "separating axes of polygons",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto local =
            support::into_frame(support::offset(rotated.box, ball), support::turn_of(rotated.orientation));
        return support::reaches_bounding_box(CenterHalfBox<Scalar, 2>{{0, 0}, rotated.box.half_extent},
                                             Ball<Scalar, 2>{local, ball.radius});
    }
};

}  // namespace tangency::mutants
