// SPDX-License-Identifier: MIT
// The overshoots are added instead of their squares.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ManhattanDistance {
    static constexpr MutantInfo info{.defect = "uses the Manhattan distance",
                                     .seen_in = "absolute values summed",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance = 0;
        for (const Scalar excess : support::overshoot(box, ball.center)) distance += excess;
        return distance <= ball.radius;
    }
};

}  // namespace tangency::mutants
