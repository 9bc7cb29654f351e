// SPDX-License-Identifier: MIT
// Natural numbers for products of many factors: in limbs on the stack, or in one 128-bit word where that is
// enough.
#pragma once

#include <cstdint>

#include "integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// The position of the highest set bit, from 1; 0 for 0.
constexpr int bit_length(std::uint64_t number) {
    int length = 0;
    for (int step = 32; step > 0; step /= 2)
        if ((number >> step) != 0) {
            number >>= step;
            length += step;
        }
    return length + static_cast<int>(number);
}

/// How many zeros end a number that is not zero.
constexpr int trailing_zeros(std::uint64_t number) { return bit_length(number & (~number + 1)) - 1; }

/// A natural number below 2^(32 Capacity). The caller sees to it that results fit.
template <int Capacity>
struct Natural {
    std::uint32_t limb[Capacity] = {};  // least first
    int count = 0;                      // limbs in use, the highest of them not zero

    /// magnitude * 2^shift.
    static constexpr Natural of(std::uint64_t magnitude, int shift) {
        Natural number;
        const int place = shift / 32, offset = shift % 32;
        const std::uint64_t low = magnitude << offset;
        const std::uint64_t high = offset == 0 ? 0 : magnitude >> (64 - offset);
        const std::uint64_t parts[3] = {low & 0xffffffff, low >> 32, high};
        for (int k = 0; k < 3; ++k)
            if (parts[k] != 0) {
                number.limb[place + k] = static_cast<std::uint32_t>(parts[k]);
                number.count = place + k + 1;
            }
        return number;
    }

    constexpr bool is_zero() const { return count == 0; }
    constexpr int bits() const { return count == 0 ? 0 : 32 * (count - 1) + bit_length(limb[count - 1]); }

    /// Negative, zero or positive as a < b, a = b or a > b.
    friend constexpr int compare(const Natural& a, const Natural& b) {
        if (a.count != b.count) return a.count < b.count ? -1 : 1;
        for (int i = a.count - 1; i >= 0; --i)
            if (a.limb[i] != b.limb[i]) return a.limb[i] < b.limb[i] ? -1 : 1;
        return 0;
    }

    friend constexpr Natural operator+(const Natural& a, const Natural& b) {
        Natural sum;
        const int longer = a.count > b.count ? a.count : b.count;
        std::uint64_t carry = 0;
        for (int i = 0; i < longer; ++i) {
            carry += std::uint64_t{a.limb[i]} + b.limb[i];
            sum.limb[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        sum.count = longer;
        if (carry != 0) sum.limb[sum.count++] = static_cast<std::uint32_t>(carry);
        return sum;
    }

    /// a - b; needs a >= b.
    friend constexpr Natural operator-(const Natural& a, const Natural& b) {
        Natural difference;
        std::uint64_t borrow = 0;
        for (int i = 0; i < a.count; ++i) {
            const std::uint64_t step = std::uint64_t{a.limb[i]} - b.limb[i] - borrow;
            difference.limb[i] = static_cast<std::uint32_t>(step);
            borrow = step >> 63;
        }
        difference.count = a.count;
        difference.trim();
        return difference;
    }

    friend constexpr Natural operator*(const Natural& a, const Natural& b) {
        Natural product;
        for (int i = 0; i < a.count; ++i) {
            std::uint64_t carry = 0;
            for (int k = 0; k < b.count; ++k) {
                carry += std::uint64_t{a.limb[i]} * b.limb[k] + product.limb[i + k];
                product.limb[i + k] = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
            product.limb[i + b.count] = static_cast<std::uint32_t>(carry);
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
    __extension__ using Word = unsigned __int128;
    Word word = 0;

    static constexpr SmallNatural of(std::uint64_t magnitude, int shift) { return {Word{magnitude} << shift}; }
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

/// A natural number with a sign.
template <class Natural>
struct Whole {
    Natural magnitude{};
    bool negative = false;

    constexpr void add(const Natural& number, bool subtracted) {
        if (subtracted == negative) {
            magnitude = magnitude + number;
        } else if (compare(magnitude, number) >= 0) {
            magnitude = magnitude - number;
        } else {
            magnitude = number - magnitude;
            negative = subtracted;
        }
    }
};

/// The sign of x^2 y - z^2: first by lengths, which tells numbers of different size without multiplying them.
/// A product of factors below 2^k lies below 2^(sum of the k) and, of three factors, not below that by more than
/// 2^-3.
template <class Natural>
constexpr int compare_squares(const Natural& x, const Natural& y, const Natural& z) {
    if (z.is_zero()) return x.is_zero() || y.is_zero() ? 0 : 1;
    if (x.is_zero() || y.is_zero()) return -1;
    const int left_bits = 2 * x.bits() + y.bits(), right_bits = 2 * z.bits();
    if (left_bits <= right_bits - 2) return -1;
    if (left_bits - 3 >= right_bits) return 1;
    return compare(x * x * y, z * z);
}

/// What numbers share as integers: all are multiples of 2^unit, and below 2^(unit + width).
struct Span {
    int unit = 0, top = 0;
    bool empty = true;

    template <class Scalar>
    constexpr void see(Scalar number) {
        const Integer integer = integer_of(number);
        if (integer.magnitude == 0) return;
        const int lowest = integer.exponent + trailing_zeros(integer.magnitude);
        const int above = integer.exponent + bit_length(integer.magnitude);
        unit = empty || lowest < unit ? lowest : unit;
        top = empty || above > top ? above : top;
        empty = false;
    }
    constexpr int width() const { return top - unit; }

    /// |number| / 2^unit, for a number that was seen.
    template <class Natural, class Scalar>
    constexpr Natural count(Scalar number) const {
        const Integer integer = integer_of(number);
        if (integer.magnitude == 0) return {};
        const int zeros = trailing_zeros(integer.magnitude);
        return Natural::of(integer.magnitude >> zeros, integer.exponent + zeros - unit);
    }
};

template <class Scalar>
constexpr bool is_negative(Scalar number) {
    return magnitude_bits(number) != bits_of(number);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
