// SPDX-License-Identifier: MIT
// A box with round corners and a ball, broken on purpose.
#pragma once

#include <cstddef>

#include "impl/mutants/mutant.hpp"
#include "impl/rounded_box_ball/methods.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_rounded_box_ball(Add add) {
    using questions::rounded_box_ball::distance_sq;
    constexpr EncodingsOf<Question::rounded_box_ball> in;
    add("rounded_box_sharp_corners", in.center_half.f32,
        {"takes the radius for half extents", "a rounded rectangle drawn by its outer sides", "buttons are hit beside their corners"},
        [](const auto& rounded, const auto& ball) {
            auto outer = rounded.box;
            for (auto& half : outer.half_extent) half += rounded.radius;
            return distance_sq(outer, ball.center) <= ball.radius * ball.radius;
        });
    add("rounded_box_forgets_radius", in.center_half.f64_3d,
        {"leaves the box's radius out", "a box's test taken for a rounded one's", "balls sink in by the radius"},
        [](const auto& rounded, const auto& ball) { return distance_sq(rounded.box, ball.center) <= ball.radius * ball.radius; });
}

}  // namespace tangency::mutants
