// SPDX-License-Identifier: MIT
// Cosine and sine are taken in float.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct FloatSineInDouble {
    static constexpr MutantInfo info{.defect = "cosf and sinf in a function of doubles",
                                     .seen_in = "cosf in double code",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const float angle = static_cast<float>(rotated.orientation.angle);
        return support::hits_turned(rotated.box, support::Turn<Scalar>{std::cos(angle), std::sin(angle)}, ball);
    }
};

}  // namespace tangency::mutants
