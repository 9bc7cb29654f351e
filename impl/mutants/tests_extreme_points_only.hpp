// SPDX-License-Identifier: MIT
// Only the four extreme points of the circle and the four corners are tested.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TestsExtremePointsOnly {
    static constexpr MutantInfo info{
        .defect = "tests only the extreme points of the circle and the corners of the box",
        .seen_in = "schteppe/p2.js #372, pmndrs/p2-es #139",
        .form = Form::lo_hi,
        .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar corner_sq = 0;
        bool hit = false;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar to_lo = std::abs(box.lo[axis] - ball.center[axis]);
            const Scalar to_hi = std::abs(box.hi[axis] - ball.center[axis]);
            corner_sq += std::min(to_lo, to_hi) * std::min(to_lo, to_hi);
            for (const Scalar step : {-ball.radius, ball.radius}) {
                Vector<Scalar, Dim> extreme = ball.center;
                extreme[axis] += step;
                hit = hit || support::sum_of_squares(support::overshoot(box, extreme)) <= 0;
            }
        }
        return hit || corner_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
