// SPDX-License-Identifier: MIT
// Sine is the parabola through its zeros and its peaks.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct ParabolaForSine {
    static constexpr MutantInfo info{.defect = "sine and cosine by a parabola, 0.056 off at most",
                                     .seen_in = "fast sine of demo code",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto sine = [](Scalar degrees) {
            const Scalar half_turns = std::remainder(degrees, Scalar(360)) / 180;
            return 4 * half_turns * (1 - std::abs(half_turns));
        };
        const Scalar angle = rotated.orientation.angle;
        return support::hits_turned(rotated.box, support::Turn<Scalar>{sine(angle + 90), sine(angle)}, ball);
    }
};

}  // namespace tangency::mutants
