// SPDX-License-Identifier: MIT
// The offset is turned by q instead of its conjugate.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionNotConjugated {
    static constexpr MutantInfo info{.defect = "turns the offset forth instead of back",
                                     .seen_in = "rotate(q, v) where inverse(q) is wanted",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const Vector<Scalar, 3> local =
            support::turned(support::offset(rotated.box, ball), support::turn_of(rotated.orientation));
        return support::reaches(local, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
