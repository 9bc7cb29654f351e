// SPDX-License-Identifier: MIT
// Corners (and, in space, edges): left out, or decided by something other than the distance to them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_corners(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("skips_vertex_axis", in.center_half.f32,
        {"near corners takes the circle for its bounding square", "separating axes as for two boxes"},
        [](const auto& box, const auto& ball) { return reaches_bounding_box(box, ball); });
    add("turned_box_skips_vertex_axis", in.center_half_axis.f32, {"four separating axes for a rotated box", "separating axes of polygons"},
        [](const auto& rotated, const auto& ball) { return reaches_bounding_box(box_in_frame(rotated), ball_in_frame(rotated, ball)); });
    add("corner_as_bounding_box", in.lo_hi.f32.everywhere(),
        {"treats the corner region as the bounding box of the circle", "gamelab/kiwi.js #163", "", Contract::open},
        [](const auto& box, const auto& ball) {
            const auto beyond = overshoot(box, ball.center);
            return on_every_axis(ball, [&](auto i) { return beyond[i] < ball.radius; });
        });
    add("corners_never_hit", in.center_half.f32,
        {"hits at faces alone, never at a corner", "a box grown to both sides, once across and once along: a plus"},
        [](const auto& box, const auto& ball) { return hits_closed(box, ball) && axes_outside(box, ball) < 2; });
    add("corner_as_edge_in_space", in.center_half.f32_3d,
        {"treats the corner regions as edges", "edges handled, corners forgotten, in 3-D"}, [](const auto& box, const auto& ball) {
            const auto beyond = overshoot(box, ball.center);
            const auto smallest = *std::min_element(beyond.begin(), beyond.end());
            return sum_of_squares(beyond) - smallest * smallest <= square(ball.radius);
        });
    add("edge_as_box_in_space", in.center_half.f32_3d, {"treats the edge regions as boxes", "corners handled, edges forgotten, in 3-D"},
        [](const auto& box, const auto& ball) {
            return axes_outside(box, ball) == 2 ? reaches_bounding_box(box, ball) : hits_closed(box, ball);
        });
    add("one_quadrant_only", in.center_half.f32,
        {"tests one corner of four by distance, the others by their bounding box", "fold drawn for the first quadrant, folding left out"},
        [](const auto& box, const auto& ball) {
            const bool in_first = on_every_axis(ball, [&](auto i) { return ball.center[i] >= box.center[i]; });
            return in_first ? hits_closed(box, ball) : reaches_bounding_box(box, ball);
        });
    add("bounding_box_for_huge_radius", in.center_half.f32, {"skips the corner test for radii above 2^16", "a fast path for huge circles"},
        [](const auto& box, const auto& ball) { return ball.radius > 65536 ? reaches_bounding_box(box, ball) : hits_closed(box, ball); });
    add("bounding_box_in_far_world", in.center_half.f32,
        {"skips the corner test beyond 2^20 from the origin", "a fast path for distant objects"}, [](const auto& box, const auto& ball) {
            const bool is_far = on_some_axis(ball, [&](auto i) { return std::abs(ball.center[i]) > 1048576; });
            return is_far ? reaches_bounding_box(box, ball) : hits_closed(box, ball);
        });
    add("farthest_corner_for_nearest", in.center_half.f32,
        {"uses the farthest corner in the corner regions", "wrong corner picked by sign"}, [](const auto& box, const auto& ball) {
            if (axes_outside(box, ball) < 2) return hits_closed(box, ball);
            return farthest_corner_sq(box, ball) <= square(ball.radius);
        });
    add("nearest_corner_only", in.lo_hi.f32, {"tests the nearest corner and no face", "corners tested, faces forgotten"},
        [](const auto& box, const auto& ball) { return nearest_corner_sq(box, ball) <= square(ball.radius); });
    add("center_or_corner_only", in.lo_hi.f32,
        {"tests the centre in the box and the corners in the circle, no face", "the first idea of every thread on the question"},
        [](const auto& box, const auto& ball) {
            return distance_sq(box, ball) <= 0 || nearest_corner_sq(box, ball) <= square(ball.radius);
        });
    add("tests_extreme_points_only", in.lo_hi.f32.everywhere(),
        {"tests only the extreme points of the circle and the corners of the box", "schteppe/p2.js #372, pmndrs/p2-es #139"},
        []<class Scalar, std::size_t Dim>(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
            bool extreme_point_hits = false;
            for (std::size_t axis = 0; axis < Dim; ++axis)
                for (const Scalar step : {-ball.radius, ball.radius}) {
                    Vector<Scalar, Dim> point = ball.center;
                    point[axis] += step;
                    extreme_point_hits = extreme_point_hits || sum_of_squares(overshoot(box, point)) <= 0;
                }
            return extreme_point_hits || nearest_corner_sq(box, ball) <= square(ball.radius);
        });
    add("rounded_corners_margin", in.center_half.f32.everywhere(),
        {"rounds the corners of the box by 0.04: true corner contacts are missed", "Bullet sphere-box"},
        []<class Scalar, std::size_t Dim>(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
            if (axes_outside(box, ball) < 2) return hits_closed(box, ball);
            const Scalar thinnest = *std::min_element(box.half_extent.begin(), box.half_extent.end());
            const Scalar margin = std::min(Scalar(0.04), thinnest);
            const auto beyond = overshoot(box, ball.center);
            return std::sqrt(sum_of_squares(ball, [&](auto i) { return beyond[i] + margin; })) <= ball.radius + margin;
        });
    add("vertex_of_the_unturned_box", in.center_half_axis.f32,
        {"takes the vertex axis from the axis-aligned box", "vertices cached before a rotation"},
        [](const auto& rotated, const auto& ball) {
            const auto& [hx, hy] = rotated.box.half_extent;
            const auto d = offset(rotated.box, ball);
            const auto local = into_frame(d, rotation_of(rotated.orientation));
            if (std::abs(local[0]) > hx + ball.radius || std::abs(local[1]) > hy + ball.radius) return false;
            if (std::abs(local[0]) <= hx || std::abs(local[1]) <= hy) return true;
            return square(d[0] - std::copysign(hx, d[0])) + square(d[1] - std::copysign(hy, d[1])) <= square(ball.radius);
        });
}

}  // namespace tangency::mutants
