// SPDX-License-Identifier: MIT
// Ties count at faces and not at corners.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CornersOpenFacesClosed {
    static constexpr MutantInfo info{.defect = "closed at faces, open at corners",
                                     .seen_in = "Chipmunk2D circle2poly",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        const Scalar distance_sq = support::sum_of_squares(excess);
        const Scalar radius_sq = ball.radius * ball.radius;
        if (distance_sq < radius_sq) return true;
        return distance_sq <= radius_sq && support::axes_outside(excess) < 2;
    }
};

}  // namespace tangency::mutants
