// SPDX-License-Identifier: MIT
// Only the difference of the centres is taken in float: it overflows.
#pragma once

#include <cmath>
#include <cstddef>
#include <limits>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct DifferenceOverflows {
    static constexpr MutantInfo info{.defect = "p - c overflows to infinity: spurious misses",
                                     .seen_in = "one subtraction before the cast to double",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .unbroken = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CenterHalfBox<double, Dim> moved = support::widened(box);
        for (double& coordinate : moved.center) coordinate = 0;
        Ball<double, Dim> offset = support::widened(ball);
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar difference = ball.center[axis] - box.center[axis];
            if (std::abs(difference) > std::numeric_limits<Scalar>::max()) return false;
            offset.center[axis] = double(ball.center[axis]) - double(box.center[axis]);
        }
        return support::hits_closed(moved, offset);
    }
};

}  // namespace tangency::mutants
