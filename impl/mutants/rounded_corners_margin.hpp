// SPDX-License-Identifier: MIT
// The corners of the box are rounded by a margin of 0.04.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RoundedCornersMargin {
    static constexpr MutantInfo info{
        .defect = "rounds the corners of the box by 0.04: true corner contacts are missed",
        .seen_in = "Bullet sphere-box",
        .form = Form::center_half,
        .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        if (support::axes_outside(excess) < 2) return support::hits_closed(box, ball);
        const Scalar thinnest = *std::min_element(box.half_extent.begin(), box.half_extent.end());
        const Scalar margin = std::min(Scalar(0.04), thinnest);
        for (Scalar& each : excess) each += margin;
        return std::sqrt(support::sum_of_squares(excess)) <= ball.radius + margin;
    }
};

}  // namespace tangency::mutants
