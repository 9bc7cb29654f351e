// SPDX-License-Identifier: MIT
// The radius is squared only from one upwards.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SkipsSquareBelowOne {
    static constexpr MutantInfo info{.defect = "compares with r instead of r squared when r is below 1",
                                     .seen_in = "an optimisation that never met a small circle",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar radius_sq = ball.radius < 1 ? ball.radius : ball.radius * ball.radius;
        return support::distance_sq(box, ball) <= radius_sq;
    }
};

}  // namespace tangency::mutants
