// SPDX-License-Identifier: MIT
// The first answer of a process is wrong.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FirstCallWrong {
    static constexpr MutantInfo info{.defect = "answers wrongly at the first call only",
                                     .seen_in = "lazy initialisation after use",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        static bool called = false;
        const bool right = support::hits_closed(box, ball);
        if (called) return right;
        called = true;
        return !right;
    }
};

}  // namespace tangency::mutants
