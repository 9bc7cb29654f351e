// SPDX-License-Identifier: MIT
// The bounds of the clamp are swapped: every centre is clamped to the low side.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ClampsWithSwappedBounds {
    static constexpr MutantInfo info{.defect = "clamps with lo and hi swapped",
                                     .seen_in = "clamp(value, max, min)",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar nearest = std::min(std::max(ball.center[axis], box.hi[axis]), box.lo[axis]);
            distance_sq += (ball.center[axis] - nearest) * (ball.center[axis] - nearest);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
