// SPDX-License-Identifier: MIT
// A relative slack of 1e-12 in double.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RelativeSlackTrillionthInDouble {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 1e-12 in double",
                                     .seen_in = "a relative epsilon, too wide",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const double distance = support::distance(support::widened(box), support::widened(ball));
        return distance <= double(ball.radius) * (1 + 1e-12);
    }
};

}  // namespace tangency::mutants
