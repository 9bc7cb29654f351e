// SPDX-License-Identifier: MIT
// w is rebuilt from x, y and z, without its sign.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionLosesTheSignOfW {
    static constexpr MutantInfo info{.defect = "rebuilds w as the positive root of 1 - x^2 - y^2 - z^2",
                                     .seen_in = "MD5 model files, which drop w",
                                     .form = Form::corner_size,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto [x, y, z, w] = support::turn_of(rotated.orientation);
        const Quaternion<Scalar> rebuilt{x, y, z, std::abs(w)};
        return support::hits_turned(support::centered(rotated.box), rebuilt, ball);
    }
};

}  // namespace tangency::mutants
