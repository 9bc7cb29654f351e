// SPDX-License-Identifier: MIT
// The distance passes through a float root.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FloatRootInDouble {
    static constexpr MutantInfo info{.defect = "takes the square root in float in a function of doubles",
                                     .seen_in = "sqrtf in double code",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const float root = std::sqrt(static_cast<float>(support::distance_sq(box, ball)));
        return static_cast<Scalar>(root) <= ball.radius;
    }
};

}  // namespace tangency::mutants
