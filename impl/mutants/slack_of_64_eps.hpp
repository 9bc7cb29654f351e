// SPDX-License-Identifier: MIT
// A slack of 64 eps of the radius.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SlackOf64Eps {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 64 eps",
                                     .seen_in = "rounding of a much longer chain of float operations",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const double distance = support::distance(support::widened(box), support::widened(ball));
        return distance <= double(ball.radius) * (1 + 64 * 0x1p-24);
    }
};

}  // namespace tangency::mutants
