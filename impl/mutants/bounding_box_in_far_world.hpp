// SPDX-License-Identifier: MIT
// Beyond 2^20 the corner region is decided by the bounding box.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct BoundingBoxInFarWorld {
    static constexpr MutantInfo info{.defect = "skips the corner test beyond 2^20 from the origin",
                                     .seen_in = "a fast path for distant objects",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool far = false;
        for (const Scalar coordinate : ball.center) far = far || std::abs(coordinate) > Scalar(1048576);
        return far ? support::reaches_bounding_box(box, ball) : support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
