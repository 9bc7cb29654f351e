// SPDX-License-Identifier: MIT
// The circle is a regular polygon of 26 sides.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CircleOf26Sides {
    static constexpr MutantInfo info{.defect = "replaces the circle by an inscribed polygon of 26 sides",
                                     .seen_in = "Matter.js Bodies.circle",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::reaches_polygon<26>(box, ball, 0.0);
    }
};

}  // namespace tangency::mutants
