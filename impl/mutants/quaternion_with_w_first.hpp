// SPDX-License-Identifier: MIT
// The quaternion is read in the order w, x, y, z.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionWithWFirst {
    static constexpr MutantInfo info{.defect = "reads (x, y, z, w) as (w, x, y, z)",
                                     .seen_in = "Eigen's constructor order against its storage",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        return support::hits_turned(rotated.box, support::turn_of(Quaternion<Scalar>{y, z, w, x}), ball);
    }
};

}  // namespace tangency::mutants
