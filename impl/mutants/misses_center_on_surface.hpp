// SPDX-License-Identifier: MIT
// A centre exactly on the surface has no contact normal and reports no contact.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissesCenterOnSurface {
    static constexpr MutantInfo info{.defect = "reports no contact when the centre lies exactly on the surface",
                                     .seen_in = "dimforge/parry #34, #148",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (support::distance_sq(box, ball) > 0) return support::hits_closed(box, ball);
        bool strictly_inside = true;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar folded = std::abs(ball.center[axis] - box.center[axis]);
            strictly_inside = strictly_inside && folded < box.half_extent[axis];
        }
        return strictly_inside;
    }
};

}  // namespace tangency::mutants
