// SPDX-License-Identifier: MIT
// The whole extent is used as the half extent.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ExtentForHalfExtent {
    static constexpr MutantInfo info{.defect = "uses w where w / 2 belongs",
                                     .seen_in = "the box is twice as large",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar center = box.corner[axis] + box.extent[axis] / 2;
            const Scalar overshoot = std::max(std::abs(ball.center[axis] - center) - box.extent[axis], Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
