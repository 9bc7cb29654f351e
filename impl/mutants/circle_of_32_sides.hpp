// SPDX-License-Identifier: MIT
// The circle is a regular polygon of 32 sides with vertices on the axes.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CircleOf32Sides {
    static constexpr MutantInfo info{.defect = "replaces the circle by an inscribed polygon of 32 sides",
                                     .seen_in = "GEOS and Shapely buffers, 8 segments a quadrant",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::reaches_polygon<32>(box, ball, 0.5);
    }
};

}  // namespace tangency::mutants
