// SPDX-License-Identifier: MIT
// The quaternion is divided by its squared length.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionDividedByItsSquare {
    static constexpr MutantInfo info{.defect = "forgets the root of the quaternion's length",
                                     .seen_in = "the inverse taken for the normalised quaternion",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        const Scalar length_sq = x * x + y * y + z * z + w * w;
        return support::hits_turned(
            rotated.box, Quaternion<Scalar>{x / length_sq, y / length_sq, z / length_sq, w / length_sq}, ball);
    }
};

}  // namespace tangency::mutants
