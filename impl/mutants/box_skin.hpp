// SPDX-License-Identifier: MIT
// The box carries a skin of 0.01.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct BoxSkin {
    static constexpr MutantInfo info{.defect = "adds a skin of 0.01 around the box",
                                     .seen_in = "Box2D 2.4, b2_polygonRadius",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::distance(support::widened(box), support::widened(ball)) <= double(ball.radius) + 0.01;
    }
};

}  // namespace tangency::mutants
