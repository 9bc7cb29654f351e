// SPDX-License-Identifier: MIT
// The last stage's one type of integer: a sign, and a magnitude in limbs on the stack or in one 128-bit word. No
// floating-point operation, so nothing depends on the rounding mode, on FTZ or on the floating-point unit.
#pragma once

#include <cstddef>
#include <cstdint>

#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// The position of the highest set bit, from 1; 0 for 0.
constexpr int bit_length(std::uint64_t number) {
#if defined(__GNUC__)
    return number == 0 ? 0 : 64 - __builtin_clzll(number);
#else
    int length = 0;
    for (int step = 32; step > 0; step /= 2)
        if ((number >> step) != 0) {
            number >>= step;
            length += step;
        }
    return length + static_cast<int>(number);
#endif
}

/// How many zeros end a number that is not zero.
constexpr int trailing_zeros(std::uint64_t number) { return bit_length(number & (~number + 1)) - 1; }

#if defined(__SIZEOF_INT128__)
using Limb = std::uint64_t;
__extension__ using TwoLimbs = unsigned __int128;
#else
using Limb = std::uint32_t;
using TwoLimbs = std::uint64_t;
#endif
inline constexpr int limb_bits = 8 * sizeof(Limb);

/// A natural number below 2^(limb_bits Capacity). The caller sees to it that results fit.
template <int Capacity>
struct Natural {
    static constexpr bool is_long = true;  // beside whose products a branch costs nothing
    Limb limb[Capacity] = {};              // least first
    int count = 0;                         // limbs in use, the highest of them not zero

    /// magnitude * 2^shift; needs magnitude > 0.
    TANGENCY_EXACT_APART static constexpr Natural of(std::uint64_t magnitude, int shift) {
        Natural number;
        number.count = shift / limb_bits;
        for (int offset = shift % limb_bits; magnitude != 0; offset = 0) {
            number.limb[number.count++] = static_cast<Limb>(magnitude << offset);
            magnitude = magnitude >> (limb_bits - 1 - offset) >> 1;
        }
        return number;
    }

    constexpr bool is_zero() const { return count == 0; }
    constexpr int bits() const { return count == 0 ? 0 : limb_bits * (count - 1) + bit_length(limb[count - 1]); }

    /// Negative, zero or positive as a < b, a = b or a > b.
    TANGENCY_EXACT_APART friend constexpr int compare(const Natural& a, const Natural& b) {
        if (a.count != b.count) return a.count < b.count ? -1 : 1;
        for (int i = a.count - 1; i >= 0; --i)
            if (a.limb[i] != b.limb[i]) return a.limb[i] < b.limb[i] ? -1 : 1;
        return 0;
    }

    TANGENCY_EXACT_APART friend constexpr Natural operator+(const Natural& a, const Natural& b) {
        Natural sum;
        const int longer = a.count > b.count ? a.count : b.count;
        TwoLimbs carry = 0;
        for (int i = 0; i < longer; ++i) {
            carry += TwoLimbs{a.limb[i]} + b.limb[i];
            sum.limb[i] = static_cast<Limb>(carry);
            carry >>= limb_bits;
        }
        sum.count = longer;
        if (carry != 0) sum.limb[sum.count++] = static_cast<Limb>(carry);
        return sum;
    }

    /// a - b; needs a >= b.
    TANGENCY_EXACT_APART friend constexpr Natural operator-(const Natural& a, const Natural& b) {
        Natural difference;
        TwoLimbs borrow = 0;
        for (int i = 0; i < a.count; ++i) {
            const TwoLimbs step = TwoLimbs{a.limb[i]} - b.limb[i] - borrow;
            difference.limb[i] = static_cast<Limb>(step);
            borrow = step >> (2 * limb_bits - 1);
        }
        difference.count = a.count;
        difference.trim();
        return difference;
    }

    TANGENCY_EXACT_APART friend constexpr Natural operator*(const Natural& a, const Natural& b) {
        Natural product;
        for (int i = 0; i < a.count; ++i) {
            TwoLimbs carry = 0;
            for (int k = 0; k < b.count; ++k) {
                carry += TwoLimbs{a.limb[i]} * b.limb[k] + product.limb[i + k];
                product.limb[i + k] = static_cast<Limb>(carry);
                carry >>= limb_bits;
            }
            product.limb[i + b.count] = static_cast<Limb>(carry);
        }
        product.count = a.count == 0 || b.count == 0 ? 0 : a.count + b.count;
        product.trim();
        return product;
    }

private:
    constexpr void trim() {
        while (count > 0 && limb[count - 1] == 0) --count;
    }
};

#if defined(__SIZEOF_INT128__)
/// The same below 2^128: ties of small integers fit, in a tenth of the time.
struct SmallNatural {
    static constexpr bool is_long = false;
    TwoLimbs word = 0;

    static constexpr SmallNatural of(std::uint64_t magnitude, int shift) { return {TwoLimbs{magnitude} << shift}; }
    constexpr bool is_zero() const { return word == 0; }
    constexpr int bits() const {
        const auto high = static_cast<std::uint64_t>(word >> 64);
        return high != 0 ? 64 + bit_length(high) : bit_length(static_cast<std::uint64_t>(word));
    }
    friend constexpr int compare(SmallNatural a, SmallNatural b) { return a.word < b.word ? -1 : a.word > b.word ? 1 : 0; }
    friend constexpr SmallNatural operator+(SmallNatural a, SmallNatural b) { return {a.word + b.word}; }
    friend constexpr SmallNatural operator-(SmallNatural a, SmallNatural b) { return {a.word - b.word}; }
    friend constexpr SmallNatural operator*(SmallNatural a, SmallNatural b) { return {a.word * b.word}; }
};
#endif

/// An integer. Zero may have either sign.
template <class Magnitude>
struct Integer {
    Magnitude magnitude{};
    bool negative = false;

    friend constexpr Integer operator+(const Integer& a, const Integer& b) { return sum(a, b, b.negative); }
    friend constexpr Integer operator-(const Integer& a, const Integer& b) { return sum(a, b, !b.negative); }
    friend constexpr Integer operator*(const Integer& a, const Integer& b) { return {a.magnitude * b.magnitude, a.negative != b.negative}; }

private:
    // a + |b| or a - |b|
    static constexpr Integer sum(const Integer& a, const Integer& b, bool subtracted) {
        if (a.negative == subtracted) return {a.magnitude + b.magnitude, subtracted};
        if (compare(a.magnitude, b.magnitude) >= 0) return {a.magnitude - b.magnitude, a.negative};
        return {b.magnitude - a.magnitude, subtracted};
    }
};

template <class Magnitude>
constexpr Integer<Magnitude> twice(const Integer<Magnitude>& number) {
    return number + number;
}

/// What numbers share as integers: all are multiples of 2^unit, and below 2^(unit + width).
struct Span {
    int unit = 1 << 20, top = -unit;  // of no numbers but zeros

    template <class Scalar>
    constexpr void see(Scalar number) {
        const Decomposed seen = decompose(number);
        if (seen.magnitude == 0) return;
        const int lowest = seen.exponent + trailing_zeros(seen.magnitude);
        const int above = seen.exponent + bit_length(seen.magnitude);
        unit = lowest < unit ? lowest : unit;
        top = above > top ? above : top;
    }
    constexpr bool is_empty() const { return top < unit; }
    constexpr int width() const { return is_empty() ? 0 : top - unit; }

    /// number / 2^unit, for a number that was seen.
    template <class Magnitude, class Scalar>
    constexpr Integer<Magnitude> count(Scalar number) const {
        const Decomposed seen = decompose(number);
        if (seen.magnitude == 0) return {};
        const int zeros = trailing_zeros(seen.magnitude);
        return {Magnitude::of(seen.magnitude >> zeros, seen.exponent + zeros - unit), seen.negative};
    }
};

/// The widest span of finite numbers of a format.
template <class Scalar>
inline constexpr int most_width = 2 * Format<Scalar>::bias + Format<Scalar>::fraction_bits;

/// A row's lengths are counted in one unit, its orientation in another, which no answer depends on.
struct Spans {
    Span lengths, orientation;
};

template <class Place, class Scalar>
constexpr Spans spans_of(const Scalar* row) {
    Spans spans;
    for (std::size_t i = 0; i < Place::length; ++i) (Place::is_orientation(i) ? spans.orientation : spans.lengths).see(row[i]);
    return spans;
}

/// d^2 against r^2, d^2 the sum of the squared overshoots, of which a negative one is none.
template <class Magnitude, std::size_t Dim>
constexpr Verdict compare_overshoots(const Integer<Magnitude> (&overshoot)[Dim], const Magnitude& radius) {
    Magnitude distance_sq;
    for (const Integer<Magnitude>& beyond : overshoot)
        if (!beyond.negative) distance_sq = distance_sq + beyond.magnitude * beyond.magnitude;
    return verdict_of(compare(distance_sq, radius * radius));
}

/// The last stage. A box says by most_bits and bits(spans) how many bits its integers take, and compares them.
template <class Box>
TANGENCY_EXACT_APART constexpr Verdict decide_by_integers(const Box& box) {
    const Spans spans = box.spans();
    const int bits = box.bits(spans);
#if defined(__SIZEOF_INT128__)
    if (bits <= 128) return box.template compare_in<SmallNatural>(spans);
#endif
    // Two limbs more than the bits fill, since each factor of a product fills its last limb in part only.
    constexpr int ordinary_limbs = 896 / limb_bits, most_limbs = (Box::most_bits + limb_bits - 1) / limb_bits + 2;
    if constexpr (most_limbs > ordinary_limbs)
        if (bits > limb_bits * (ordinary_limbs - 2)) return box.template compare_in<Natural<most_limbs>>(spans);
    return box.template compare_in<Natural<ordinary_limbs>>(spans);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
