// SPDX-License-Identifier: MIT
// The filter for axis-aligned boxes: d^2 - r^2 in floating point, with a bound on what rounding did to it.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "forms.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// What a filter adds to its bound for numbers so small that relative errors say nothing (see `estimate`).
template <class Number, class Work>
inline constexpr Work filter_floor = Work(0x1p-100);
template <>
inline constexpr double filter_floor<double, double> = 0x1p-900;
template <>
inline constexpr double filter_floor<float, double> = 0x1p-130;

/// d^2 - r^2 as floats have it, and what its error is measured by.
template <class Work>
struct Measured {
    Work gap_sq;
    Work magnitude;  ///< for `bound_by`, which bounds the error for this magnitude or any larger one
    Work reach;      ///< r plus each axis's reach
};

/// If |gap_sq| > bound, the sign of gap_sq is that of d^2 - r^2.
template <class Work>
struct Estimate {
    Work gap_sq, bound;
    Work reach;
};

template <class Work>
inline bool is_decided(const Estimate<Work>& estimate, Verdict& verdict) {
    verdict = estimate.gap_sq > 0 ? Verdict::disjoint : Verdict::overlapping;
    return std::fabs(estimate.gap_sq) > estimate.bound;
}

// The bound. Write e for the unit roundoff of Work, D <= 3 for the dimension, hats for computed values. Per axis,
// with v = |p - c| and u = max(v - h, 0):  |v^ - v| <= 1.01 e v^  and  |u^ - u| <= 1.01 e v^ + e v^, since
// u^ <= v^ (rounding is monotone, h >= 0).  So |u^^2 - u^2| = |u^ - u| (u^ + u) <= 4.1 e v^^2.  The D squares and
// D - 1 sums, all of non-negative terms, add at most 3.1 e sum v^^2, and r^2 at most e r^2:
//     |s^ - s| + |r^2^ - r^2| <= 7.2 e (sum v^^2 + r^2) <= 7.2 e (sum v^ + r)^2 <= 7.3 e reach^^2.
// K = 8 e leaves 0.7 e reach^2 for the roundings of the bound itself and of the last difference.
// lo_hi cancels nothing: u^ = u (1 + d), |d| <= e, so 2 + 3 roundings err by 5.1 e s + e r^2 < 8 e (s^ + r^2^).
//   Contraction: every step above may be rounded or not, so an FMA anywhere only shrinks the error.
//   Overflow: reach >= r, so an infinite r^2^ makes the bound infinite, and nothing exceeds that. Where s^ is infinite
//     and reach^2 is not, r < 12 e d, so `disjoint` is right. A NaN is in gap_sq or the bound and exceeds nothing.
//   Underflow, FTZ, DAZ: inputs, sums and squares may each lose the smallest normal number, 2^-126 (2^-1022).
//     The floor exceeds what the squares lose. What u loses, about 2^-123 (2^-1019), counts twice times reach;
//     a gap above the floor 2^-2f has reach > 2^-f-2, and 0.5 e reach^2 then exceeds that loss.
//   Larger magnitudes: nothing above uses that reach^ is no more than it has to be, so a bound taken of several inputs'
//     magnitudes together, which are not negative, holds for each of them.
template <class Form, class Work, std::size_t... I>
TANGENCY_EXACT_INLINE Measured<Work> measure(const Work* row, std::index_sequence<I...>) {
    using Do = Arithmetic<Work>;
    constexpr std::size_t dim = sizeof...(I);
    Work distance_sq{}, reach[dim];
    const auto fold = [&](auto axis) {
        constexpr std::size_t i = axis;
        const auto folded = Form::template fold<i == 0>(row[i], row[dim + i], row[2 * dim + i], distance_sq);
        distance_sq = folded.distance_sq;
        reach[i] = folded.reach;
    };
    (fold(std::integral_constant<std::size_t, I>{}), ...);
    const Work radius = row[3 * dim];
    const Work sum = (... + reach[I]) + radius;
    Work magnitude = sum;
    if constexpr (!Form::cancels) magnitude = Do::add_product(radius, radius, distance_sq);
    return {Do::subtract_product(radius, radius, distance_sq), magnitude, sum};
}

template <class Form, class Number, class Work>
TANGENCY_EXACT_INLINE Work bound_by(Work magnitude) {
    using Do = Arithmetic<Work>;
    using Element = typename Do::Element;
    constexpr Element k = 4 * std::numeric_limits<Element>::epsilon();  // 8 e
    Work magnitude_sq = magnitude;
    if constexpr (Form::cancels) magnitude_sq = magnitude * magnitude;
    return Do::add_product(magnitude_sq, Do::broadcast(k), Do::broadcast(filter_floor<Number, Element>));
}

template <class Form, class Number, class Work, std::size_t... I>
TANGENCY_EXACT_INLINE Estimate<Work> estimate(const Work* row, std::index_sequence<I...> axes) {
    const Measured<Work> measured = measure<Form>(row, axes);
    return {measured.gap_sq, bound_by<Form, Number>(measured.magnitude), measured.reach};
}

#if defined(__GNUC__) && defined(__SSE2__)
/// Numbers `At` ... of a row in a register of 16 bytes, whose spare lanes repeat the first number. Written as one list,
/// which gcc 12 packs in three instructions where lanes set one by one take ten.
template <std::size_t At, std::size_t Count, class Scalar, std::size_t... K>
TANGENCY_EXACT_INLINE auto lanes_from(const Scalar* row, std::index_sequence<K...>) {
    typedef Scalar Lane __attribute__((vector_size(16)));
    return Lane{row[At + K < Count ? At + K : 0]...};
}

/// What differs between x and (x + anchor) - anchor, bit by bit, in the lanes of lanes_from.
template <std::size_t At, std::size_t Count, class Scalar>
TANGENCY_EXACT_INLINE auto lost_beside(const Scalar* row, Scalar anchor) {
    typedef typename Format<Scalar>::Bits LaneBits __attribute__((vector_size(16)));
    const auto numbers = lanes_from<At, Count>(row, std::make_index_sequence<16 / sizeof(Scalar)>{});
    const auto kept = (numbers + anchor) - anchor;
    return reinterpret_cast<LaneBits>(kept) ^ reinterpret_cast<LaneBits>(numbers);
}

/// Whether (x + anchor) - anchor is x, bit for bit but for the sign of a zero, for every number of the row.
template <class Scalar, std::size_t... Number>
TANGENCY_EXACT_INLINE bool survives_anchor(const Scalar* row, Scalar anchor, std::index_sequence<Number...>) {
    constexpr std::size_t width = 16 / sizeof(Scalar), count = sizeof...(Number);
    auto differing = lost_beside<0, count>(row, anchor);
    if constexpr (count > width) differing |= lost_beside<width, count>(row, anchor);
    if constexpr (count > 2 * width) differing |= lost_beside<2 * width, count>(row, anchor);
    if constexpr (count > 3 * width) differing |= lost_beside<3 * width, count>(row, anchor);
    if constexpr (count > 4 * width) differing |= lost_beside<4 * width, count>(row, anchor);
    std::uint64_t halves[2];
    __builtin_memcpy(halves, &differing, 16);
    constexpr std::uint64_t no_signs = width == 4 ? 0x7fffffff7fffffff : ~std::uint64_t{0} >> 1;
    return ((halves[0] | halves[1]) & no_signs) == 0;
}
#else
template <class Scalar, std::size_t... Number>
TANGENCY_EXACT_INLINE bool survives_anchor(const Scalar* row, Scalar anchor, std::index_sequence<Number...>) {
    const auto differing = (... | (bits_of((row[Number] + anchor) - anchor) ^ bits_of(row[Number])));
    return static_cast<typename Format<Scalar>::Bits>(differing << 1) == 0;  // but for the sign, which only a -0 loses
}
#endif

/// Whether the input is a tie that the filter's own arithmetic proves, because none of its operations rounded: ties
/// of small integers, tiles and pixels, at any power of two.
/// Let p be the precision (24, 53), h = p / 2, G the reach and C = 2^(p+1-h) G. If (x + C) - C = x then x is a multiple
/// of q = ulp(C) / 2 >= 2^-h G: where x is within a factor 2 of -C, or above C, its own ulp is that large; elsewhere
/// x + C lies in [C/2, 2C], the difference is exact, and x is that sum less C. With all numbers multiples of q,
/// each |p - c| and each overshoot (at most G, so 2^h q) is exact, and so are r^2 and the squares and their sums,
/// multiples of q^2 which gap_sq = 0 bounds by G^2 / 4 + rounding < 2^2h q^2. Nothing underflows, since q^2 is normal.
/// Bits are compared because DAZ holds a subnormal equal to 0. C is exact, so contraction changes nothing.
template <class Scalar, std::size_t... Number>
TANGENCY_EXACT_INLINE bool is_exact_tie(const Scalar* row, const Estimate<Scalar>& estimated, std::index_sequence<Number...>) {
    constexpr int precision = Format<Scalar>::fraction_bits + 1;
    constexpr auto anchor_factor = static_cast<Scalar>(std::uint64_t{1} << (precision + 1 - precision / 2));
    constexpr Scalar least_reach = precision == 24 ? Scalar(0x1p-50) : Scalar(0x1p-480);
    if (!(estimated.gap_sq == 0) || !(estimated.reach > least_reach)) return false;
    const Scalar anchor = estimated.reach * anchor_factor;
    return survives_anchor(row, anchor, std::index_sequence<Number...>{});
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
