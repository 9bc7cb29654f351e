// SPDX-License-Identifier: MIT
// The shape of the ball or of the box: another metric, polygons for circles, circles for boxes, outlines for areas.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Whether the box reaches a regular polygon inscribed in the circle, rotated by `shift` of a side.
template <int sides, class Box, class BallLike>
bool reaches_polygon(const Box& box, const BallLike& ball, double shift) {
    const auto d = offset(as<double>(box), as<double>(ball));
    const auto half_extent = as<double>(box).half_extent;
    const double apothem = double(ball.radius) * std::cos(std::numbers::pi / sides);
    for (int side = 0; side < sides / 2; ++side) {
        const double angle = 2 * std::numbers::pi * (side + shift) / sides;
        const double nx = std::cos(angle);
        const double ny = std::sin(angle);
        const double reach = std::abs(nx) * half_extent[0] + std::abs(ny) * half_extent[1] + apothem;
        if (std::abs(nx * d[0] + ny * d[1]) > reach) return false;
    }
    return reaches_bounding_box(box, ball);
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_shape(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("manhattan_distance", in.center_half.f32, {"uses the Manhattan distance", "absolute values summed"},
        [](const auto& box, const auto& ball) {
            const auto beyond = overshoot(box, ball.center);
            return beyond[0] + beyond[1] <= ball.radius;
        });
    add("chebyshev_distance_in_space", in.center_half.f32_3d, {"uses the Chebyshev distance", "bounding boxes compared, in 3-D"},
        [](const auto& box, const auto& ball) {
            const auto beyond = overshoot(box, ball.center);
            return *std::max_element(beyond.begin(), beyond.end()) <= ball.radius;
        });
    add("circle_of_26_sides", in.center_half.f32.everywhere(),
        {"replaces the circle by an inscribed polygon of 26 sides", "Matter.js Bodies.circle"},
        [](const auto& box, const auto& ball) { return reaches_polygon<26>(box, ball, 0.0); });
    add("circle_of_32_sides", in.center_half.f32.everywhere(),
        {"replaces the circle by an inscribed polygon of 32 sides", "GEOS and Shapely buffers, 8 segments a quadrant"},
        [](const auto& box, const auto& ball) {
            return reaches_polygon<32>(box, ball, 0.5);  // vertices on the axes
        });
    add("box_as_outer_circle", in.center_half.f32, {"tests two circles, the outer one for the box", "broad phase taken for the answer"},
        [](const auto& box, const auto& ball) {
            return center_distance(box, ball) <= ball.radius + std::sqrt(sum_of_squares(box.half_extent));
        });
    add("outer_circle_too_small", in.center_half.f32,
        {"rejects by a circle that does not reach the corners", "bounding circle from the longer side"},
        [](const auto& box, const auto& ball) {
            const auto longest = std::max({0.0F, box.half_extent[0], box.half_extent[1]});
            return !(center_distance(box, ball) > ball.radius + longest) && hits_closed(box, ball);
        });
    add("inner_circle_too_large", in.center_half.f32, {"accepts by a circle that leaves the box", "max for min in the inner circle"},
        [](const auto& box, const auto& ball) {
            const auto longest = std::max({0.0F, box.half_extent[0], box.half_extent[1]});
            return center_distance(box, ball) <= ball.radius + longest || hits_closed(box, ball);
        });
    add("bounding_circles_step_c", in.corner_size.f32,
        {"after outer and inner circle, asks only whether the nearest corner lies in the circle",
         "step C as asked on the page of YellowAfterlife (2016)", "", Contract::open},
        [](const auto& box, const auto& ball) {
            const auto center_half = centered(box);
            const auto& [hx, hy] = center_half.half_extent;
            const auto away = center_distance(center_half, ball);
            if (away > ball.radius + std::sqrt(hx * hx + hy * hy)) return false;
            if (ball.radius > 0 && away < ball.radius + std::min(hx, hy)) return true;
            return sum_of_squares(ball, [&](auto i) { return signed_overshoot(center_half, ball, i); }) < square(ball.radius);
        });
    add("outer_point_on_center_line", in.center_half.f32,
        {"tests whether the circle point towards the box centre lies in the box", "the picture of two centres and a line"},
        [](const auto& box, const auto& ball) {
            const auto length = center_distance(box, ball);
            return length <= ball.radius || on_every_axis(ball, [&](auto i) {
                       const auto away = std::abs(ball.center[i] - box.center[i]) * (length - ball.radius) / length;
                       return !(away > box.half_extent[i]);
                   });
        });
    add("misses_box_inside_circle", in.center_half.f32,
        {"misses a box that lies inside the circle", "outline tests; CGAL Circle_2 is a curve"},
        [](const auto& box, const auto& ball) { return hits_closed(box, ball) && farthest_corner_sq(box, ball) >= square(ball.radius); });
    add("misses_circle_inside_box", in.center_half.f32.everywhere(),
        {"misses a circle that lies inside the box", "prime31/Nez #395; outline tests"}, [](const auto& box, const auto& ball) {
            return hits_closed(box, ball) && on_some_axis(ball, [&](auto i) { return -signed_overshoot(box, ball, i) <= ball.radius; });
        });
    add("bounding_box_of_the_turned_box", in.center_half_degrees.f32,
        {"tests the bounding box of the rotated box", "getBounds() of a rotated sprite"}, [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_of(rotated.orientation);
            const auto& [hx, hy] = rotated.box.half_extent;
            const Vector<float, 2> bound{std::abs(cos) * hx + std::abs(sin) * hy, std::abs(sin) * hx + std::abs(cos) * hy};
            return reaches(offset(rotated.box, ball), bound, ball.radius);
        });
    add("takes_caret_for_square", in.center_half.f32,
        {"writes x ^ 2, which is an exclusive or, for a square", "mathematics and BASIC taken for C and its children"},
        [](const auto& box, const auto& ball) {
            const auto caret = [](float length) { return static_cast<std::int64_t>(length < 0x1p40F ? length : 0x1p40F) ^ 2; };
            const auto beyond = overshoot(box, ball.center);
            return caret(beyond[0]) + caret(beyond[1]) <= caret(ball.radius);
        });
}

}  // namespace tangency::mutants
