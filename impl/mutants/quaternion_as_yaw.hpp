// SPDX-License-Identifier: MIT
// Only the turn about z is kept.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionAsYaw {
    static constexpr MutantInfo info{.defect = "keeps the yaw and drops pitch and roll",
                                     .seen_in = "2-D code grown into 3-D",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const Scalar z = rotated.orientation.z;
        const Scalar w = z == 0 && rotated.orientation.w == 0 ? Scalar(1) : rotated.orientation.w;
        return support::hits_turned(rotated.box, support::turn_of(Quaternion<Scalar>{0, 0, z, w}), ball);
    }
};

}  // namespace tangency::mutants
