// SPDX-License-Identifier: MIT
// Width and height change places.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SwapsHalfExtents {
    static constexpr MutantInfo info{.defect = "swaps the extents of the axes",
                                     .seen_in = "h, w for w, h",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(
            CenterHalfBox<Scalar, Dim>{box.center, {box.half_extent[1], box.half_extent[0]}}, ball);
    }
};

}  // namespace tangency::mutants
