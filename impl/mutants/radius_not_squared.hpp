// SPDX-License-Identifier: MIT
// The squared distance is compared with the radius itself.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RadiusNotSquared {
    static constexpr MutantInfo info{.defect = "passes r to a function that takes r squared",
                                     .seen_in = "Unreal SphereAABBIntersection and CGAL take r squared",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::distance_sq(box, ball) <= ball.radius;
    }
};

}  // namespace tangency::mutants
