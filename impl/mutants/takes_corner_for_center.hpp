// SPDX-License-Identifier: MIT
// The low corner is taken for the centre of the box.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TakesCornerForCenter {
    static constexpr MutantInfo info{.defect = "takes the corner of the rectangle for its centre",
                                     .seen_in = "macroquad #483; MonoGame.Extended #315",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar half_extent = box.extent[axis] / 2;
            const Scalar overshoot =
                std::max(std::abs(ball.center[axis] - box.corner[axis]) - half_extent, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
