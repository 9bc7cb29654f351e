// SPDX-License-Identifier: MIT
// The pivot: the box is rotated about another point than its centre, or the centre is rotated as well.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Whether the ball reaches a box that is rotated about its low corner.
template <class RotatedBox, std::size_t Dim>
bool hits_rotated_about_corner(const RotatedBox& rotated, const Ball<float, Dim>& ball) {
    const Vector<float, Dim> half = centered(rotated.box).half_extent;
    Vector<float, Dim> local = ball.center;
    for (std::size_t axis = 0; axis < Dim; ++axis) local[axis] -= rotated.box.corner[axis];
    local = into_frame(local, rotation_of(rotated.orientation));
    for (std::size_t axis = 0; axis < Dim; ++axis) local[axis] -= half[axis];
    return reaches(local, half, ball.radius);
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_pivot(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("turns_about_the_origin", in.center_half_degrees.f32, {"turns about the origin of the world", "rotation before translation"},
        [](const auto& rotated, const auto& ball) {
            const Ball<float, 2> moved{into_frame(ball.center, rotation_of(rotated.orientation)), ball.radius};
            return reaches(offset(rotated.box, moved), rotated.box.half_extent, ball.radius);
        });
    add("turns_the_center_too", in.center_half_degrees.f32,
        {"turns the box's centre about the origin too", "a parent node's rotation applied twice"},
        [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_of(rotated.orientation);
            const auto& [cx, cy] = rotated.box.center;
            const CenterHalfBox<float, 2> box{{cos * cx - sin * cy, sin * cx + cos * cy}, rotated.box.half_extent};
            return hits_rotated(box, Rotation<float>{cos, sin}, ball);
        });
    add("matrix_not_inverted", in.center_half_degrees.f32,
        {"local to world where world to local is wanted", "the open question in the source of inverse_matrix"},
        [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_of(rotated.orientation);
            const auto& [px, py] = ball.center;
            const auto& [cx, cy] = rotated.box.center;
            const Vector<float, 2> local{cos * px - sin * py + cx, sin * px + cos * py + cy};
            return reaches(local, rotated.box.half_extent, ball.radius);
        });
    add("matrix_transposed_for_inverse", in.center_half_degrees.f32,
        {"transposes a matrix that also translates", "transpose for inverse: right for the rotation only"},
        [](const auto& rotated, const auto& ball) {
            // The translation has moved into the last row, where an affine product does not find it.
            const auto local = into_frame(ball.center, rotation_of(rotated.orientation));
            return reaches(local, rotated.box.half_extent, ball.radius);
        });
    add("turns_about_the_corner", in.corner_size_degrees.f32,
        {"turns about the corner instead of the centre", "canvas rotate() after translate(x, y)"},
        [](const auto& rotated, const auto& ball) { return hits_rotated_about_corner(rotated, ball); });
    add("turns_about_the_corner_in_space", in.corner_size_quaternion.f32,
        {"turns about the corner instead of the centre", "a pivot at the model's origin"},
        [](const auto& rotated, const auto& ball) { return hits_rotated_about_corner(rotated, ball); });
    add("turns_about_the_far_corner", in.corner_size_radians.f32,
        {"takes corner + extent for the centre to turn about", "the half forgotten in x + w / 2"},
        [](const auto& rotated, const auto& ball) {
            const auto box = centered(rotated.box);
            const auto& [hx, hy] = box.half_extent;
            const auto [dx, dy] = offset(box, ball);
            const auto [x, y] = into_frame(Vector<float, 2>{dx - hx, dy - hy}, rotation_of(rotated.orientation));
            return reaches(Vector<float, 2>{x + hx, y + hy}, box.half_extent, ball.radius);
        });
    add("rounds_the_pivot_to_a_pixel", in.corner_size_axis.f32, {"rounds the pivot to a pixel", "integer layout coordinates"},
        [](const auto& rotated, const auto& ball) {
            CenterHalfBox<float, 2> box = centered(rotated.box);
            for (float& coordinate : box.center) coordinate = std::nearbyint(coordinate);
            return hits_rotated(box, rotation_of(rotated.orientation), ball);
        });
}

}  // namespace tangency::mutants
