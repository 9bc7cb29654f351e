// SPDX-License-Identifier: MIT
// Every face within the radius adds to the distance, even from inside the slab.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AddsFaceWithinRadius {
    static constexpr MutantInfo info{.defect = "adds the square of any face distance within the radius",
                                     .seen_in = "MonoGame #996, #6336 (2018); FNA",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar above_lo = ball.center[axis] - box.lo[axis];
            const Scalar below_hi = box.hi[axis] - ball.center[axis];
            if (above_lo <= ball.radius) {
                distance_sq += above_lo * above_lo;
            } else if (below_hi <= ball.radius) {
                distance_sq += below_hi * below_hi;
            }
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
