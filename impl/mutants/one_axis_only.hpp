// SPDX-License-Identifier: MIT
// Only the x axis is tested.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct OneAxisOnly {
    static constexpr MutantInfo info{.defect = "tests one axis of two",
                                     .seen_in = "an early return too early",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::overshoot(box, ball.center)[0] <= ball.radius;
    }
};

}  // namespace tangency::mutants
