// SPDX-License-Identifier: MIT
// The offset is normalised without asking whether it is zero: NaN for centres inside.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct NormalizesZeroVector {
    static constexpr MutantInfo info{.defect = "divides by a distance that is zero inside the box",
                                     .seen_in = "tornago #4; idmillington/cyclone-physics #34",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar distance_sq = support::distance_sq(box, ball);
        const Scalar distance = std::sqrt(distance_sq);
        const Scalar separation = distance_sq / distance;
        return separation <= ball.radius;
    }
};

}  // namespace tangency::mutants
