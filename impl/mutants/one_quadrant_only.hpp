// SPDX-License-Identifier: MIT
// The corner distance is taken in the first quadrant alone.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct OneQuadrantOnly {
    static constexpr MutantInfo info{
        .defect = "tests one corner of four by distance, the others by their bounding box",
        .seen_in = "fold drawn for the first quadrant, folding left out",
        .form = Form::center_half,
        .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool first_quadrant = true;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            first_quadrant = first_quadrant && ball.center[axis] >= box.center[axis];
        }
        if (!first_quadrant) return support::reaches_bounding_box(box, ball);
        return support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
