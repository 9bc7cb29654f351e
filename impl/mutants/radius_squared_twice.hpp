// SPDX-License-Identifier: MIT
// The caller squares the radius, and the function squares it again.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RadiusSquaredTwice {
    static constexpr MutantInfo info{.defect = "passes r squared to a function that takes r",
                                     .seen_in = "Unreal SphereAABBIntersection and CGAL take r squared",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::distance(box, ball) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
