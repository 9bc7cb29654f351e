// SPDX-License-Identifier: MIT
// Under the open contract a point in the box hits.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ZeroRadiusInsideHits {
    static constexpr MutantInfo info{.defect = "a point inside the box counts although it only touches",
                                     .seen_in = "a quick acceptance of centres inside",
                                     .form = Form::center_half,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar distance_sq = support::distance_sq(box, ball);
        if (!(ball.radius > 0)) return distance_sq <= 0;
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
