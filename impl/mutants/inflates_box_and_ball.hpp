// SPDX-License-Identifier: MIT
// The box grows by r and is then tested against the ball.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct InflatesBoxAndBall {
    static constexpr MutantInfo info{.defect = "adds the radius to the box and keeps it on the ball",
                                     .seen_in = "Minkowski sum taken twice",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CenterHalfBox<Scalar, Dim> inflated = box;
        for (Scalar& half_extent : inflated.half_extent) half_extent += ball.radius;
        return support::hits_closed(inflated, ball);
    }
};

}  // namespace tangency::mutants
