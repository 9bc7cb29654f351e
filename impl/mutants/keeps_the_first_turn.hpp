// SPDX-License-Identifier: MIT
// Cosine and sine are computed once and kept for every later box.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct KeepsTheFirstTurn {
    static constexpr MutantInfo info{.defect = "a static turn, initialised by the first call",
                                     .seen_in = "static const for const",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        static const support::Turn<Scalar> turn = support::turn_of(rotated.orientation);
        return support::hits_turned(rotated.box, turn, ball);
    }
};

}  // namespace tangency::mutants
