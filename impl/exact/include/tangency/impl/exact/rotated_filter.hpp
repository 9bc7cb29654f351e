// SPDX-License-Identifier: MIT
// The filter for rotated boxes: d^2 - r^2 in doubles or pairs of doubles, in the box's frame, with an error bound.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "double_double.hpp"
#include "forms.hpp"
#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// An orientation has a Frame: for a vector D, `along<i>(D)` is coordinate i in the box's frame times `scale()`, both of
// them polynomials in the orientation's numbers but for the scale of an axis. Number is double, Pair or Integer.

/// (u, v), the direction of the box's x side, of any length but 0, which is the scale.
template <class Number>
struct AxisFrame {
    Number u, v;

    constexpr Number scale_sq() const { return u * u + v * v; }
    Number scale() const { return root(scale_sq()); }

    template <std::size_t I>
    constexpr Number along(const Number* vector) const {
        if constexpr (I == 0) return vector[0] * u + vector[1] * v;
        if constexpr (I == 1) return vector[1] * u - vector[0] * v;
    }
};

struct ByAxis {
    static constexpr std::size_t dim = 2, size = 2;
    template <class Number>
    using Frame = AxisFrame<Number>;
    static constexpr double filter_k = 24 * 0x1p-53, pairs_k = 0x1p-98;  // 25.6 * 10 e^2, e = 2^-53
    static constexpr double inside_k = 0x1p-48;

    template <class Number>
    TANGENCY_EXACT_INLINE static constexpr Frame<Number> frame_of(const Number* numbers) {
        return {numbers[0], numbers[1]};
    }
};

/// |q|^2 R, R the rotation q v q^-1, whose columns are the box's own directions, and the scale |q|^2.
template <class Number>
struct QuaternionFrame {
    Number entry[3][3];
    Number norm_sq;

    constexpr const Number& scale() const { return norm_sq; }

    template <std::size_t I>
    constexpr Number along(const Number* vector) const {
        return vector[0] * entry[0][I] + vector[1] * entry[1][I] + vector[2] * entry[2][I];
    }
};

/// (x, y, z, w), w the real part, of any length but 0.
struct ByQuaternion {
    static constexpr std::size_t dim = 3, size = 4;
    template <class Number>
    using Frame = QuaternionFrame<Number>;
    static constexpr double filter_k = 48 * 0x1p-53, pairs_k = 0x1p-97;  // 51 * 10 e^2, e = 2^-53
    static constexpr double inside_k = 0x1p-46;

    template <class Number>
    TANGENCY_EXACT_INLINE static constexpr Frame<Number> frame_of(const Number* numbers) {
        const Number &x = numbers[0], &y = numbers[1], &z = numbers[2], &w = numbers[3];
        const Number xx = x * x, yy = y * y, zz = z * z, ww = w * w;
        const Number xy = x * y, xz = x * z, yz = y * z, wx = w * x, wy = w * y, wz = w * z;
        return {{{(ww + xx) - (yy + zz), twice(xy - wz), twice(xz + wy)},
                 {twice(xy + wz), (ww + yy) - (xx + zz), twice(yz - wx)},
                 {twice(xz - wy), twice(yz + wx), (ww + zz) - (xx + yy)}},
                (xx + yy) + (zz + ww)};
    }
};

/// (d^2 - r^2) scale^2 as computed from numbers of the type Stored: the sign of gap_sq is that of d^2 - r^2 where
/// |gap_sq| > bound, as long as nothing underflows or overflows.
template <class Stored>
struct RotatedEstimate {
    double gap_sq, bound;
    double reach;  ///< the sum of |D_i| and r, and where the form doubles of h_i
    double scale;
};

// The bound. Write e for the unit roundoff of Work (2^-53; a pair's 10 * 2^-106), hats for computed values, D for the
// centre as the box's centre sees it, h for the half extents, L for the scale of an axis, a = |D . u|, b = |D x u|, G
// for the reach, M = G L. In the box's frame the centre is at (a / L, b / L), so with X = max(a - h_x L, 0) and
// Y = max(b - h_y L, 0) the squared distance is (X^2 + Y^2) / L^2.
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
//
// The same by a quaternion, with N = |q|^2 in place of L, a_i = |(N R)^T D|_i and M = G N: d^2 N^2 is the sum of the
// squares of X_i = max(a_i - h_i N, 0).
//   Entries are off by 4.1 e N each: three roundings, and N is at least the sum of what is added. With D^ off by e and
//     three roundings more, |a^ - a| <= 8.2 e N |D|_1. h N^ is off by 4.1 e. X_i is positive, computed or true, only if
//     h_i <= 1.01 |D|, so |X^ - X| <= (8.2 + 4.2 + 1.1) e N |D|_1.  corner_size: D^ is off by e (|D| + |h|) more, which
//     R does not lengthen. Either way at most 14.6 e M, and |X^^2 - X^2| <= 14.6 e M (2 X^ + 14.6 e M).
//   Squaring and adding: 3.2 e M more a unit of X^. (r N)^2: 9.2 e M R^.
//   All that is at most e M (32.4 T + 640 e M) <= 32.4 e M (T + 20 e M).
// K = 48 e in K M (T + K M) leaves 15 e M T for the roundings of the bound itself and of the last difference.
template <class Form, class Orientation, class Stored, class Work, std::size_t... I>
TANGENCY_EXACT_INLINE RotatedEstimate<Stored> estimate_rotated(const double* row, const typename Orientation::template Frame<Work>& frame,
                                                               double k, std::index_sequence<I...>) {
    using Place = Row<Orientation::dim, Orientation::size>;
    const Work offset[] = {
        Form::offset(as<Work>(row[Place::first + I]), as<Work>(row[Place::second + I]), as<Work>(row[Place::center + I]))...};
    const double radius = Form::doubled ? 2 * row[Place::radius] : row[Place::radius];
    const Work scale = frame.scale(), span = as<Work>(radius) * scale;
    const Work beyond[] = {
        above_zero(absolute(frame.template along<I>(static_cast<const Work*>(offset))) - as<Work>(row[Place::second + I]) * scale)...};
    const Work gap_sq = (... + (beyond[I] * beyond[I])) - span * span;
    double reach = (... + std::fabs(leading(offset[I]))) + radius;
    if (Form::doubled) reach += (... + row[Place::second + I]);
    const double most = reach * leading(scale);
    const double taken = (... + leading(beyond[I])) + leading(span);
    return {leading(gap_sq), k * most * (taken + k * most), reach, leading(scale)};
}

template <class Form, class Orientation, class Stored, class Work>
TANGENCY_EXACT_INLINE RotatedEstimate<Stored> estimate_rotated(const double* row, const typename Orientation::template Frame<Work>& frame,
                                                               double k) {
    return estimate_rotated<Form, Orientation, Stored, Work>(row, frame, k, std::make_index_sequence<Orientation::dim>{});
}

template <class Stored>
inline bool is_decided(const RotatedEstimate<Stored>& estimate, Verdict& verdict) {
    constexpr double least = sizeof(Stored) == 4 ? 0x1p-60 : 0x1p-200, most = 0x1p200;
    verdict = estimate.gap_sq > 0 ? Verdict::disjoint : Verdict::overlapping;
    return std::fabs(estimate.gap_sq) > estimate.bound && estimate.reach >= least && estimate.reach <= most && estimate.scale >= least &&
           estimate.scale <= most;
}

/// Whether the centre lies in the box's interior beyond any doubt: then the radius alone decides. For lengths below 1
/// and a scale between 1/4 and 4. By the derivations above a - h L is off by at most 9 e (|D| + |h|) L for an axis and
/// 15 e (|D|_1 + |h|_1) N for a quaternion, and the margin is 32 e and 128 e of that. A direction off by 8 e L adds
/// 8 e |D| L; what underflow takes is nothing beside 2^-500.
template <class Form, class Orientation, std::size_t... I>
inline bool is_surely_inside(const double* row, const typename Orientation::template Frame<double>& frame, std::index_sequence<I...>) {
    using Place = Row<Orientation::dim, Orientation::size>;
    const double offset[] = {Form::offset(row[Place::first + I], row[Place::second + I], row[Place::center + I])...};
    const double scale = frame.scale();
    const double sum = (... + std::fabs(offset[I])) + (... + row[Place::second + I]);
    const double margin = Orientation::inside_k * sum * scale + 0x1p-500;
    return (... && (std::fabs(frame.template along<I>(static_cast<const double*>(offset))) - row[Place::second + I] * scale < -margin));
}

/// The verdict of is_surely_inside's input, of which only the radius' being 0 matters.
template <class Scalar>
constexpr Verdict verdict_inside(Scalar radius) {
    return magnitude_bits(radius) == 0 ? Verdict::touching : Verdict::overlapping;
}

/// number * 2^shift as a double, 0 if that is below the normal numbers. By bits: FTZ and DAZ take nothing.
/// Needs a finite number, and a result below 2^1023.
template <class Scalar>
constexpr double scaled(Scalar number, int shift) {
    const Decomposed parts = decompose(number);
    if (parts.magnitude == 0) return 0;
    using Rules = Format<double>;
    const std::uint64_t whole = bits_of(static_cast<double>(parts.magnitude));  // at most 53 bits, exact
    const auto field = static_cast<int>(whole >> Rules::fraction_bits) + parts.exponent + shift;
    if (field <= 0) return 0;
    const std::uint64_t fraction = whole & ((std::uint64_t{1} << Rules::fraction_bits) - 1);
    const std::uint64_t bits =
        fraction | (static_cast<std::uint64_t>(field) << Rules::fraction_bits) | (parts.negative ? std::uint64_t{1} << 63 : 0);
    return __builtin_bit_cast(double, bits);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
