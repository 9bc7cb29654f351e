// SPDX-License-Identifier: MIT
// The axis's squared length is taken in float, everything else in double.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"
#include "support.hpp"

namespace tangency::mutants {

struct AxisLengthUnderflows {
    static constexpr MutantInfo info{.defect = "takes the axis's length in float, where squares leave the range",
                                     .seen_in = "a helper of another precision",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .unbroken = Level::full_range};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Axis<Scalar>& axis = rotated.orientation;
        const Scalar length = std::sqrt(axis.x * axis.x + axis.y * axis.y);
        const support::Turn<double> turn{double(axis.x) / length, double(axis.y) / length};
        return support::hits_turned(support::widened(rotated.box), turn, support::widened(ball));
    }
};

}  // namespace tangency::mutants
