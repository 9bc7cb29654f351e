// SPDX-License-Identifier: MIT
// Under the open contract ties still count at faces.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FaceTiesHit {
    static constexpr MutantInfo info{.defect = "open at corners, closed at faces",
                                     .seen_in = "one <= left behind in the face branch",
                                     .form = Form::center_half,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        const Scalar distance_sq = support::sum_of_squares(excess);
        const Scalar radius_sq = ball.radius * ball.radius;
        if (distance_sq < radius_sq) return true;
        return distance_sq <= radius_sq && support::axes_outside(excess) == 1;
    }
};

}  // namespace tangency::mutants
