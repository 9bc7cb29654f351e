// SPDX-License-Identifier: MIT
// Half the extent is rounded down, as integer division does.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HalvesExtentAsInteger {
    static constexpr MutantInfo info{.defect = "halves the extent by integer division",
                                     .seen_in = "w / 2 on integers",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar half_extent = std::floor(box.extent[axis] / 2);
            const Scalar center = box.corner[axis] + box.extent[axis] / 2;
            const Scalar overshoot = std::max(std::abs(ball.center[axis] - center) - half_extent, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
