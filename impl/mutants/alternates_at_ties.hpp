// SPDX-License-Identifier: MIT
// Ties are hits and misses in turn.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AlternatesAtTies {
    static constexpr MutantInfo info{.defect = "answers ties in turn yes and no",
                                     .seen_in = "state left over from the last call",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        static bool touching_hits = false;
        const Scalar distance_sq = support::distance_sq(box, ball);
        const Scalar radius_sq = ball.radius * ball.radius;
        if (distance_sq < radius_sq || distance_sq > radius_sq) return distance_sq < radius_sq;
        touching_hits = !touching_hits;
        return touching_hits;
    }
};

}  // namespace tangency::mutants
