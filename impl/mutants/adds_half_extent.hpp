// SPDX-License-Identifier: MIT
// The half extent is added where it must be subtracted.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AddsHalfExtent {
    static constexpr MutantInfo info{.defect = "plus for minus: the farthest corner is tested",
                                     .seen_in = "sign slip in |d| - h",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar reach = std::abs(ball.center[axis] - box.center[axis]) + box.half_extent[axis];
            distance_sq += reach * reach;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
