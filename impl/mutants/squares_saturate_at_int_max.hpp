// SPDX-License-Identifier: MIT
// Squares saturate at 2^31 - 1, as an int would hold at best.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SquaresSaturateAtIntMax {
    static constexpr MutantInfo info{.defect = "clamps both squares at the largest 32-bit int",
                                     .seen_in = "the invitation of integer pixels",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        constexpr double limit = 2147483647.0;
        const double distance_sq = support::distance_sq(support::widened(box), support::widened(ball));
        const double radius_sq = double(ball.radius) * double(ball.radius);
        return std::min(distance_sq, limit) <= std::min(radius_sq, limit);
    }
};

}  // namespace tangency::mutants
