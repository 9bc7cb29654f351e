// SPDX-License-Identifier: MIT
// The x extent is used on both axes.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct XExtentForY {
    static constexpr MutantInfo info{.defect = "uses the x extent on the y axis",
                                     .seen_in = "copy of the x line, half edited",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CenterHalfBox<Scalar, Dim> square = box;
        square.half_extent[1] = box.half_extent[0];
        return support::hits_closed(square, ball);
    }
};

}  // namespace tangency::mutants
