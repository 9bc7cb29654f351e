// SPDX-License-Identifier: MIT
// The radius is taken for a diameter.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HalvesRadius {
    static constexpr MutantInfo info{.defect = "takes the radius for a diameter",
                                     .seen_in = "p5.collide2D, whose argument is a diameter",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(box, Ball<Scalar, Dim>{ball.center, ball.radius / 2});
    }
};

}  // namespace tangency::mutants
