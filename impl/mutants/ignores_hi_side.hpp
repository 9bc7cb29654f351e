// SPDX-License-Identifier: MIT
// Only the low faces are tested.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct IgnoresHiSide {
    static constexpr MutantInfo info{.defect = "leaves out the excess over the high faces",
                                     .seen_in = "else branch lost",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar excess = std::max(box.lo[axis] - ball.center[axis], Scalar(0));
            distance_sq += excess * excess;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
