// SPDX-License-Identifier: MIT
// The distance from a centre to a box rotated by an axis, in doubles or pairs of doubles, with an error
// bound.
#pragma once

#include <cmath>
#include <cstdint>

#include "double_double.hpp"
#include "forms.hpp"
#include "integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// A rotated input's row: first[2], second[2] as the form names them, axis[2], center[2], radius.
inline constexpr int axis_row_length = 9;
inline constexpr int axis_place = 4;

/// How a form says D, the circle's centre as the box's centre sees it, and the half extents h and radius r beside
/// it.
template <class Form>
struct AxisForm;

template <>
struct AxisForm<CenterHalf> {
    static constexpr bool doubled = false;
    template <class Work>
    static Work offset(double first, double, double center) {
        return as<Work>(center) - as<Work>(first);
    }
};

/// The box's centre is first + second / 2, so every length is doubled: second is the half extent as it stands.
template <>
struct AxisForm<CornerSize> {
    static constexpr bool doubled = true;
    template <class Work>
    static Work offset(double first, double second, double center) {
        return (as<Work>(2 * center) - as<Work>(2 * first)) - as<Work>(second);
    }
};

/// (d^2 - r^2) |u|^2 as computed, u the axis; the sign of gap_sq is that of d^2 - r^2 where |gap_sq| > bound.
struct AxisEstimate {
    double gap_sq, bound;
    double reach;      ///< |D_x| + |D_y| + r, and where the form doubles h_x + h_y
    double length_sq;  ///< |u|^2
};

// The bound. Write e for the unit roundoff of Work (2^-53; a pair's 10 * 2^-106), hats for computed values,
// L = |u|, a = |D . u|, b = |D x u|, G the reach, M = G L. In the box's frame the centre is at (a / L, b / L), so with
// X = max(a - h_x L, 0) and Y = max(b - h_y L, 0) the squared distance is (X^2 + Y^2) / L^2.
//   center_half: D^ is off by e in each component, and two roundings follow. By Cauchy and Schwarz
//     |D_x u_x| + |D_y u_y| <= |D| L, so |a^ - a| <= 3.01 e |D| L. L^2 is off by 2 e, L^ by 2.01 e, h L^ by 3.01 e.
//     X is positive, computed or true, only if h_x <= 1.01 |D|, so |X^ - X| <= (3.01 |D| + 3.01 h_x + 1.01 |D|) e L
//     <= 7.1 e |D| L.
//   corner_size: D^ is off by e (|D| + |h|) more, |h| the length of (h_x, h_y), so |X^ - X| <= (8.1 |D| + |h|) e L.
//   Either way |X^ - X| <= 8.1 e M and |X^^2 - X^2| <= 8.1 e M (2 X^ + 8.1 e M); Y likewise. Squaring and adding:
//     2.2 e M (X^ + Y^) more. With R = r L, (R^)^2 is off by 7.2 e M R^. With T = X^ + Y^ + R^ all that is at most
//     e M (18.4 T + 132 e M) <= 18.4 e M (T + 7.2 e M).
// K = 24 e in K M (T + K M) leaves 5.6 e M T for the roundings of the bound itself and of the last difference.
// A direction (u, v) that is itself off by w L changes a and b by w |D| L <= w M: K grows by 3 w.
//   Contraction: every step above may be rounded or not, so an FMA anywhere only shrinks the error.
//   Overflow: where the filter is trusted G and L are at most 2^200, so only h L can overflow, in center_half; then
//     X = 0 is right. A NaN is in gap_sq and decides nothing.
//   Underflow, FTZ, DAZ: where G and L are at least 2^-200, what a number, a product or a sum may lose, less than
//     2^-1018, is below 2^-100 of K^2 M^2 and below 2^-500 e of G and L. An f32 may lose 2^-126 as it is widened under
//     DAZ: where G and L are at least 2^-60 that is 2^-66 of them, or 2^-13 e. (Pairs are asked near 1 only.)
template <class Form, class Work>
TANGENCY_EXACT_INLINE AxisEstimate estimate_axis(const double* row, Work u, Work v, double k) {
    using Rotated = AxisForm<Form>;
    const Work x = Rotated::template offset<Work>(row[0], row[2], row[6]);
    const Work y = Rotated::template offset<Work>(row[1], row[3], row[7]);
    const double radius = Rotated::doubled ? 2 * row[8] : row[8];
    const Work length_sq = u * u + v * v, length = root(length_sq);
    const Work beyond_x = above_zero(absolute(x * u + y * v) - as<Work>(row[2]) * length);
    const Work beyond_y = above_zero(absolute(y * u - x * v) - as<Work>(row[3]) * length);
    const Work span = as<Work>(radius) * length;
    const Work gap_sq = (beyond_x * beyond_x + beyond_y * beyond_y) - span * span;
    double reach = (std::fabs(leading(x)) + std::fabs(leading(y))) + radius;
    if (Rotated::doubled) reach += row[2] + row[3];
    const double most = reach * leading(length);
    const double taken = (leading(beyond_x) + leading(beyond_y)) + leading(span);
    return {leading(gap_sq), k * most * (taken + k * most), reach, leading(length_sq)};
}

template <class Form, class Work>
TANGENCY_EXACT_INLINE AxisEstimate estimate_axis(const double* row, double k) {
    return estimate_axis<Form, Work>(row, as<Work>(row[axis_place]), as<Work>(row[axis_place + 1]), k);
}

inline constexpr double axis_k_filter = 24 * 0x1p-53;
inline constexpr double axis_k_pairs = 0x1p-98;  // 25.6 * 10 e^2, e = 2^-53

/// Whether the estimate decides, for numbers that lost at most 2^-126 (f32) or 2^-1022 (f64) each.
template <class Number>
inline bool is_decided(const AxisEstimate& estimate, Verdict& verdict) {
    constexpr double least = sizeof(Number) == 4 ? 0x1p-60 : 0x1p-200;
    verdict = estimate.gap_sq > 0 ? Verdict::disjoint : Verdict::overlapping;
    return std::fabs(estimate.gap_sq) > estimate.bound && estimate.reach >= least && estimate.reach <= 0x1p200 &&
           estimate.length_sq >= least * least && estimate.length_sq <= 0x1p400;
}

/// Whether the centre lies in the box's interior beyond any doubt, so that the radius alone decides. For lengths below
/// 1 and an axis between 1/2 and 3/2 long. By the derivation above a - h L is off by at most 9 e (|D| + |h|) L and
/// the margin is 32 e of that. A direction off by 8 e L adds 8 e |D| L; what underflow takes is nothing beside 2^-500.
template <class Form>
inline bool is_surely_inside(const double* row, double u, double v) {
    using Rotated = AxisForm<Form>;
    const double length = std::sqrt(u * u + v * v);
    const double x = Rotated::template offset<double>(row[0], row[2], row[6]);
    const double y = Rotated::template offset<double>(row[1], row[3], row[7]);
    const double margin = 0x1p-48 * (std::fabs(x) + std::fabs(y) + row[2] + row[3]) * length + 0x1p-500;
    return std::fabs(x * u + y * v) - row[2] * length < -margin && std::fabs(y * u - x * v) - row[3] * length < -margin;
}

/// number * 2^shift as a double, 0 if that is below the normal numbers. By bits: FTZ and DAZ take nothing.
/// Needs a finite number, and a result below 2^1023.
template <class Scalar>
constexpr double scaled(Scalar number, int shift) {
    const Integer integer = integer_of(number);
    if (integer.magnitude == 0) return 0;
    using Rules = Format<double>;
    const std::uint64_t whole = bits_of(static_cast<double>(integer.magnitude));  // at most 53 bits, exact
    const auto field = static_cast<int>(whole >> Rules::fraction_bits) + integer.exponent + shift;
    if (field <= 0) return 0;
    const std::uint64_t fraction = whole & ((std::uint64_t{1} << Rules::fraction_bits) - 1);
    const std::uint64_t bits =
        fraction | (static_cast<std::uint64_t>(field) << Rules::fraction_bits) | (integer.negative ? std::uint64_t{1} << 63 : 0);
    return __builtin_bit_cast(double, bits);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
