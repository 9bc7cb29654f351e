// SPDX-License-Identifier: MIT
// Cosine and sine come from a table with one entry a degree.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct SineTableOfWholeDegrees {
    static constexpr MutantInfo info{.defect = "rounds the angle to whole degrees",
                                     .seen_in = "sine tables of old game loops",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar whole = std::nearbyint(std::remainder(rotated.orientation.angle, Scalar(360)));
        return support::hits_turned(rotated.box, support::turn_of(Degrees<Scalar>{whole}), ball);
    }
};

}  // namespace tangency::mutants
