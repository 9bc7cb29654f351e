// SPDX-License-Identifier: MIT
// Past 45 degrees width and height are swapped, and the box is turned as well.
#pragma once

#include <cmath>
#include <utility>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct SwapsExtentsPast45Degrees {
    static constexpr MutantInfo info{.defect = "swaps the extents past 45 degrees",
                                     .seen_in = "layout code that fits turned pictures",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        CenterHalfBox<Scalar, 2> box = rotated.box;
        const Scalar from_side = std::abs(std::remainder(rotated.orientation.angle, Scalar(180)));
        if (from_side > 45) std::swap(box.half_extent[0], box.half_extent[1]);
        return support::hits_turned(box, support::turn_of(rotated.orientation), ball);
    }
};

}  // namespace tangency::mutants
