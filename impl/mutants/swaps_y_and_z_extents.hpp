// SPDX-License-Identifier: MIT
// The y and z extents change places.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SwapsYAndZExtents {
    static constexpr MutantInfo info{.defect = "swaps the extents of y and z",
                                     .seen_in = "y-up data in a z-up world",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(
            CenterHalfBox<Scalar, Dim>{box.center, {box.half_extent[0], box.half_extent[2], box.half_extent[1]}},
            ball);
    }
};

}  // namespace tangency::mutants
