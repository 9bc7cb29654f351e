// SPDX-License-Identifier: MIT
// The vertex axis is divided by its length, which is zero when the centre is on a vertex.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ZeroLengthVertexAxis {
    static constexpr MutantInfo info{.defect = "a centre exactly on a vertex yields NaN and a miss",
                                     .seen_in = "separating axes, axis normalised unasked",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (!support::reaches_bounding_box(box, ball)) return false;
        Scalar axis_sq = 0;
        Scalar reach = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar folded = std::abs(ball.center[axis] - box.center[axis]);
            const Scalar component = folded - box.half_extent[axis];
            axis_sq += component * component;
            reach += component * folded - std::abs(component) * box.half_extent[axis];
        }
        return reach / std::sqrt(axis_sq) <= ball.radius;
    }
};

}  // namespace tangency::mutants
