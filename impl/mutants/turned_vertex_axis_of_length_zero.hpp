// SPDX-License-Identifier: MIT
// The vertex axis of a turned box is divided by its length, which may be zero.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnedVertexAxisOfLengthZero {
    static constexpr MutantInfo info{
        .defect = "a centre exactly on a vertex of a turned box yields NaN and a miss",
        .seen_in = "separating axes, axis normalised unasked",
        .form = Form::center_half,
        .turning = Turning::axis,
        .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto local =
            support::into_frame(support::offset(rotated.box, ball), support::turn_of(rotated.orientation));
        const auto& [hx, hy] = rotated.box.half_extent;
        if (std::abs(local[0]) > hx + ball.radius || std::abs(local[1]) > hy + ball.radius) return false;
        const Scalar axis_x = std::abs(local[0]) - hx;
        const Scalar axis_y = std::abs(local[1]) - hy;
        if (axis_x < 0 || axis_y < 0) return true;
        return (axis_x * axis_x + axis_y * axis_y) / std::sqrt(axis_x * axis_x + axis_y * axis_y) <= ball.radius;
    }
};

}  // namespace tangency::mutants
