// SPDX-License-Identifier: MIT
// The low corner of the ball is taken for its centre.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TakesBallCornerForCenter {
    static constexpr MutantInfo info{.defect = "forgets to add the radius to the position of the ball",
                                     .seen_in = "sprite position taken for the centre",
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        return support::hits_open(box, Ball<Scalar, Dim>{ball.corner, ball.radius});
    }
};

}  // namespace tangency::mutants
