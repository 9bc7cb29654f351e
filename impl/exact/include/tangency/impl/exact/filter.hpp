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

/// If |gap_sq| > bound, the sign of gap_sq is that of d^2 - r^2.
template <class Work>
struct Estimate {
    Work gap_sq, bound;
    Work reach;
};

template <class Work>
inline bool is_decided(const Estimate<Work>& estimate, Verdict& verdict) {
    verdict = is_negative(estimate.gap_sq) ? Verdict::overlapping : Verdict::disjoint;
    return std::fabs(estimate.gap_sq) > estimate.bound;
}

template <class Form, class Work, std::size_t... I>
TANGENCY_EXACT_INLINE Work square_distance(const Work* row, std::index_sequence<I...>) {
    constexpr std::size_t dim = sizeof...(I);
    const Work beyond[] = {Form::beyond(row[I], row[dim + I], row[2 * dim + I])...};
    Work distance_sq = beyond[0] * beyond[0];
    for (std::size_t i = 1; i < dim; ++i) distance_sq = Arithmetic<Work>::add_product(beyond[i], beyond[i], distance_sq);
    return distance_sq;
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
template <class Form, class Number, int Factor = 1, class Work>
TANGENCY_EXACT_INLINE Work bound_by(Work magnitude) {
    using Do = Arithmetic<Work>;
    using Element = typename Do::Element;
    constexpr Element k = 4 * std::numeric_limits<Element>::epsilon();  // 8 e
    Work magnitude_sq = magnitude;
    if constexpr (Form::cancels) magnitude_sq = magnitude * magnitude;
    return Do::add_product(magnitude_sq, Do::broadcast(Factor * k), Do::broadcast(filter_floor<Number, Element>));
}

// A bound without the radius: where inputs share a bound it is 8 e of 4 V^2, V the sum of all their v^, or in lo_hi of 2 s^, s^ the sum
// of theirs. Where r^2 <= 2 sum v^^2 the errors above are at most 7.2 e 3 V^2 (in lo_hi where r^2 <= 2 s, 7.1 e s). Elsewhere r^2
// alone is nearly twice s^ or more, so that gap_sq and d^2 - r^2 are negative both. As r^2^ may overflow where such a bound does
// not, only a finite gap_sq is trusted.
template <class Form>
inline constexpr int shared_factor = Form::cancels ? 4 : 2;

template <class Form, class Number, class Work, std::size_t... I>
TANGENCY_EXACT_INLINE Estimate<Work> estimate(const Work* row, std::index_sequence<I...> axes) {
    using Do = Arithmetic<Work>;
    constexpr std::size_t dim = sizeof...(I);
    const Work radius = row[3 * dim], reach = (... + Form::reach(row[I], row[dim + I], row[2 * dim + I])) + radius;
    const Work distance_sq = square_distance<Form>(row, axes);
    const Work magnitude = Form::cancels ? reach : Do::add_product(radius, radius, distance_sq);
    return {Do::subtract_product(radius, radius, distance_sq), bound_by<Form, Number>(magnitude), reach};
}

/// The bits, but for signs, in which (x + anchor) - anchor differs from x, of all numbers of the row together: a -0 alone
/// loses its sign.
template <class Scalar, std::size_t... Number>
TANGENCY_EXACT_INLINE std::uint64_t lost_beside(const Scalar* row, Scalar anchor, std::index_sequence<Number...> places) {
    using Bits = typename RowLanes<Scalar>::Bits;
    const auto lost = [anchor](auto numbers) { return (Bits)((numbers + anchor) - anchor) ^ (Bits)numbers; };
    return seen_in_row(row, lost, places) & ~RowLanes<Scalar>::top_bits;
}

/// Whether the input is a tie that the filter's own arithmetic proves, because none of its operations rounded: ties
/// of small integers, tiles and pixels, at any power of two.
/// Let p be the precision (24, 53), h = p / 2, G the reach and C = 2^(p+1-h) G. If (x + C) - C = x then x is a multiple
/// of q = ulp(C) / 2 >= 2^-h G: where x is within a factor 2 of -C, or above C, its own ulp is that large; elsewhere
/// x + C lies in [C/2, 2C], the difference is exact, and x is that sum less C. With all numbers multiples of q,
/// each |p - c| and each overshoot (at most G, so 2^h q) is exact, and so are r^2 and the squares and their sums,
/// multiples of q^2 which gap_sq = 0 bounds by G^2 / 4 + rounding < 2^2h q^2. Nothing underflows, since q^2 is normal.
/// Bits are compared because DAZ holds a subnormal equal to 0. C is exact, so contraction changes nothing.
template <class Scalar, std::size_t... Number>
TANGENCY_EXACT_INLINE bool is_exact_tie(const Scalar* row, const Estimate<Scalar>& estimated, std::index_sequence<Number...> places) {
    constexpr int precision = Format<Scalar>::fraction_bits + 1;
    constexpr auto anchor_factor = static_cast<Scalar>(std::uint64_t{1} << (precision + 1 - precision / 2));
    constexpr Scalar least_reach = precision == 24 ? Scalar(0x1p-50) : Scalar(0x1p-480);
    if (!(estimated.reach > least_reach)) return false;
    // One branch for both: among near ties, a difference of 0 is a matter of chance.
    return (lost_beside(row, estimated.reach * anchor_factor, places) | magnitude_bits(estimated.gap_sq)) == 0;
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
