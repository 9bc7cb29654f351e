// SPDX-License-Identifier: MIT
// A circle of radius zero never hits.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ZeroRadiusMisses {
    static constexpr MutantInfo info{.defect = "answers no for every zero radius",
                                     .seen_in = "if (!r) return false",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return ball.radius > 0 && support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
