// SPDX-License-Identifier: MIT
// The distance from a centre to a box in space rotated by a quaternion, in doubles or pairs of doubles, with an error
// bound.
#pragma once

#include <cmath>

#include "axis_filter.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// A row of a box rotated by a quaternion: first[3], second[3] as the form names them, (x, y, z, w), center[3], radius.
inline constexpr int quaternion_row_length = 14;
constexpr bool is_quaternion_place(int place) { return place >= 6 && place < 10; }

/// |q|^2 and |q|^2 R, R the rotation q v q^-1: columns are the box's own directions. Number has + - *.
template <class Number>
struct Rotation {
    Number entry[3][3];
    Number norm_sq;
};

template <class Number>
constexpr Rotation<Number> rotation_of(const Number& x, const Number& y, const Number& z, const Number& w) {
    const Number xx = x * x, yy = y * y, zz = z * z, ww = w * w;
    const Number xy = x * y, xz = x * z, yz = y * z, wx = w * x, wy = w * y, wz = w * z;
    const auto twice = [](const Number& number) { return number + number; };
    return {{{(ww + xx) - (yy + zz), twice(xy - wz), twice(xz + wy)},
             {twice(xy + wz), (ww + yy) - (xx + zz), twice(yz - wx)},
             {twice(xz - wy), twice(yz + wx), (ww + zz) - (xx + yy)}},
            (xx + yy) + (zz + ww)};
}

// The bound, with e, D, h, G, T and hats as for an axis (axis_filter.hpp), N = |q|^2, M = G N, a_i = |(N R)^T D|_i:
// d^2 N^2 is the sum of the squares of X_i = max(a_i - h_i N, 0).
//   Entries are off by 4.1 e N each: three roundings, and N is at least the sum of what is added. With D^ off by e and
//     three roundings more, |a^ - a| <= 8.2 e N |D|_1. h N^ is off by 4.1 e. X_i is positive, computed or true, only if
//     h_i <= 1.01 |D|, so |X^ - X| <= (8.2 + 4.2 + 1.1) e N |D|_1.  corner_size: D^ is off by e (|D| + |h|) more, which
//     R does not lengthen. Either way at most 14.6 e M, and |X^^2 - X^2| <= 14.6 e M (2 X^ + 14.6 e M).
//   Squaring and adding: 3.2 e M more a unit of X^. (r N)^2: 9.2 e M R^.
//   All that is at most e M (32.4 T + 640 e M) <= 32.4 e M (T + 20 e M).
// K = 48 e in K M (T + K M) leaves 15 e M T for the roundings of the bound itself and of the last difference.
// Contraction, overflow and underflow are as for an axis, with N in place of L.
template <class Form, class Work>
inline AxisEstimate estimate_quaternion(const double* row, double k) {
    using Rotated = AxisForm<Form>;
    const Rotation<Work> turn = rotation_of(as<Work>(row[6]), as<Work>(row[7]), as<Work>(row[8]), as<Work>(row[9]));
    const Work offset[3] = {Rotated::template offset<Work>(row[0], row[3], row[10]),
                            Rotated::template offset<Work>(row[1], row[4], row[11]),
                            Rotated::template offset<Work>(row[2], row[5], row[12])};
    const auto beyond = [&](int i) {
        const Work along = offset[0] * turn.entry[0][i] + offset[1] * turn.entry[1][i] + offset[2] * turn.entry[2][i];
        return above_zero(absolute(along) - as<Work>(row[3 + i]) * turn.norm_sq);
    };
    const Work beyond_x = beyond(0), beyond_y = beyond(1), beyond_z = beyond(2);
    const double radius = Rotated::doubled ? 2 * row[13] : row[13];
    const Work span = as<Work>(radius) * turn.norm_sq;
    const Work gap_sq = (beyond_x * beyond_x + beyond_y * beyond_y + beyond_z * beyond_z) - span * span;
    double reach = radius;
    for (int i = 0; i < 3; ++i) {
        reach += std::fabs(leading(offset[i]));
        if (Rotated::doubled) reach += row[3 + i];
    }
    const double norm_sq = leading(turn.norm_sq), most = reach * norm_sq;
    const double taken = (leading(beyond_x) + leading(beyond_y)) + (leading(beyond_z) + leading(span));
    return {leading(gap_sq), k * most * (taken + k * most), reach, norm_sq * norm_sq};
}

inline constexpr double quaternion_k_filter = 48 * 0x1p-53;
inline constexpr double quaternion_k_pairs = 0x1p-97;  // 51 * 10 e^2, e = 2^-53

/// As for an axis: whether the radius alone decides. For lengths below 1 and a quaternion between 1/2 and 2 long. By
/// the derivation above a - h N is off by at most 15 e (|D|_1 + |h|_1) N, and the margin is 128 e of that.
template <class Form>
inline bool is_surely_inside_quaternion(const double* row) {
    using Rotated = AxisForm<Form>;
    const Rotation<double> turn = rotation_of(row[6], row[7], row[8], row[9]);
    double offset[3] = {}, sum = 0;
    for (int i = 0; i < 3; ++i) {
        offset[i] = Rotated::template offset<double>(row[i], row[3 + i], row[10 + i]);
        sum += std::fabs(offset[i]) + row[3 + i];
    }
    const double margin = 0x1p-46 * sum * turn.norm_sq + 0x1p-500;
    bool inside = true;
    for (int i = 0; i < 3; ++i) {
        const double along = offset[0] * turn.entry[0][i] + offset[1] * turn.entry[1][i] + offset[2] * turn.entry[2][i];
        inside = inside && std::fabs(along) - row[3 + i] * turn.norm_sq < -margin;
    }
    return inside;
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
