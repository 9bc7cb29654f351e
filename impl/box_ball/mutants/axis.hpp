// SPDX-License-Identifier: MIT
// The axis: a direction of any length is read wrongly or not brought to length one.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct AxisNotNormalised {
    static constexpr MutantInfo info{"takes every axis for a unit vector", "copies of sphere against OBB"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        return hits_rotated(rotated.box, Rotation<float>{x, y}, ball);
    }
};

struct AxisAlmostNormalised {
    static constexpr MutantInfo info{"normalises no axis whose squared length is within 1e-6 of one",
                                     "isNormalized() with a tolerance, to save a root"};
    static bool intersects(const CenterHalfBy<Axis, double>& rotated, const Ball<double, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        const bool is_close = std::abs(x * x + y * y - 1) < 1e-6;
        return hits_rotated(rotated.box, is_close ? Rotation<double>{x, y} : rotation_of(rotated.orientation), ball);
    }
};

struct AxisSnappedToTheWorlds {
    static constexpr MutantInfo info{"takes components below 1e-6 of a unit axis for zero",
                                     "an axis-aligned fast path, asked for with a habitual epsilon"};
    static bool intersects(const CenterHalfBy<Axis, double>& rotated, const Ball<double, 2>& ball) {
        const auto [cos, sin] = rotation_of(rotated.orientation);
        const auto snapped = [](double component) { return std::abs(component) < 1e-6 ? 0.0 : component; };
        return hits_rotated(rotated.box, Rotation<double>{snapped(cos), snapped(sin)}, ball);
    }
};

struct AxisSnappedToDiagonals {
    static constexpr MutantInfo info{"takes an axis within 1e-4 of a diagonal for it",
                                     "isometric maps, whose tiles are drawn at 45 degrees"};
    static bool intersects(const CenterHalfBy<Axis, double>& rotated, const Ball<double, 2>& ball) {
        const auto [cos, sin] = rotation_of(rotated.orientation);
        const bool is_close = std::abs(std::abs(cos) - std::abs(sin)) < 1e-4;
        const double half_root = std::sqrt(0.5);
        const Rotation<double> diagonal{std::copysign(half_root, cos), std::copysign(half_root, sin)};
        return hits_rotated(rotated.box, is_close ? diagonal : Rotation<double>{cos, sin}, ball);
    }
};

struct AxisDividedByItsSquare {
    static constexpr MutantInfo info{"forgets the root of the axis's length", "length_sq for length"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        const float length_sq = x * x + y * y;
        return hits_rotated(rotated.box, Rotation<float>{x / length_sq, y / length_sq}, ball);
    }
};

struct AxisFastInverseRoot {
    static constexpr MutantInfo info{"normalises by an inverse root good to 0.18 %", "Quake III, Q_rsqrt"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        const float length_sq = x * x + y * y;
        const float guess = std::bit_cast<float>(0x5f3759dfU - (std::bit_cast<std::uint32_t>(length_sq) >> 1));
        const float factor = guess * (1.5F - length_sq * 0.5F * guess * guess);
        return hits_rotated(rotated.box, Rotation<float>{x * factor, y * factor}, ball);
    }
};

struct AxisCastToInt {
    static constexpr MutantInfo info{"casts the axis to integers", "integer vectors for directions"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const Axis<float> whole{std::trunc(rotated.orientation.x), std::trunc(rotated.orientation.y)};
        if (whole.x == 0 && whole.y == 0) return reaches(offset(rotated.box, ball), rotated.box.half_extent, ball.radius);
        return hits_rotated(rotated.box, rotation_of(whole), ball);
    }
};

struct AxisComponentsSwapped {
    static constexpr MutantInfo info{"reads the axis as (y, x)", "atan2's argument order"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        return hits_rotated(rotated.box, rotation_of(Axis<float>{y, x}), ball);
    }
};

struct AxisInTheFirstQuadrant {
    static constexpr MutantInfo info{"right only for axes in the first and third quadrant", "abs() where symmetry ends"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        return hits_rotated(rotated.box, rotation_of(Axis<float>{std::abs(x), std::abs(y)}), ball);
    }
};

struct AxisNormalWithoutASign {
    static constexpr MutantInfo info{"the second axis is (v, u), not (-v, u)", "a perpendicular without its sign"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto [u, v] = rotation_of(rotated.orientation);
        const auto [dx, dy] = offset(rotated.box, ball);
        return reaches(Vector<float, 2>{u * dx + v * dy, v * dx + u * dy}, rotated.box.half_extent, ball.radius);
    }
};

struct SwapsHalfExtentsInTheFrame {
    static constexpr MutantInfo info{"takes the axis for the box's y side", "another library's convention for the axis"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto [x, y] = center_in_frame(rotated, ball);
        return reaches(Vector<float, 2>{y, x}, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
