// SPDX-License-Identifier: MIT
// Ties count on the low sides and not on the high sides.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HalfOpenRectangle {
    static constexpr MutantInfo info{.defect = "half-open box: ties at the high side are missed",
                                     .seen_in = "rectangles of user interfaces, [x, x + w)",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool beyond_hi = false;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            beyond_hi = beyond_hi || ball.center[axis] >= box.hi[axis];
        }
        return beyond_hi ? support::hits_open(box, ball) : support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
