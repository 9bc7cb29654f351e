// SPDX-License-Identifier: MIT
// f32 and f64 by whole numbers alone: what a processor makes of a * b + c, with subnormal numbers kept or flushed.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

namespace whole_floats {

using Wide = unsigned __int128;

inline int bit_count(Wide number) {
    const auto high = static_cast<std::uint64_t>(number >> 64);
    return high != 0 ? 128 - std::countl_zero(high) : 64 - std::countl_zero(static_cast<std::uint64_t>(number));
}

/// significand * 2^exponent, of `precision` bits or of the least exponent, which zeros have too; infinity, or no number.
struct Float {
    bool negative = false;
    enum Kind : std::uint8_t { finite, infinite, nan } kind = finite;
    std::uint64_t significand = 0;
    int exponent = 0;

    bool is_zero() const { return kind == finite && significand == 0; }
    /// Finite, and no less than 2^(end - 1) but below 2^end, or 0.
    int end() const { return exponent + bit_count(significand); }
    friend Float operator-(Float a) {
        a.negative = !a.negative;
        return a;
    }
};
inline Float magnitude(Float a) {
    a.negative = false;
    return a;
}

/// A format and what is done to its subnormal numbers.
struct Machine {
    int precision, least, top;  // numbers are multiples of 2^least, and below 2^top
    bool flushing = false;      // FTZ and DAZ, as x86 has them
    bool has_fma = true;        // else what a product loses is found by splitting

    template <class Scalar>
    static constexpr Machine of(bool is_flushing) {
        return sizeof(Scalar) == 4 ? Machine{24, -149, 128, is_flushing} : Machine{53, -1074, 1024, is_flushing};
    }

    template <class Scalar>
    Float read(Scalar number) const {
        using Bits = std::conditional_t<sizeof(Scalar) == 4, std::uint32_t, std::uint64_t>;
        const std::uint64_t bits = std::bit_cast<Bits>(number), sign = std::uint64_t{1} << (8 * sizeof(Scalar) - 1);
        const std::uint64_t unit = std::uint64_t{1} << (precision - 1), fraction = bits % unit, field = bits % sign / unit;
        const bool negative = bits >= sign;
        if (field == static_cast<std::uint64_t>(2 * top - 1)) return {negative, fraction == 0 ? Float::infinite : Float::nan, 0, 0};
        return {negative, Float::finite, field == 0 ? fraction : fraction + unit, least + static_cast<int>(field == 0 ? 0 : field - 1)};
    }
    /// A number of this format that a double holds.
    Float read_wide(double number) const { return precision == 24 ? read(static_cast<float>(number)) : read(number); }
    double as_double(const Float& a) const { return std::bit_cast<double>(magnitude_bits(a) | (a.negative ? std::uint64_t{1} << 63 : 0)); }
    /// Of the number's bits all but the sign.
    std::uint64_t magnitude_bits(const Float& a) const {
        if (a.kind == Float::infinite) return static_cast<std::uint64_t>(2 * top - 1) << (precision - 1);
        return (static_cast<std::uint64_t>(a.exponent - least) << (precision - 1)) + a.significand;
    }
    Float power(int exponent) const { return rounded(false, 1, exponent); }
    Float zero() const { return {false, Float::finite, 0, least}; }

    bool is_subnormal(const Float& a) const {
        return a.kind == Float::finite && a.significand >> (precision - 1) == 0 && a.significand != 0;
    }
    Float seen(Float a) const { return flushing && is_subnormal(a) ? Float{a.negative, Float::finite, 0, least} : a; }

    /// number * 2^exponent, rounded to nearest even.
    Float rounded(bool negative, Wide number, int exponent) const {
        const int bits = bit_count(number);
        // What would be below the normal numbers if exponents had no end counts as such, though it may round to the first of them.
        if (flushing && number != 0 && exponent + bits < least + precision) {
            const Float unbounded = Machine{precision, exponent - precision, top}.rounded(negative, number, exponent);
            if (bit_count(unbounded.significand) + unbounded.exponent < least + precision) return {negative, Float::finite, 0, least};
        }
        int place = exponent + bits - precision > least ? exponent + bits - precision : least;
        const int shift = place - exponent;
        Wide kept = shift <= 0 ? number << -shift : shift > 127 ? 0 : number >> shift;
        if (shift > 0 && shift < 128) {
            const Wide half = Wide{1} << (shift - 1), rest = number & (2 * half - 1);
            if (rest > half || (rest == half && kept % 2 == 1)) ++kept;
        }
        if (kept >> precision != 0) {
            kept >>= 1;
            ++place;
        }
        if (place + precision > top) return {negative, Float::infinite, 0, 0};
        return {negative, Float::finite, static_cast<std::uint64_t>(kept), kept == 0 ? least : place};
    }

    /// a b + c, rounded once.
    Float fused(Float a, Float b, Float c) const {
        a = seen(a), b = seen(b), c = seen(c);
        const bool negative = a.negative != b.negative;
        if (a.kind == Float::nan || b.kind == Float::nan || c.kind == Float::nan) return {false, Float::nan, 0, 0};
        if (a.kind == Float::infinite || b.kind == Float::infinite) {
            if (a.is_zero() || b.is_zero() || (c.kind == Float::infinite && c.negative != negative)) return {false, Float::nan, 0, 0};
            return {negative, Float::infinite, 0, 0};
        }
        if (c.kind == Float::infinite) return c;
        Part first{negative, Wide{a.significand} * b.significand, a.exponent + b.exponent}, second{c.negative, c.significand, c.exponent};
        if (first.number == 0 && second.number == 0) return {negative && c.negative, Float::finite, 0, least};
        if (first.number == 0) return c;
        if (second.number == 0) return rounded(first.negative, first.number, first.exponent);
        if (first.end() < second.end()) std::swap(first, second);
        // The larger one's highest bit at 125: whatever cancels, what the smaller one loses behind the last bit tells by one bit there.
        const int up = 126 - bit_count(first.number);
        first.number <<= up;
        first.exponent -= up;
        const int down = first.exponent - second.exponent;
        if (down <= 0)
            second.number <<= -down;
        else
            second.number = down > 127 ? 1 : second.number >> down | (second.number << (128 - down) != 0 ? 1 : 0);
        if (first.negative == second.negative) return rounded(first.negative, first.number + second.number, first.exponent);
        if (first.number == second.number) return zero();
        if (first.number > second.number) return rounded(first.negative, first.number - second.number, first.exponent);
        return rounded(second.negative, second.number - first.number, first.exponent);
    }
    Float sum(Float a, Float b) const { return fused(a, one(), b); }
    Float difference(Float a, Float b) const { return sum(a, -b); }
    Float product(Float a, Float b) const { return fused(a, b, -zero()); }

    Float root(Float a) const {
        a = seen(a);
        if (a.kind == Float::nan || a.is_zero()) return a;
        if (a.negative) return {false, Float::nan, 0, 0};
        if (a.kind == Float::infinite) return a;
        const int room = 126 - bit_count(a.significand), up = room - ((a.exponent - room) & 1);
        const Wide square = Wide{a.significand} << up;
        std::uint64_t found = 0;
        for (std::uint64_t bit = std::uint64_t{1} << 62; bit != 0; bit >>= 1)
            if (Wide{found | bit} * (found | bit) <= square) found |= bit;
        return rounded(false, 2 * Wide{found} + (Wide{found} * found != square), (a.exponent - up) / 2 - 1);
    }
    Float quotient(Float a, Float b) const {
        a = seen(a), b = seen(b);
        const bool negative = a.negative != b.negative, is_large = a.kind == Float::infinite || b.is_zero(),
                   is_small = b.kind == Float::infinite || a.is_zero();
        if (a.kind == Float::nan || b.kind == Float::nan || (is_large && is_small)) return {false, Float::nan, 0, 0};
        if (is_large) return {negative, Float::infinite, 0, 0};
        if (is_small) return {negative, Float::finite, 0, least};
        const int up = 127 - bit_count(a.significand);
        const Wide number = Wide{a.significand} << up, found = number / b.significand;
        return rounded(negative, 2 * found + (number % b.significand != 0), a.exponent - up - b.exponent - 1);
    }

    /// Of numbers that are seen.
    bool is_less(Float a, Float b) const {
        a = seen(a), b = seen(b);
        if (a.kind == Float::nan || b.kind == Float::nan || (a.is_zero() && b.is_zero())) return false;
        if (a.negative != b.negative) return a.negative;
        if (a.negative) std::swap(a, b);
        return size(a) < size(b);
    }
    Float larger(Float a, Float b) const { return is_less(b, a) ? a : b; }
    Float smaller(Float a, Float b) const { return is_less(a, b) ? a : b; }

private:
    struct Part {
        bool negative;
        Wide number;
        int exponent;
        int end() const { return exponent + bit_count(number); }
    };
    Float one() const { return {false, Float::finite, std::uint64_t{1} << (precision - 1), 1 - precision}; }
    std::pair<int, std::uint64_t> size(const Float& a) const { return {a.kind == Float::infinite ? top : a.exponent, a.significand}; }
};

/// The same number, or both none. Zeros are not told apart.
inline bool is_same(const Float& a, const Float& b) {
    if (a.kind != b.kind || a.kind == Float::nan) return a.kind == b.kind;
    return a.significand == b.significand && (a.is_zero() || (a.negative == b.negative && a.exponent == b.exponent));
}

}  // namespace whole_floats
