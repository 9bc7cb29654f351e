// SPDX-License-Identifier: MIT
// Faces: on some axis the distance to the box is not max(|p - c| - h, 0).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_faces(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("missing_abs", in.center_half.f32, {"forgets abs", "fold without its fold"}, [](const auto& box, const auto& ball) {
        return sum_of_squares(ball, [&](auto i) { return positive(ball.center[i] - box.center[i] - box.half_extent[i]); }) <=
               square(ball.radius);
    });
    add("missing_abs_on_y", in.center_half.f32, {"forgets abs on the y axis", "copy of the x line, half edited"},
        [](const auto& box, const auto& ball) {
            const auto folded = [&](auto i) {
                const auto offset = ball.center[i] - box.center[i];
                return i == 1 ? offset : std::abs(offset);
            };
            return sum_of_squares(ball, [&](auto i) { return positive(folded(i) - box.half_extent[i]); }) <= square(ball.radius);
        });
    add("missing_max", in.center_half.f32, {"squares |p - c| - h below 0 too, without max(.., 0)", "fold without its clamp"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) { return signed_overshoot(box, ball, i); }) <= square(ball.radius);
        });
    add("missing_max_on_y", in.center_half.f32,
        {"squares |p - c| - h below 0 too on the y axis, without max(.., 0)", "copy of the x line, half edited"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       const auto beyond = signed_overshoot(box, ball, i);
                       return i == 1 ? beyond : positive(beyond);
                   }) <= square(ball.radius);
        });
    add("abs_before_subtracting", in.center_half.f32,
        {"takes | |p| - |c| |: inputs across the origin are wrong", "positive test data only"}, [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       return positive(std::abs(std::abs(ball.center[i]) - std::abs(box.center[i])) - box.half_extent[i]);
                   }) <= square(ball.radius);
        });
    add("adds_half_extent", in.center_half.f32, {"plus for minus: the farthest corner is tested", "sign slip in |d| - h"},
        [](const auto& box, const auto& ball) { return farthest_corner_sq(box, ball) <= square(ball.radius); });
    add("one_axis_only", in.center_half.f32, {"tests one axis of two", "an early return too early"},
        [](const auto& box, const auto& ball) { return overshoot(box, ball.center)[0] <= ball.radius; });
    add("forgets_third_axis", in.center_half.f32_3d, {"tests two axes of three", "2-D code called with 3-D shapes"},
        [](const auto& box, const auto& ball) {
            const auto beyond = overshoot(box, ball.center);
            return beyond[0] * beyond[0] + beyond[1] * beyond[1] <= square(ball.radius);
        });
    add("ignores_hi_side", in.lo_hi.f32, {"leaves out the overshoot of the high faces", "else branch lost"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) { return positive(box.lo[i] - ball.center[i]); }) <= square(ball.radius);
        });
    add("clamps_with_swapped_bounds", in.lo_hi.f32, {"clamps with lo and hi swapped", "clamp(value, max, min)"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       return ball.center[i] - std::min(std::max(ball.center[i], box.hi[i]), box.lo[i]);
                   }) <= square(ball.radius);
        });
    add("adds_face_within_radius", in.lo_hi.f32_3d.everywhere(),
        {"adds the square of any face distance within the radius", "MonoGame #996, #6336 (2018); FNA"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       const auto above_lo = ball.center[i] - box.lo[i];
                       const auto below_hi = box.hi[i] - ball.center[i];
                       return above_lo <= ball.radius ? above_lo : below_hi <= ball.radius ? below_hi : 0;
                   }) <= square(ball.radius);
        });
    constexpr auto counts_face_inside_slab = [](const auto& box, const auto& ball) {
        return sum_of_squares(ball, [&](auto i) {
                   return ball.center[i] < box.lo[i] ? box.lo[i] - ball.center[i] : ball.center[i] - box.hi[i];
               }) <= square(ball.radius);
    };
    add("counts_face_inside_slab", in.lo_hi.f32.everywhere(),
        {"counts the distance to a face even inside the slab", "recp/cglm #179 (2021), 2-D"}, counts_face_inside_slab);
    add("counts_face_inside_slab_in_space", in.lo_hi.f32_3d,
        {"counts the distance to a face even inside the slab", "recp/cglm #179 (2021), 3-D"}, counts_face_inside_slab);
    constexpr auto picks_far_face_below_lo = [](const auto& box, const auto& ball) {
        return sum_of_squares(ball, [&](auto i) {
                   const auto above_hi = ball.center[i] - box.hi[i];
                   return ball.center[i] < box.lo[i] ? above_hi : positive(above_hi);
               }) <= square(ball.radius);
    };
    add("picks_far_face_below_lo", in.lo_hi.f32.everywhere(),
        {"takes the high face when the centre is below the low one", "recp/cglm #496 (2026), glm_aabb2d_circle"}, picks_far_face_below_lo);
    add("picks_far_face_below_lo_in_space", in.lo_hi.f32_3d,
        {"takes the high face when the centre is below the low one", "recp/cglm #496 (2026), glm_aabb_sphere"}, picks_far_face_below_lo);
}

}  // namespace tangency::mutants
