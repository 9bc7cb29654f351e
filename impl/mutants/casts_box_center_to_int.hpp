// SPDX-License-Identifier: MIT
// The box centre is cast to int on the way.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CastsBoxCenterToInt {
    static constexpr MutantInfo info{.defect = "casts the box centre to int",
                                     .seen_in = "raysan5/raylib #3575 (2023)",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar half_extent = box.extent[axis] / 2;
            const Scalar center = std::trunc(box.corner[axis] + half_extent);
            const Scalar overshoot = std::max(std::abs(ball.center[axis] - center) - half_extent, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
