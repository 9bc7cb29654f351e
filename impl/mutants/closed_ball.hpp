// SPDX-License-Identifier: MIT
// Closed comparison where the contract says open.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ClosedBall {
    static constexpr MutantInfo info{.defect = "compares with <= where the contract says <",
                                     .seen_in = "the commonest slip in copies of clamp_corner",
                                     .form = Form::corner_size,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
