// SPDX-License-Identifier: MIT
// Sums, products and roots of pairs of doubles, to about 104 bits.
#pragma once

#include <cmath>

#include "expansions.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// With e = 2^-53, each operation here is off by at most 10 e^2 of its result, while nothing underflows.
//   sum: 3 e^2 (1 + 5 e), opposite signs included; Joldes, Muller and Popescu (2017), theorem 3.1. The two sums that
//     take their arguments in order there are two_sum here.
//   product, with |low| <= e |high|: each of two cross products rounds by e^2, their sum (2 e) by 2 e^2, its sum with
//     the low part of the leading product (3 e) by 3 e^2; low * low, e^2, is left out. 8 e^2 (1 + 4 e).
//   root: y = sqrt(high) rounded is off by e. y^2 = q + w exactly, high - q is exact (Sterbenz), and the rest
//     (high - q - w) + low, at most 3.1 e of the square, is off by 5.2 e^2 of it. rest / 2y: 2.6 e^2 for that and
//     1.6 e^2 for its rounding; the series stopped there leaves 1.2 e^2. 5.4 e^2.
// An FMA in place of two operations leaves a rounding out. No two_sum here takes a product that an FMA could absorb.

TANGENCY_EXACT_INLINE Pair operator+(Pair a, Pair b) {
    const Pair high = two_sum(a.high, b.high), low = two_sum(a.low, b.low);
    const Pair sum = two_sum(high.high, high.low + low.high);
    return two_sum(sum.high, sum.low + low.low);
}
TANGENCY_EXACT_INLINE Pair operator-(Pair a) { return {-a.high, -a.low}; }
TANGENCY_EXACT_INLINE Pair operator-(Pair a, Pair b) { return a + -b; }

TANGENCY_EXACT_INLINE Pair operator*(Pair a, Pair b) {
    const Pair product = two_product(a.high, b.high);
    return two_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

TANGENCY_EXACT_INLINE Pair twice(Pair number) { return {2 * number.high, 2 * number.low}; }

TANGENCY_EXACT_INLINE Pair root(Pair square) {
    const double leading = std::sqrt(square.high);
    if (!(leading > 0)) return {leading, 0};
    const Pair again = two_product(leading, leading);
    const double rest = ((square.high - again.high) - again.low) + square.low;
    return two_sum(leading, rest / (2 * leading));
}
inline double root(double square) { return std::sqrt(square); }
inline float root(float square) { return std::sqrt(square); }

TANGENCY_EXACT_INLINE Pair absolute(Pair number) { return number.high < 0 ? -number : number; }
inline double absolute(double number) { return std::fabs(number); }

TANGENCY_EXACT_INLINE Pair above_zero(Pair number) { return number.high < 0 ? Pair{0, 0} : number; }
/// A NaN survives: the comparison is false and the number returned.
inline double above_zero(double number) { return 0.0 > number ? 0.0 : number; }

inline double leading(Pair number) { return number.high; }
inline double leading(double number) { return number; }

/// A double as either kind of number.
template <class Work>
Work as(double number);
template <>
inline double as<double>(double number) {
    return number;
}
template <>
TANGENCY_EXACT_INLINE Pair as<Pair>(double number) {
    return {number, 0};
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
