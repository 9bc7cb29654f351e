// SPDX-License-Identifier: MIT
// Cosine and sine are computed again only when the box's extents change.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct KeepsTheTurnForABox {
    static constexpr MutantInfo info{.defect = "caches cosine and sine by the box's extents",
                                     .seen_in = "a memo with too small a key",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        static Vector<Scalar, 2> known{-1, -1};
        static support::Turn<Scalar> turn{};
        if (known != rotated.box.half_extent) turn = support::turn_of(rotated.orientation);
        known = rotated.box.half_extent;
        return support::hits_turned(rotated.box, turn, ball);
    }
};

}  // namespace tangency::mutants
