// SPDX-License-Identifier: MIT
// Points, segments, centres on an edge, NaN: what is left out by a function that is right for ordinary shapes.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_degenerate(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("zero_radius_misses", in.center_half.f32, {"answers no for every zero radius", "if (!r) return false"},
        [](const auto& box, const auto& ball) { return ball.radius > 0 && hits_closed(box, ball); });
    add("zero_radius_inside_hits", in.center_half.f32,
        {"a point inside the box counts although it only touches", "a quick acceptance of centres inside", "", Contract::open},
        [](const auto& box, const auto& ball) { return ball.radius > 0 ? hits_open(box, ball) : distance_sq(box, ball) <= 0; });
    add("degenerate_box_misses", in.center_half.f32, {"answers no for segments and points", "if (rect.empty()) return false"},
        [](const auto& box, const auto& ball) {
            const bool has_area = on_every_axis(ball, [&](auto i) { return box.half_extent[i] > 0; });
            return has_area && hits_closed(box, ball);
        });
    add("misses_center_on_surface", in.center_half.f32.everywhere(),
        {"reports no contact when the centre lies exactly on the surface", "dimforge/parry #34, #148"},
        [](const auto& box, const auto& ball) {
            if (distance_sq(box, ball) > 0) return hits_closed(box, ball);
            return on_every_axis(ball, [&](auto i) { return signed_overshoot(box, ball, i) < 0; });
        });
    add("normalizes_zero_vector", in.lo_hi.f32.everywhere(),
        {"divides by a distance that is zero inside the box", "tornago #4; idmillington/cyclone-physics #34"},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) / distance(box, ball) <= ball.radius; });
    add("zero_length_vertex_axis", in.center_half.f32,
        {"a centre exactly on a vertex yields NaN and a miss", "separating axes, axis normalised unasked"},
        [](const auto& box, const auto& ball) {
            if (!reaches_bounding_box(box, ball)) return false;
            float axis_sq = 0;
            float reach = 0;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const auto folded = std::abs(ball.center[axis] - box.center[axis]);
                const auto component = folded - box.half_extent[axis];
                axis_sq += component * component;
                reach += component * folded - std::abs(component) * box.half_extent[axis];
            }
            return reach / std::sqrt(axis_sq) <= ball.radius;
        });
    add("turned_vertex_axis_of_length_zero", in.center_half_axis.f32,
        {"a centre exactly on a vertex of a rotated box yields NaN and a miss", "separating axes, axis normalised unasked"},
        [](const auto& rotated, const auto& ball) {
            const auto local = center_in_frame(rotated, ball);
            const auto& [hx, hy] = rotated.box.half_extent;
            if (std::abs(local[0]) > hx + ball.radius || std::abs(local[1]) > hy + ball.radius) return false;
            const auto axis_x = std::abs(local[0]) - hx;
            const auto axis_y = std::abs(local[1]) - hy;
            if (axis_x < 0 || axis_y < 0) return true;
            return (axis_x * axis_x + axis_y * axis_y) / std::sqrt(axis_x * axis_x + axis_y * axis_y) <= ball.radius;
        });
    add("hits_on_nan", in.center_half.f32,
        {.defect = "answers yes when any argument is NaN",
         .seen_in = "reject-style tests: if (d2 > r2) return false",
         .breaks_policy = true},
        [](const auto& box, const auto& ball) {
            bool any_nan = std::isnan(ball.radius);
            for (const auto& numbers : {box.center, box.half_extent, ball.center})
                for (const float number : numbers) any_nan = any_nan || std::isnan(number);
            return any_nan || hits_closed(box, ball);
        });
}

}  // namespace tangency::mutants
