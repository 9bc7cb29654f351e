// SPDX-License-Identifier: MIT
// The rectangle is an outline: a circle wholly inside is missed.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct MissesCircleInsideBox {
    static constexpr MutantInfo info{.defect = "misses a circle that lies inside the box",
                                     .seen_in = "prime31/Nez #395; outline tests",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (!support::hits_closed(box, ball)) return false;
        bool reaches_outline = false;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar depth = box.half_extent[axis] - std::abs(ball.center[axis] - box.center[axis]);
            reaches_outline = reaches_outline || depth <= ball.radius;
        }
        return reaches_outline;
    }
};

}  // namespace tangency::mutants
