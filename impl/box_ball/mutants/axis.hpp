// SPDX-License-Identifier: MIT
// The axis: a direction of any length is read wrongly or not brought to length one.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_axis(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("axis_not_normalised", in.center_half_axis.f32, {"takes every axis for a unit vector", "copies of sphere against OBB"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            return hits_rotated(rotated.box, Rotation<float>{x, y}, ball);
        });
    add("axis_almost_normalised", in.center_half_axis.f64,
        {"normalises no axis whose squared length is within 1e-6 of one", "isNormalized() with a tolerance, to save a root"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            const bool is_close = std::abs(x * x + y * y - 1) < 1e-6;
            return hits_rotated(rotated.box, is_close ? Rotation<double>{x, y} : rotation_of(rotated.orientation), ball);
        });
    add("axis_snapped_to_the_worlds", in.center_half_axis.f64,
        {"takes components below 1e-6 of a unit axis for zero", "an axis-aligned fast path, asked for with a habitual epsilon"},
        [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_of(rotated.orientation);
            const auto snapped = [](double component) { return std::abs(component) < 1e-6 ? 0.0 : component; };
            return hits_rotated(rotated.box, Rotation<double>{snapped(cos), snapped(sin)}, ball);
        });
    add("axis_snapped_to_diagonals", in.center_half_axis.f64,
        {"takes an axis within 1e-4 of a diagonal for it", "isometric maps, whose tiles are drawn at 45 degrees"},
        [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_of(rotated.orientation);
            const bool is_close = std::abs(std::abs(cos) - std::abs(sin)) < 1e-4;
            const auto half_root = std::sqrt(0.5);
            const Rotation<double> diagonal{std::copysign(half_root, cos), std::copysign(half_root, sin)};
            return hits_rotated(rotated.box, is_close ? diagonal : Rotation<double>{cos, sin}, ball);
        });
    add("axis_divided_by_its_square", in.center_half_axis.f32, {"forgets the root of the axis's length", "length_sq for length"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            const auto length_sq = x * x + y * y;
            return hits_rotated(rotated.box, Rotation<float>{x / length_sq, y / length_sq}, ball);
        });
    add("axis_fast_inverse_root", in.center_half_axis.f32, {"normalises by an inverse root good to 0.18 %", "Quake III, Q_rsqrt"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            const auto length_sq = x * x + y * y;
            const auto guess = std::bit_cast<float>(0x5f3759dfU - (std::bit_cast<std::uint32_t>(length_sq) >> 1));
            const auto factor = guess * (1.5F - length_sq * 0.5F * guess * guess);
            return hits_rotated(rotated.box, Rotation<float>{x * factor, y * factor}, ball);
        });
    add("axis_cast_to_int", in.center_half_axis.f32, {"casts the axis to integers", "integer vectors for directions"},
        [](const auto& rotated, const auto& ball) {
            const Axis<float> whole{std::trunc(rotated.orientation.x), std::trunc(rotated.orientation.y)};
            if (whole.x == 0 && whole.y == 0) return reaches(offset(rotated.box, ball), rotated.box.half_extent, ball.radius);
            return hits_rotated(rotated.box, rotation_of(whole), ball);
        });
    add("axis_components_swapped", in.center_half_axis.f32, {"reads the axis as (y, x)", "atan2's argument order"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            return hits_rotated(rotated.box, rotation_of(Axis<float>{y, x}), ball);
        });
    add("axis_in_the_first_quadrant", in.center_half_axis.f32,
        {"right only for axes in the first and third quadrant", "abs() where symmetry ends"}, [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            return hits_rotated(rotated.box, rotation_of(Axis<float>{std::abs(x), std::abs(y)}), ball);
        });
    add("axis_normal_without_a_sign", in.center_half_axis.f32,
        {"the second axis is (v, u), not (-v, u)", "a perpendicular without its sign"}, [](const auto& rotated, const auto& ball) {
            const auto [u, v] = rotation_of(rotated.orientation);
            const auto [dx, dy] = offset(rotated.box, ball);
            return reaches(Vector<float, 2>{u * dx + v * dy, v * dx + u * dy}, rotated.box.half_extent, ball.radius);
        });
    add("swaps_half_extents_in_the_frame", in.center_half_axis.f32,
        {"takes the axis for the box's y side", "another library's convention for the axis"}, [](const auto& rotated, const auto& ball) {
            const auto [x, y] = center_in_frame(rotated, ball);
            return reaches(Vector<float, 2>{y, x}, rotated.box.half_extent, ball.radius);
        });
}

}  // namespace tangency::mutants
