// SPDX-License-Identifier: MIT
// Only the point of the circle nearest to the box centre is tested.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct OuterPointOnCenterLine {
    static constexpr MutantInfo info{
        .defect = "tests whether the circle point towards the box centre lies in the box",
        .seen_in = "the picture of two centres and a line",
        .form = Form::center_half,
        .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar length_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = ball.center[axis] - box.center[axis];
            length_sq += offset * offset;
        }
        const Scalar length = std::sqrt(length_sq);
        if (length <= ball.radius) return true;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = ball.center[axis] - box.center[axis];
            if (std::abs(offset) * (length - ball.radius) / length > box.half_extent[axis]) return false;
        }
        return true;
    }
};

}  // namespace tangency::mutants
