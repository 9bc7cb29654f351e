// SPDX-License-Identifier: MIT
// An angle beyond one turn is reduced by a 2 pi of six digits.
#pragma once

#include <cmath>
#include <numbers>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct WrapsRadiansBySixDigits {
    static constexpr MutantInfo info{.defect = "reduces radians modulo 6.28319",
                                     .seen_in = "a range reduction with a rounded turn",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        Scalar angle = rotated.orientation.angle;
        if (std::abs(angle) > 2 * std::numbers::pi_v<Scalar>) angle = std::fmod(angle, Scalar(6.28319));
        return support::hits_turned(rotated.box, support::turn_by(angle), ball);
    }
};

}  // namespace tangency::mutants
