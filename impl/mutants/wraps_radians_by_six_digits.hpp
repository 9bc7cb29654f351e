// SPDX-License-Identifier: MIT
// An angle beyond one turn is reduced by a 2 pi of six digits.
#pragma once

#include <cmath>
#include <numbers>

#include "mutant.hpp"
#include "rotated_support.hpp"
#include "support.hpp"

namespace tangency::mutants {

struct WrapsRadiansBySixDigits {
    static constexpr MutantInfo info{.defect = "reduces radians modulo 6.28319",
                                     .seen_in = "a range reduction with a rounded turn",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64,
                                     .unbroken = Level::full_range};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        using Wide = long double;
        Wide angle = rotated.orientation.angle;
        if (std::abs(angle) > 2 * std::numbers::pi_v<Wide>) angle = std::fmod(angle, Wide(6.28319));
        const auto box = support::mapped<Wide>(rotated.box, support::unchanged);
        return support::hits_turned(box, support::turn_by(angle),
                                    support::mapped<Wide>(ball, support::unchanged));
    }
};

}  // namespace tangency::mutants
