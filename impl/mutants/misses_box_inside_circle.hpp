// SPDX-License-Identifier: MIT
// The circle is a curve: a box wholly inside is missed.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissesBoxInsideCircle {
    static constexpr MutantInfo info{.defect = "misses a box that lies inside the circle",
                                     .seen_in = "outline tests; CGAL Circle_2 is a curve",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar farthest_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar reach = std::abs(ball.center[axis] - box.center[axis]) + box.half_extent[axis];
            farthest_sq += reach * reach;
        }
        return support::hits_closed(box, ball) && farthest_sq >= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
