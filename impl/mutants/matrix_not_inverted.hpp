// SPDX-License-Identifier: MIT
// The circle's centre goes through the box's matrix instead of its inverse.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct MatrixNotInverted {
    static constexpr MutantInfo info{.defect = "local to world where world to local is wanted",
                                     .seen_in = "the open question in the source of inverse_matrix",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto [cos, sin] = support::turn_of(rotated.orientation);
        const auto& [px, py] = ball.center;
        const Vector<Scalar, 2> local{cos * px - sin * py + rotated.box.center[0],
                                      sin * px + cos * py + rotated.box.center[1]};
        return support::reaches(local, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
