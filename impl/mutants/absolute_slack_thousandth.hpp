// SPDX-License-Identifier: MIT
// An absolute slack of 1e-3.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AbsoluteSlackThousandth {
    static constexpr MutantInfo info{.defect = "adds 1e-3 to the radius",
                                     .seen_in = "a generous epsilon",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const double distance = support::distance(support::widened(box), support::widened(ball));
        return distance <= double(ball.radius) + 1e-3;
    }
};

}  // namespace tangency::mutants
