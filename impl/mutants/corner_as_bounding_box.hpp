// SPDX-License-Identifier: MIT
// The corner region is decided by the bounding box of the circle.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CornerAsBoundingBox {
    static constexpr MutantInfo info{.defect = "treats the corner region as the bounding box of the circle",
                                     .seen_in = "gamelab/kiwi.js #163",
                                     .form = Form::lo_hi,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool overlaps = true;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            overlaps = overlaps && support::overshoot(box, ball.center)[axis] < ball.radius;
        }
        return overlaps;
    }
};

}  // namespace tangency::mutants
