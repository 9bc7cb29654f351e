// SPDX-License-Identifier: MIT
// The box's centre is turned about the origin as well as the box.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnsTheCenterToo {
    static constexpr MutantInfo info{.defect = "turns the box's centre about the origin too",
                                     .seen_in = "a scene graph's parent rotation applied twice",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto [cos, sin] = support::turn_of(rotated.orientation);
        const auto& [cx, cy] = rotated.box.center;
        CenterHalfBox<Scalar, 2> box = rotated.box;
        box.center = {cos * cx - sin * cy, sin * cx + cos * cy};
        return support::hits_turned(box, support::Turn<Scalar>{cos, sin}, ball);
    }
};

}  // namespace tangency::mutants
