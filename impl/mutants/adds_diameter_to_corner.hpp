// SPDX-License-Identifier: MIT
// The diameter is added to the ball position.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AddsDiameterToCorner {
    static constexpr MutantInfo info{.defect = "puts the centre at the far corner of the ball",
                                     .seen_in = "size of the sprite for its radius",
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Ball<Scalar, Dim> shifted{ball.corner, ball.radius};
        for (Scalar& coordinate : shifted.center) coordinate += 2 * ball.radius;
        return support::hits_open(box, shifted);
    }
};

}  // namespace tangency::mutants
