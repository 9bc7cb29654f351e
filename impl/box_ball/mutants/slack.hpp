// SPDX-License-Identifier: MIT
// Slack: tolerances. All but the last compute in double, so that the tolerance alone is wrong.
#pragma once

#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_slack(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("absolute_slack_thousandth", in.center_half.f32, {"adds 1e-3 to the radius", "a generous epsilon"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= ball.radius + 1e-3; });
    add("absolute_slack_millionth", in.center_half.f32, {"adds 1e-6 to the radius", "a habitual epsilon"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= ball.radius + 1e-6; });
    add("absolute_shortfall_ten_thousandth", in.center_half.f32, {"subtracts 1e-4 from the radius", "a guard against jitter"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= ball.radius - 1e-4; });
    add("box_skin", in.center_half.f32.everywhere(), {"adds a skin of 0.01 around the box", "Box2D 2.4, b2_polygonRadius"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= double(ball.radius) + 0.01; });
    add("relative_slack_ten_thousandth", in.center_half.f32, {"scales the radius by 1 + 1e-4", "a relative epsilon, too wide"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 1e-4); });
    add("relative_slack_hundred_thousandth", in.center_half.f32, {"scales the radius by 1 + 1e-5", "a relative epsilon, too wide"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 1e-5); });
    add("relative_slack_trillionth_in_double", in.center_half.f64,
        {"scales the radius by 1 + 1e-12 in double", "a relative epsilon, too wide"},
        [](const auto& box, const auto& ball) { return distance(box, ball) <= ball.radius * (1 + 1e-12); });
    add("slack_of_64_eps", in.center_half.f32, {"scales the radius by 1 + 64 eps", "rounding of a much longer chain of float operations"},
        [](const auto& box, const auto& ball) { return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 64 * 0x1p-24); });
    add("slack_of_16_eps", in.center_half.f32, {"scales the radius by 1 + 16 eps", "rounding of a longer chain of float operations"},
        [](const auto& box, const auto& ball) {
            return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 16 * 0x1p-24);  // the band ends at 8 eps
        });
    add("lo_side_tolerance", in.lo_hi.f32, {"moves the low side out by 1e-3", "an epsilon on one side of an interval test"},
        [](const auto& box, const auto& ball) {
            auto wider = box;
            for (auto& side : wider.lo) side -= 1e-3F;
            return hits_closed(wider, ball);
        });
}

}  // namespace tangency::mutants
