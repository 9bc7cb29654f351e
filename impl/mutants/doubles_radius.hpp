// SPDX-License-Identifier: MIT
// A diameter is used where the radius belongs.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct DoublesRadius {
    static constexpr MutantInfo info{.defect = "uses the diameter for the radius",
                                     .seen_in = "p5.collide2D read the other way",
                                     .form = Form::corner_size,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_open(box, Ball<Scalar, Dim>{ball.center, 2 * ball.radius});
    }
};

}  // namespace tangency::mutants
