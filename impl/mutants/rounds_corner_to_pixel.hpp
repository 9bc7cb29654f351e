// SPDX-License-Identifier: MIT
// The low corner is rounded down to a whole pixel.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RoundsCornerToPixel {
    static constexpr MutantInfo info{.defect = "floors the corner of the box",
                                     .seen_in = "rendering coordinates reused for collisions",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CornerSizeBox<Scalar, Dim> snapped = box;
        for (Scalar& coordinate : snapped.corner) coordinate = std::floor(coordinate);
        return support::hits_closed(snapped, ball);
    }
};

}  // namespace tangency::mutants
