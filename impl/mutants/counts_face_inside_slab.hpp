// SPDX-License-Identifier: MIT
// The distance to a face counts even inside the slab: centres inside are missed.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CountsFaceInsideSlab {
    static constexpr MutantInfo info{.defect = "counts the distance to a face even inside the slab",
                                     .seen_in = "recp/cglm #179 (2021), 2-D",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar position = ball.center[axis];
            const Scalar excess = position < box.lo[axis] ? box.lo[axis] - position : position - box.hi[axis];
            distance_sq += excess * excess;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
