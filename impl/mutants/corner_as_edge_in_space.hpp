// SPDX-License-Identifier: MIT
// Beyond a corner of a 3-D box the smallest overshoot is dropped.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CornerAsEdgeInSpace {
    static constexpr MutantInfo info{.defect = "treats the corner regions as edges",
                                     .seen_in = "edges handled, corners forgotten, in 3-D",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        const Scalar smallest = *std::min_element(excess.begin(), excess.end());
        return support::sum_of_squares(excess) - smallest * smallest <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
