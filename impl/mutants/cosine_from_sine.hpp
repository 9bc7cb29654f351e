// SPDX-License-Identifier: MIT
// The cosine is the root of 1 - sin^2, which has no sign.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct CosineFromSine {
    static constexpr MutantInfo info{.defect = "loses the cosine's sign past a quarter turn",
                                     .seen_in = "saving a cosine",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar sin = support::turn_of(rotated.orientation).sin;
        return support::hits_turned(rotated.box, support::Turn<Scalar>{std::sqrt(1 - sin * sin), sin}, ball);
    }
};

}  // namespace tangency::mutants
