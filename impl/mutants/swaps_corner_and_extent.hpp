// SPDX-License-Identifier: MIT
// The caller passes size before position.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SwapsCornerAndExtent {
    static constexpr MutantInfo info{.defect = "passes (w, h, x, y) for (x, y, w, h)",
                                     .seen_in = "raysan5/raylib #680",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(CornerSizeBox<Scalar, Dim>{box.extent, box.corner}, ball);
    }
};

}  // namespace tangency::mutants
