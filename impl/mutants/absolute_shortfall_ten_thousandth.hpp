// SPDX-License-Identifier: MIT
// The radius is reduced by 1e-4 so that resting contacts do not hit.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct AbsoluteShortfallTenThousandth {
    static constexpr MutantInfo info{.defect = "subtracts 1e-4 from the radius",
                                     .seen_in = "a guard against jitter",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const double distance = support::distance(support::widened(box), support::widened(ball));
        return distance <= double(ball.radius) - 1e-4;
    }
};

}  // namespace tangency::mutants
