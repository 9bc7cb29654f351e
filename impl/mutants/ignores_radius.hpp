// SPDX-License-Identifier: MIT
// The centre alone is tested against the box.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct IgnoresRadius {
    static constexpr MutantInfo info{.defect = "tests whether the centre lies in the box",
                                     .seen_in = "point in rectangle taken for circle in rectangle",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::distance_sq(box, ball) <= 0;
    }
};

}  // namespace tangency::mutants
