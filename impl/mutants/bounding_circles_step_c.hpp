// SPDX-License-Identifier: MIT
// Between the outer and the inner circle only the nearest corner is asked.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct BoundingCirclesStepC {
    static constexpr MutantInfo info{
        .defect = "after outer and inner circle, asks only whether the nearest corner lies in the circle",
        .seen_in = "step C as asked on the page of YellowAfterlife (2016)",
        .form = Form::corner_size,
        .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar center_sq = 0;
        Scalar outer_sq = 0;
        Scalar corner_sq = 0;
        Scalar inner_radius = box.extent[0] / 2;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar half_extent = box.extent[axis] / 2;
            const Scalar folded = std::abs(ball.center[axis] - (box.corner[axis] + half_extent));
            center_sq += folded * folded;
            outer_sq += half_extent * half_extent;
            corner_sq += (folded - half_extent) * (folded - half_extent);
            inner_radius = std::min(inner_radius, half_extent);
        }
        const Scalar center_distance = std::sqrt(center_sq);
        if (center_distance > ball.radius + std::sqrt(outer_sq)) return false;
        if (ball.radius > 0 && center_distance < ball.radius + inner_radius) return true;
        return corner_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
