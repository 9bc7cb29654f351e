// SPDX-License-Identifier: MIT
// A relative slack of 1e-4.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RelativeSlackTenThousandth {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 1e-4",
                                     .seen_in = "a relative epsilon, too wide",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const double distance = support::distance(support::widened(box), support::widened(ball));
        return distance <= double(ball.radius) * (1 + 1e-4);
    }
};

}  // namespace tangency::mutants
