// SPDX-License-Identifier: MIT
// The centre to turn about is rounded to a whole pixel.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct RoundsThePivotToAPixel {
    static constexpr MutantInfo info{.defect = "rounds the pivot to a pixel",
                                     .seen_in = "integer layout coordinates",
                                     .form = Form::corner_size,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        CenterHalfBox<Scalar, 2> box = support::centered(rotated.box);
        for (Scalar& coordinate : box.center) coordinate = std::nearbyint(coordinate);
        return support::hits_turned(box, support::turn_of(rotated.orientation), ball);
    }
};

}  // namespace tangency::mutants
