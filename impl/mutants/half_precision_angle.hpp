// SPDX-License-Identifier: MIT
// The angle passes through 11 significant bits.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"
#include "support.hpp"

namespace tangency::mutants {

struct HalfPrecisionAngle {
    static constexpr MutantInfo info{.defect = "stores the angle in 16-bit floats",
                                     .seen_in = "a compressed transform",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        return support::hits_turned(
            rotated.box,
            support::turn_of(Degrees<Scalar>{support::rounded_to_bits(rotated.orientation.angle, 11)}), ball);
    }
};

}  // namespace tangency::mutants
