// SPDX-License-Identifier: MIT
// The far side is the last pixel, x + w - 1.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct InclusivePixels {
    static constexpr MutantInfo info{.defect = "puts the far side at x + w - 1",
                                     .seen_in = "integer rectangles that count pixels",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CornerSizeBox<Scalar, Dim> pixels = box;
        for (Scalar& extent : pixels.extent) extent -= 1;
        return support::hits_closed(pixels, ball);
    }
};

}  // namespace tangency::mutants
