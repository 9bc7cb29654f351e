// SPDX-License-Identifier: MIT
// acos(w) is taken for the angle, which is twice that.
#pragma once

#include <algorithm>
#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionAngleNotDoubled {
    static constexpr MutantInfo info{.defect = "turns by half the angle",
                                     .seen_in = "axis-angle from a quaternion",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto [x, y, z, w] = support::turn_of(rotated.orientation);
        const Scalar half = std::acos(std::clamp(w, Scalar(-1), Scalar(1))) / 2;
        const Scalar length = std::sqrt(x * x + y * y + z * z);
        const Scalar factor = length > 0 ? std::sin(half) / length : Scalar(0);
        const Quaternion<Scalar> turn{x * factor, y * factor, z * factor, std::cos(half)};
        return support::hits_turned(rotated.box, turn, ball);
    }
};

}  // namespace tangency::mutants
