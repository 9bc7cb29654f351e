// SPDX-License-Identifier: MIT
// A box with a zero extent never hits.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct DegenerateBoxMisses {
    static constexpr MutantInfo info{.defect = "answers no for segments and points",
                                     .seen_in = "if (rect.empty()) return false",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const bool empty =
            std::any_of(box.half_extent.begin(), box.half_extent.end(), [](Scalar each) { return !(each > 0); });
        return !empty && support::hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
