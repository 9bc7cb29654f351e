// SPDX-License-Identifier: MIT
// Error-free transformations; by them d^2 - r^2 of an axis-aligned box, first to about 100 bits, then exactly.
#pragma once

#include <cmath>
#include <cstddef>

#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// A sum and what rounding took from it: high + low = a + b exactly. Any a and b whose sum is finite (Knuth).
struct Pair {
    double high, low;
};

TANGENCY_EXACT_INLINE Pair two_sum(double a, double b) {
    const double high = a + b;
    const double b_seen = high - a;
    const double a_seen = high - b_seen;
    return {high, (a - a_seen) + (b - b_seen)};
}

#if (defined(__x86_64__) || defined(__i386__)) && !defined(__FMA__) && !defined(__FMA4__)
// No FMA to use, and none for the compiler to contract into: Dekker's product, Veltkamp's split.
TANGENCY_EXACT_INLINE Pair split(double a) {
    const double scaled = 0x1.0000002p27 * a;
    const double high = scaled - (scaled - a);
    return {high, a - high};
}

TANGENCY_EXACT_INLINE Pair two_product(double a, double b) {
    const Pair x = split(a), y = split(b);
    const double high = a * b;
    return {high, x.low * y.low - (((high - x.high * y.high) - x.low * y.high) - x.high * y.low)};
}
#else
// A product written a * b may be contracted into the sum that uses it and break that two_sum; fma(a, b, 0) not.
TANGENCY_EXACT_INLINE Pair two_product(double a, double b) {
    const double high = std::fma(a, b, 0.0);
    return {high, std::fma(a, b, -high)};
}
#endif

/// A sum of doubles kept exactly: no two parts overlap, magnitudes increase, zeros are left out.
template <std::size_t Capacity>
struct Expansion {
    double part[Capacity];
    std::size_t count = 0;

    /// Shewchuk (1997), grow-expansion with zero elimination.
    void add(double number) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Pair sum = two_sum(number, part[i]);
            number = sum.high;
            if (sum.low != 0) part[kept++] = sum.low;
        }
        if (number != 0) part[kept++] = number;
        count = kept;
    }

    void add(Pair pair) {
        add(pair.low);
        add(pair.high);
    }

    double sign() const { return count == 0 ? 0 : part[count - 1]; }
};

/// Each overshoot is the exact pair u = (high, low); sum u^2 - r^2 first to about 100 bits, then exactly.
/// Returns false where an overshoot needs three doubles. Needs every nonzero number in 2^-427 ... 2^501: then
/// all are multiples of 2^-479, overshoots too, and products and their parts of 2^-958: nothing is rounded by
/// underflow or flushed, and nothing overflows (2^502 squared, times the splitter 2^27 before squaring).
template <std::size_t Dim>
TANGENCY_EXACT_APART inline bool decide_by_expansions(const Axis<double> (&axes)[Dim], double radius, Verdict& verdict) {
    Pair overshoot[Dim], square[Dim];
    const Pair radius_sq = two_product(radius, radius);
    double leading = -radius_sq.high, tail = -radius_sq.low, magnitude = radius_sq.high;
    for (std::size_t i = 0; i < Dim; ++i) {
        const Pair apart = two_sum(axes[i].high, -axes[i].low);
        const Pair beyond = two_sum(apart.high, -axes[i].inset);
        const Pair lows = two_sum(apart.low, beyond.low);
        if (lows.low != 0) return false;
        overshoot[i] = two_sum(beyond.high, lows.high);
        if (!(overshoot[i].high > 0)) overshoot[i] = {0, 0};
        square[i] = two_product(overshoot[i].high, overshoot[i].high);
        const Pair sum = two_sum(leading, square[i].high);
        leading = sum.high;
        tail += sum.low + (square[i].low + 2 * overshoot[i].high * overshoot[i].low);
        magnitude += square[i].high;
    }
    // M = sum of the high squares and r^2; e = 2^-53. The tails together are at most 6.1 e M: each product's low
    // part, e times the product; each cross term, 2e times its square; each low part of a sum, e M. No tail
    // passes more than 6 roundings, which err by 6.1 e * 6.1 e M; left out are the squared lows, e^2 M.
    // 128 e^2 M = 2^-99 M exceeds 39 e^2 M by more than the roundings of M, the bound and the last sum.
    const double estimate = leading + tail;
    if (std::fabs(estimate) > 0x1p-99 * magnitude) {
        verdict = verdict_of(estimate);
        return true;
    }
    Expansion<6 * Dim + 2> gap_sq;
    for (std::size_t i = 0; i < Dim; ++i) {
        gap_sq.add(square[i]);
        if (overshoot[i].low == 0) continue;
        gap_sq.add(two_product(2 * overshoot[i].high, overshoot[i].low));
        gap_sq.add(two_product(overshoot[i].low, overshoot[i].low));
    }
    gap_sq.add({-radius_sq.high, -radius_sq.low});
    verdict = verdict_of(gap_sq.sign());
    return true;
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
