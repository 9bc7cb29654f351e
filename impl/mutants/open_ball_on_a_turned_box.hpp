// SPDX-License-Identifier: MIT
// Strict comparison where the contract says closed.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"
#include "support.hpp"

namespace tangency::mutants {

struct OpenBallOnATurnedBox {
    static constexpr MutantInfo info{.defect = "compares with < where the contract says <=, turned boxes only",
                                     .seen_in = "a second copy of fold",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto local =
            support::into_frame(support::offset(rotated.box, ball), support::turn_of(rotated.orientation));
        const CenterHalfBox<Scalar, 2> box{{0, 0}, rotated.box.half_extent};
        return support::hits_open(box, Ball<Scalar, 2>{local, ball.radius});
    }
};

}  // namespace tangency::mutants
