// SPDX-License-Identifier: MIT
// Ties are missed when the radius is an integer.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TiesMissAtIntegerRadius {
    static constexpr MutantInfo info{.defect = "open at integer radii, closed elsewhere",
                                     .seen_in = "special case for pixel sizes",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const bool integer_radius = !(std::trunc(ball.radius) < ball.radius);
        return integer_radius && ball.radius > 0 ? support::hits_open(box, ball) : support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
