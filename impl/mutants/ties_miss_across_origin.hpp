// SPDX-License-Identifier: MIT
// Ties are missed when the box straddles the origin.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TiesMissAcrossOrigin {
    static constexpr MutantInfo info{.defect = "open for boxes around the origin, closed elsewhere",
                                     .seen_in = "sign bookkeeping at zero",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool straddles = true;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            straddles = straddles && box.lo[axis] < 0 && box.hi[axis] > 0;
        }
        return straddles ? support::hits_open(box, ball) : support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
