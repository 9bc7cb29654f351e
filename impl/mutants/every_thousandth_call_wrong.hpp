// SPDX-License-Identifier: MIT
// Every thousandth answer is wrong.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct EveryThousandthCallWrong {
    static constexpr MutantInfo info{.defect = "answers wrongly at every 1000th call",
                                     .seen_in = "a race seen from outside",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        static unsigned calls = 0;
        calls = (calls + 1) % 1000;
        return support::hits_closed(box, ball) != (calls == 0);
    }
};

}  // namespace tangency::mutants
