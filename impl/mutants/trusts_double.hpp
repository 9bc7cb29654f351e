// SPDX-License-Identifier: MIT
// Takes float inputs evaluated in double for exact.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TrustsDouble {
    static constexpr MutantInfo info{.defect = "claims to be exact because it evaluates floats in double",
                                     .seen_in = "a common belief; a tie with one tiny term refutes it",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .unbroken = Level::exact};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        double distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const double away = std::abs(double(ball.center[axis]) - double(box.center[axis]));
            const double overshoot = std::max(away - double(box.half_extent[axis]), 0.0);
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= double(ball.radius) * double(ball.radius);
    }
};

}  // namespace tangency::mutants
