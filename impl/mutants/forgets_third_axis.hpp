// SPDX-License-Identifier: MIT
// The z axis is not tested.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ForgetsThirdAxis {
    static constexpr MutantInfo info{.defect = "tests two axes of three",
                                     .seen_in = "2-D code called with 3-D shapes",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> excess = support::overshoot(box, ball.center);
        return excess[0] * excess[0] + excess[1] * excess[1] <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
