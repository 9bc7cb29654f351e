// SPDX-License-Identifier: MIT
// Ties count at corners and not at faces.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FacesOpenCornersClosed {
    static constexpr MutantInfo info{.defect = "closed at corners, open at faces",
                                     .seen_in = "alexuhui (2022), method 1, seen as a mutant",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        const Scalar distance_sq = support::sum_of_squares(excess);
        const Scalar radius_sq = ball.radius * ball.radius;
        if (distance_sq < radius_sq) return true;
        return distance_sq <= radius_sq && support::axes_outside(excess) != 1;
    }
};

}  // namespace tangency::mutants
