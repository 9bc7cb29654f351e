// SPDX-License-Identifier: MIT
// The box's second direction is (v, u) instead of (-v, u).
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisNormalWithoutASign {
    static constexpr MutantInfo info{.defect = "the second axis is (v, u), not (-v, u)",
                                     .seen_in = "a perpendicular without its sign",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto [u, v] = support::turn_of(rotated.orientation);
        const auto [dx, dy] = support::offset(rotated.box, ball);
        return support::reaches(Vector<Scalar, 2>{u * dx + v * dy, v * dx + u * dy}, rotated.box.half_extent,
                                ball.radius);
    }
};

}  // namespace tangency::mutants
