// SPDX-License-Identifier: MIT
// After the first hit every answer is a hit.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SticksOnceTrue {
    static constexpr MutantInfo info{.defect = "a flag that is set and never cleared",
                                     .seen_in = "a static bool for a local one",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        static bool hit = false;
        hit = hit || support::hits_closed(box, ball);
        return hit;
    }
};

}  // namespace tangency::mutants
