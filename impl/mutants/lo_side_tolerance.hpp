// SPDX-License-Identifier: MIT
// The low side of the box carries a tolerance of 1e-3.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct LoSideTolerance {
    static constexpr MutantInfo info{.defect = "moves the low side out by 1e-3",
                                     .seen_in = "an epsilon on one side of an interval test",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        LoHiBox<Scalar, Dim> widened = box;
        for (Scalar& coordinate : widened.lo) coordinate -= Scalar(1e-3);
        return support::hits_closed(widened, ball);
    }
};

}  // namespace tangency::mutants
