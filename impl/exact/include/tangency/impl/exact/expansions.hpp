// SPDX-License-Identifier: MIT
// Error-free transformations; by them d^2 - r^2 of an axis-aligned box, first to about 100 bits, then exactly.
#pragma once

#include <cmath>
#include <cstddef>

#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// Doubles that are worked on at once: two, where there is a register for them.
#if defined(__GNUC__) && defined(__SSE2__)
typedef double Doubles __attribute__((vector_size(16)));
inline constexpr std::size_t doubles_at_once = 2;

/// number(0) and number(1).
template <class Number>
TANGENCY_EXACT_INLINE Doubles doubles_of(Number number) {
    return Doubles{number(0), number(1)};
}
TANGENCY_EXACT_INLINE double lane(Doubles numbers, std::size_t i) { return numbers[i]; }
TANGENCY_EXACT_INLINE bool is_any(decltype(Doubles{} < Doubles{}) mask) { return (mask[0] | mask[1]) != 0; }
#else
using Doubles = double;
inline constexpr std::size_t doubles_at_once = 1;

template <class Number>
TANGENCY_EXACT_INLINE Doubles doubles_of(Number number) {
    return number(0);
}
TANGENCY_EXACT_INLINE double lane(double number, std::size_t) { return number; }
TANGENCY_EXACT_INLINE bool is_any(bool mask) { return mask; }
#endif

/// The order of numbers as the processor has it.
struct ByValue {
    static auto less(Doubles a, Doubles b) { return a < b; }
    static Doubles larger(Doubles a, Doubles b) { return a > b ? a : b; }
    static Doubles smaller(Doubles a, Doubles b) { return a < b ? a : b; }
};

/// A sum and what rounding took from it: high + low = a + b exactly. Any a and b whose sum is finite (Knuth).
template <class Work>
struct PairOf {
    Work high, low;
};
using Pair = PairOf<double>;

template <class Work>
TANGENCY_EXACT_INLINE PairOf<Work> two_sum(Work a, Work b) {
    const Work high = a + b;
    const Work b_seen = high - a;
    const Work a_seen = high - b_seen;
    return {high, (a - a_seen) + (b - b_seen)};
}

#if (defined(__x86_64__) || defined(__i386__)) && !defined(__FMA__) && !defined(__FMA4__)
// No FMA to use, and none for the compiler to contract into: Dekker's product, Veltkamp's split.
template <class Work>
TANGENCY_EXACT_INLINE PairOf<Work> split(Work a) {
    const Work scaled = 0x1.0000002p27 * a;
    const Work high = scaled - (scaled - a);
    return {high, a - high};
}

template <class Work>
TANGENCY_EXACT_INLINE PairOf<Work> two_product(Work a, Work b) {
    const PairOf<Work> x = split(a), y = split(b);
    const Work high = a * b;
    return {high, x.low * y.low - (((high - x.high * y.high) - x.low * y.high) - x.high * y.low)};
}
#else
TANGENCY_EXACT_INLINE double fused(double a, double b, double c) { return std::fma(a, b, c); }
#if defined(__GNUC__) && defined(__SSE2__)
TANGENCY_EXACT_INLINE Doubles fused(Doubles a, Doubles b, Doubles c) {
    return Doubles{std::fma(a[0], b[0], c[0]), std::fma(a[1], b[1], c[1])};
}
#endif
// A product written a * b may be contracted into the sum that uses it and break that two_sum; fma(a, b, 0) not.
template <class Work>
TANGENCY_EXACT_INLINE PairOf<Work> two_product(Work a, Work b) {
    const Work high = fused(a, b, Work{});
    return {high, fused(a, b, -high)};
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

/// By the axis an overshoot and its leading part's square, each in `doubles_at_once` lanes; in the lane after the last axis the
/// radius and its square.
template <std::size_t Dim>
struct Squares {
    static constexpr std::size_t count = Dim / doubles_at_once + 1;
    PairOf<Doubles> root[count], square[count];

    static Pair at(const PairOf<Doubles> (&pairs)[count], std::size_t i) {
        const PairOf<Doubles>& pair = pairs[i / doubles_at_once];
        return {lane(pair.high, i % doubles_at_once), lane(pair.low, i % doubles_at_once)};
    }
};

/// The overshoots as exact pairs, none negative. False where one needs three doubles.
template <class Form, std::size_t Dim, class Scalar>
TANGENCY_EXACT_INLINE bool find_squares(const Scalar* row, Squares<Dim>& squares) {
    using Place = Row<Dim>;
    decltype(Doubles{} < Doubles{}) is_longer{};
    for (std::size_t k = 0; k < Squares<Dim>::count; ++k) {
        const std::size_t at = k * doubles_at_once;
        const auto wide = [&](std::size_t place) {
            return doubles_of([&](std::size_t i) { return at + i < Dim ? static_cast<double>(row[place + at + i]) : 0; });
        };
        const auto axis = Form::template axis<ByValue>(wide(Place::first), wide(Place::second), wide(Place::center));
        const auto apart = two_sum(axis.high, -axis.low);
        const auto beyond = two_sum(apart.high, -axis.inset);
        const auto lows = two_sum(apart.low, beyond.low);
        is_longer |= lows.low != 0;
        const auto found = two_sum(beyond.high, lows.high);
        squares.root[k] = {found.high > 0 ? found.high : Doubles{}, found.high > 0 ? found.low : Doubles{}};
    }
    Doubles& last = squares.root[Dim / doubles_at_once].high;
    last = doubles_of([&](std::size_t i) { return i == Dim % doubles_at_once ? static_cast<double>(row[Place::radius]) : lane(last, i); });
    for (std::size_t k = 0; k < Squares<Dim>::count; ++k) squares.square[k] = two_product(squares.root[k].high, squares.root[k].high);
    return !is_any(is_longer);
}

/// The sign of sum u^2 - r^2, exactly.
template <std::size_t Dim>
TANGENCY_EXACT_APART inline Verdict compare_exactly(const Squares<Dim>& squares) {
    Expansion<6 * Dim + 2> gap_sq;
    for (std::size_t i = 0; i < Dim; ++i) {
        gap_sq.add(squares.at(squares.square, i));
        const Pair overshoot = squares.at(squares.root, i);
        if (overshoot.low == 0) continue;
        gap_sq.add(two_product(2 * overshoot.high, overshoot.low));
        gap_sq.add(two_product(overshoot.low, overshoot.low));
    }
    const Pair radius_sq = squares.at(squares.square, Dim);
    gap_sq.add({-radius_sq.high, -radius_sq.low});
    return verdict_of(gap_sq.sign());
}

/// Each overshoot is the exact pair u = (high, low); sum u^2 - r^2 first to about 100 bits, then exactly.
/// Returns false where an overshoot needs three doubles. Needs every nonzero number in 2^-427 ... 2^501: then
/// all are multiples of 2^-479, overshoots too, and products and their parts of 2^-958: nothing is rounded by
/// underflow or flushed, and nothing overflows (2^502 squared, times the splitter 2^27 before squaring).
template <class Form, std::size_t Dim, class Scalar>
TANGENCY_EXACT_INLINE bool decide_by_expansions(const Scalar* row, Verdict& verdict) {
    Squares<Dim> squares;
    if (!find_squares<Form>(row, squares)) return false;
    const Pair radius_sq = squares.at(squares.square, Dim);
    double leading = -radius_sq.high, tail = -radius_sq.low, magnitude = radius_sq.high;
    for (std::size_t i = 0; i < Dim; ++i) {
        const Pair overshoot = squares.at(squares.root, i), square = squares.at(squares.square, i);
        const Pair sum = two_sum(leading, square.high);
        leading = sum.high;
        tail += sum.low + (square.low + 2 * overshoot.high * overshoot.low);
        magnitude += square.high;
    }
    // M = sum of the high squares and r^2; e = 2^-53. The tails together are at most 6.1 e M: each product's low
    // part, e times the product; each cross term, 2e times its square; each low part of a sum, e M. No tail
    // passes more than 6 roundings, which err by 6.1 e * 6.1 e M; left out are the squared lows, e^2 M.
    // 128 e^2 M = 2^-99 M exceeds 39 e^2 M by more than the roundings of M, the bound and the last sum.
    const double estimate = leading + tail;
    if (std::fabs(estimate) > 0x1p-99 * magnitude)
        verdict = estimate > 0 ? Verdict::disjoint : Verdict::overlapping;
    else
        verdict = compare_exactly(squares);
    return true;
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
