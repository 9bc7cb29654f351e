// SPDX-License-Identifier: MIT
// Conversion: numbers of the caller taken for something else, such as a corner for a centre or w for w / 2.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_conversion(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("takes_corner_for_center", in.corner_size.f32.everywhere(),
        {"takes the corner of the rectangle for its centre", "macroquad #483; MonoGame.Extended #315"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) { return positive(std::abs(ball.center[i] - box.corner[i]) - box.extent[i] / 2); }) <=
                   square(ball.radius);
        });
    add("extent_for_half_extent", in.corner_size.f32, {"uses w where w / 2 belongs", "the box is twice as large"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       return positive(std::abs(ball.center[i] - (box.corner[i] + box.extent[i] / 2)) - box.extent[i]);
                   }) <= square(ball.radius);
        });
    add("half_extent_for_extent", in.corner_size.f32,
        {.defect = "uses w / 2 where w belongs",
         .seen_in = "the box is half as large",
         .contract = Contract::open,
         .misreads = Misreading::sizes_halved},
        [](const auto& box, const auto& ball) {
            return hits_open(by_corner(box.corner, {box.extent[0] / 2, box.extent[1] / 2}), ball);
        });
    add("takes_size_for_half_extent", in.center_size.f32,
        {.defect = "passes a size where half extents are asked for",
         .seen_in = "the slip between engines: Unity stores sizes, Box2D half extents",
         .misreads = Misreading::sizes_doubled},
        [](const auto& box, const auto& ball) { return hits_closed(by_center(box.center, box.extent), ball); });
    add("takes_center_for_corner", in.center_size.f32_3d,
        {"takes the centre of the box for its corner", "sketches with rectMode(CENTER) whose test assumes the default CORNER", "",
         Contract::open},
        [](const auto& box, const auto& ball) { return hits_open(by_corner(box.center, box.extent), ball); });
    add("takes_extent_for_far_corner", in.corner_size.f32,
        {"takes the size for the far corner", "corner_size passed where lo_hi is expected", "", Contract::open},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       return ball.center[i] - std::max(box.corner[i], std::min(ball.center[i], box.extent[i]));
                   }) < square(ball.radius);
        });
    add("swaps_corner_and_extent", in.corner_size.f32.everywhere(), {"passes (w, h, x, y) for (x, y, w, h)", "raysan5/raylib #680"},
        []<class Scalar, std::size_t Dim>(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
            return hits_closed(by_corner(box.extent, box.corner), ball);
        });
    add("inclusive_pixels", in.corner_size.f32, {"puts the far side at x + w - 1", "integer rectangles that count pixels"},
        [](const auto& box, const auto& ball) {
            return hits_closed(by_corner(box.corner, {box.extent[0] - 1, box.extent[1] - 1}), ball);
        });
    add("halves_extent_as_integer", in.corner_size.f32, {"halves the extent by integer division", "w / 2 on integers"},
        [](const auto& box, const auto& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       const auto half_extent = box.extent[i] / 2;
                       return positive(std::abs(ball.center[i] - (box.corner[i] + half_extent)) - std::floor(half_extent));
                   }) <= square(ball.radius);
        });
    add("swaps_half_extents", in.center_half.f32,
        {.defect = "swaps the extents of the axes", .seen_in = "h, w for w, h", .misreads = Misreading::sizes_swapped},
        [](const auto& box, const auto& ball) {
            return hits_closed(by_center(box.center, {box.half_extent[1], box.half_extent[0]}), ball);
        });
    add("x_extent_for_y", in.center_half.f32,
        {.defect = "uses the x extent on the y axis", .seen_in = "copy of the x line, half edited", .misreads = Misreading::x_size_for_all},
        [](const auto& box, const auto& ball) {
            return hits_closed(by_center(box.center, {box.half_extent[0], box.half_extent[0]}), ball);
        });
    add("swaps_y_and_z_extents", in.center_half.f32_3d, {"swaps the extents of y and z", "y-up data in a z-up world"},
        [](const auto& box, const auto& ball) {
            const auto& [x, y, z] = box.half_extent;
            return hits_closed(by_center(box.center, {x, z, y}), ball);
        });
    add("takes_ball_corner_for_center", in.corner_size_ball_corner.f32,
        {"forgets to add the radius to the position of the ball", "sprite position taken for the centre", "", Contract::open},
        [](const auto& box, const auto& ball) { return hits_open(box, about(ball.corner, ball)); });
    add("adds_diameter_to_corner", in.corner_size_ball_corner.f32,
        {"puts the centre at the far corner of the ball", "size of the sprite for its radius", "", Contract::open},
        [](const auto& box, const auto& ball) {
            const auto& [x, y] = ball.corner;
            return hits_open(box, about({x + 2 * ball.radius, y + 2 * ball.radius}, ball));
        });
    add("adds_radius_on_x_only", in.corner_size_ball_corner.f32,
        {"centres the ball on one axis of two", "Position.x + Radius, Position.y", "", Contract::open},
        [](const auto& box, const auto& ball) {
            return hits_open(box, about({ball.corner[0] + ball.radius, ball.corner[1]}, ball));
        });
    add("ignores_radius", in.lo_hi.f32, {"tests whether the centre lies in the box", "point in rectangle taken for circle in rectangle"},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) <= 0; });
    add("halves_radius", in.corner_size.f32.everywhere(), {"takes the radius for a diameter", "p5.collide2D, whose argument is a diameter"},
        [](const auto& box, const auto& ball) { return hits_closed(box, with_radius(ball, ball.radius / 2)); });
    add("doubles_radius", in.corner_size.f32, {"uses the diameter for the radius", "p5.collide2D read the other way", "", Contract::open},
        [](const auto& box, const auto& ball) { return hits_open(box, with_radius(ball, 2 * ball.radius)); });
    add("inflates_box_and_ball", in.center_half.f32, {"adds the radius to the box and keeps it on the ball", "Minkowski sum taken twice"},
        [](const auto& box, const auto& ball) {
            const auto& [hx, hy] = box.half_extent;
            return hits_closed(by_center(box.center, {hx + ball.radius, hy + ball.radius}), ball);
        });
    add("radius_not_squared", in.lo_hi.f32.everywhere(),
        {"passes r to a function that takes r squared", "Unreal SphereAABBIntersection and CGAL take r squared"},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) <= ball.radius; });
    add("radius_squared_twice", in.lo_hi.f32,
        {"passes r squared to a function that takes r", "Unreal SphereAABBIntersection and CGAL take r squared"},
        [](const auto& box, const auto& ball) { return distance(box, ball) <= square(ball.radius); });
    add("skips_square_below_one", in.center_half.f32,
        {"compares with r instead of r squared when r is below 1", "an optimisation that never met a small circle"},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) <= (ball.radius < 1 ? ball.radius : square(ball.radius)); });
    add("takes_root_for_square", in.center_half.f32.everywhere(),
        {"compares the squared distance with sqrt(r)", "FUSEEProjectTeam/Fusee #804, draft code"},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) <= std::sqrt(ball.radius); });
}

}  // namespace tangency::mutants
