// SPDX-License-Identifier: MIT
// The radius is added to the ball position on the x axis alone.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AddsRadiusOnXOnly {
    static constexpr MutantInfo info{.defect = "centres the ball on one axis of two",
                                     .seen_in = "Position.x + Radius, Position.y",
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Ball<Scalar, Dim> shifted{ball.corner, ball.radius};
        shifted.center[0] += ball.radius;
        return support::hits_open(box, shifted);
    }
};

}  // namespace tangency::mutants
