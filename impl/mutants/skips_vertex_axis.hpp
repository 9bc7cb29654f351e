// SPDX-License-Identifier: MIT
// Separating axes with the four sides only.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SkipsVertexAxis {
    static constexpr MutantInfo info{.defect = "leaves out the axis from the nearest vertex",
                                     .seen_in = "separating axes as for two boxes",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::reaches_bounding_box(box, ball);
    }
};

}  // namespace tangency::mutants
