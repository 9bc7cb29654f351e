// SPDX-License-Identifier: MIT
// The far corner of the last box is reused for a box with the same low corner.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CachesFarCorner {
    static constexpr MutantInfo info{.defect = "caches the box by its low corner alone",
                                     .seen_in = "a memo with too small a key",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        static LoHiBox<Scalar, Dim> cached{};
        static bool filled = false;
        if (!filled || cached.lo != box.lo) cached = box;
        filled = true;
        return support::hits_closed(cached, ball);
    }
};

}  // namespace tangency::mutants
