// SPDX-License-Identifier: MIT
// Below the low corner the excess is taken over the far face.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct PicksFarFaceBelowLoInSpace {
    static constexpr MutantInfo info{.defect = "takes the high face when the centre is below the low one",
                                     .seen_in = "recp/cglm #496 (2026), glm_aabb_sphere",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar position = ball.center[axis];
            const Scalar excess =
                position < box.lo[axis] ? position - box.hi[axis] : std::max(position - box.hi[axis], Scalar(0));
            distance_sq += excess * excess;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
