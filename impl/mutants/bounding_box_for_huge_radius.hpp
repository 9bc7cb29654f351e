// SPDX-License-Identifier: MIT
// Above a radius of 2^16 the corner region is decided by the bounding box.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct BoundingBoxForHugeRadius {
    static constexpr MutantInfo info{.defect = "skips the corner test for radii above 2^16",
                                     .seen_in = "a fast path for huge circles",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (ball.radius > Scalar(65536)) return support::reaches_bounding_box(box, ball);
        return support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
