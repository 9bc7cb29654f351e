// SPDX-License-Identifier: MIT
// Only the distance to the nearest corner is tested.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct NearestCornerOnly {
    static constexpr MutantInfo info{.defect = "tests the nearest corner and no face",
                                     .seen_in = "corners tested, faces forgotten",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar to_lo = std::abs(ball.center[axis] - box.lo[axis]);
            const Scalar to_hi = std::abs(ball.center[axis] - box.hi[axis]);
            distance_sq += std::min(to_lo, to_hi) * std::min(to_lo, to_hi);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
