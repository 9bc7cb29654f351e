// SPDX-License-Identifier: MIT
// The largest overshoot stands for the distance.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ChebyshevDistanceInSpace {
    static constexpr MutantInfo info{.defect = "uses the Chebyshev distance",
                                     .seen_in = "bounding boxes compared, in 3-D",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        return *std::max_element(excess.begin(), excess.end()) <= ball.radius;
    }
};

}  // namespace tangency::mutants
