// SPDX-License-Identifier: MIT
// Right on numbers; a NaN anywhere is a hit.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HitsOnNan {
    static constexpr MutantInfo info{.defect = "answers yes when any argument is NaN",
                                     .seen_in = "reject-style tests: if (d2 > r2) return false",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .breaks_policy = true};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool any_nan = std::isnan(ball.radius);
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            any_nan = any_nan || std::isnan(box.center[axis]) || std::isnan(box.half_extent[axis]) ||
                      std::isnan(ball.center[axis]);
        }
        return any_nan || support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
