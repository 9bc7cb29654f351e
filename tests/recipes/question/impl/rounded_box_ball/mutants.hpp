// SPDX-License-Identifier: MIT
// A box with round corners and a ball, broken on purpose.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "impl/rounded_box_ball/methods.hpp"

namespace tangency::mutants {

struct RoundedBoxSharpCorners {
    static constexpr MutantInfo info{"takes the radius for half extents", "a rounded rectangle drawn by its outer sides",
                                     "buttons are hit beside their corners"};
    static bool intersects(const questions::rounded_box_ball::RoundedBoxOf<float, 2>& rounded, const Ball<float, 2>& ball) {
        CenterHalfBox<float, 2> outer = rounded.box;
        for (float& half : outer.half_extent) half += rounded.radius;
        return questions::rounded_box_ball::distance_sq(outer, ball.center) <= ball.radius * ball.radius;
    }
};

struct RoundedBoxForgetsRadius {
    static constexpr MutantInfo info{"leaves the box's radius out", "a box's test taken for a rounded one's",
                                     "balls sink in by the radius"};
    static bool intersects(const questions::rounded_box_ball::RoundedBoxOf<double, 3>& rounded, const Ball<double, 3>& ball) {
        return questions::rounded_box_ball::distance_sq(rounded.box, ball.center) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
