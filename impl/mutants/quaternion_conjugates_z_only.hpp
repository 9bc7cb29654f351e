// SPDX-License-Identifier: MIT
// Only z of the vector part is negated.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionConjugatesZOnly {
    static constexpr MutantInfo info{.defect = "conjugates the quaternion by negating z alone",
                                     .seen_in = "a conjugate written for the plane",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto [x, y, z, w] = support::turn_of(rotated.orientation);
        const Vector<Scalar, 3> local =
            support::turned(support::offset(rotated.box, ball), Quaternion<Scalar>{x, y, -z, w});
        return support::reaches(local, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
