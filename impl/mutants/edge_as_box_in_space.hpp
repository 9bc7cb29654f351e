// SPDX-License-Identifier: MIT
// Beyond an edge of a 3-D box the larger overshoot stands for the distance.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct EdgeAsBoxInSpace {
    static constexpr MutantInfo info{.defect = "treats the edge regions as boxes",
                                     .seen_in = "corners handled, edges forgotten, in 3-D",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (support::axes_outside(support::overshoot(box, ball.center)) == 2)
            return support::reaches_bounding_box(box, ball);
        return support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
