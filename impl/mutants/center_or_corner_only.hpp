// SPDX-License-Identifier: MIT
// The centre in the box or a corner in the circle: faces reached from outside are missed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CenterOrCornerOnly {
    static constexpr MutantInfo info{
        .defect = "tests the centre in the box and the corners in the circle, no face",
        .seen_in = "the first idea of every thread on the question",
        .form = Form::lo_hi,
        .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (support::distance_sq(box, ball) <= 0) return true;
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
