// SPDX-License-Identifier: MIT
// The numbers of the reference: whole numbers and fractions of them, reached from floats without loss.
#pragma once

#include <algorithm>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace tangency::reference {

using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

namespace detail {

/// A finite float is significand * 2^exponent, exactly. The significand is odd, or zero: a float widened to double, or
/// a small whole number, is no longer an integer than it needs to be, nor are the products made of it.
struct Parts {
    bool negative;
    std::uint64_t significand;
    int exponent;
};

template <class Scalar>
Parts parts_of(Scalar value) {
    using Limits = std::numeric_limits<Scalar>;
    static_assert(Limits::radix == 2 && Limits::digits <= 64, "the significand must fit 64 bits");
    if (value == 0) return {std::signbit(value), 0, 0};
    int exponent = 0;
    const Scalar fraction = std::frexp(std::abs(value), &exponent);
    // Exact, as ldexp would be, and without a call.
    constexpr Scalar ulps = 2 * static_cast<Scalar>(std::uint64_t{1} << (Limits::digits - 1));
    const auto significand = static_cast<std::uint64_t>(fraction * ulps);
    const int zeros = std::countr_zero(significand);
    return {std::signbit(value), significand >> zeros, exponent - Limits::digits + zeros};
}

/// parts * 2^-unit. Needs a unit that is no greater than the exponent, unless the significand is 0.
inline Integer integer_of(const Parts& parts, int unit) {
    Integer integer = parts.significand;
    if (parts.significand != 0) integer <<= static_cast<unsigned>(parts.exponent - unit);
    return parts.negative ? Integer(-integer) : integer;
}

/// Divides by every two, and says how many they were. Needs a number other than 0.
inline int strip_factors_of_two(Integer& number) {
    const auto twos = static_cast<unsigned>(lsb(Integer(abs(number))));
    number >>= twos;
    return static_cast<int>(twos);
}

/// number * 2^twos. Needs twos of at least 0.
inline Integer shifted(const Integer& number, int twos) { return number << static_cast<unsigned>(twos); }

}  // namespace detail

/// numerator * 2^exponent / denominator, the denominator above 0; a common factor may be left in it. To look for one
/// takes longer than to decide an input, so it is done when somebody asks for the lowest terms, and not before.
struct Fraction {
    Integer numerator = 0;
    Integer denominator = 1;
    int exponent = 0;

    Fraction() = default;
    Fraction(Integer above, Integer below, int twos) : numerator(std::move(above)), denominator(std::move(below)), exponent(twos) {}
    Fraction(const Rational& rational)
        : Fraction(boost::multiprecision::numerator(rational), boost::multiprecision::denominator(rational), 0) {}
    Fraction(int whole) : numerator(whole) {}
    /// The exact value of a finite float.
    template <class Scalar>
    requires std::is_floating_point_v<Scalar>
    explicit Fraction(Scalar value) {
        const detail::Parts parts = detail::parts_of(value);
        numerator = detail::integer_of(parts, parts.exponent);
        exponent = parts.exponent;
    }

    int sign() const { return numerator.sign(); }

    /// Numerator and denominator that share no factor; 0 is 0 / 1.
    std::pair<Integer, Integer> lowest_terms() const {
        if (numerator == 0) return {0, 1};
        Integer above = numerator, below = denominator;
        const int twos = exponent + detail::strip_factors_of_two(above) - detail::strip_factors_of_two(below);
        if (below != 1) {
            const Integer common = gcd(Integer(above % below), below);
            above /= common;
            below /= common;
        }
        (twos < 0 ? below : above) <<= static_cast<unsigned>(std::abs(twos));
        return {std::move(above), std::move(below)};
    }

    Rational rational() const {
        auto [above, below] = lowest_terms();
        return below == 1 ? Rational(std::move(above)) : Rational(std::move(above), std::move(below));
    }

    /// "n" or "n/d" in lowest terms.
    std::string str() const {
        const auto [above, below] = lowest_terms();
        return below == 1 ? above.str() : above.str() + "/" + below.str();
    }

    /// The double nearest to the number, ties to even: 0 or an infinity beyond the doubles' range.
    double nearest() const {
        if (numerator == 0) return 0;
        Integer above = abs(numerator), below = denominator;
        // A quotient of at least 64 bits, whose last bit says whether anything was left over, rounds as the number does.
        const int missing = 64 + static_cast<int>(msb(below)) - static_cast<int>(msb(above));
        (missing < 0 ? below : above) <<= static_cast<unsigned>(std::abs(missing));
        Integer quotient, remainder;
        divide_qr(above, below, quotient, remainder);
        int twos = exponent - missing;
        // The doubles' last place, which below the normal numbers is fixed, is what the quotient is rounded to.
        const int last = std::max(static_cast<int>(msb(quotient)) + twos - 52, -1074);
        if (last > 1023) return numerator < 0 ? -HUGE_VAL : HUGE_VAL;
        const int dropped = last - twos;
        if (dropped > 66) return numerator < 0 ? -0.0 : 0.0;
        const Integer half = Integer(1) << static_cast<unsigned>(dropped - 1);
        Integer kept = quotient >> static_cast<unsigned>(dropped);
        const Integer rest = quotient - detail::shifted(kept, dropped);
        const bool odd = bit_test(kept, 0);
        if (rest > half || (rest == half && (odd || remainder != 0))) ++kept;
        const double magnitude = std::ldexp(static_cast<double>(static_cast<std::uint64_t>(kept)), last);
        return numerator < 0 ? -magnitude : magnitude;
    }

    friend Fraction operator-(Fraction number) {
        number.numerator = -number.numerator;
        return number;
    }
    friend Fraction operator+(const Fraction& a, const Fraction& b) {
        const int unit = std::min(a.exponent, b.exponent);
        return {Integer(detail::shifted(a.numerator * b.denominator, a.exponent - unit) +
                        detail::shifted(b.numerator * a.denominator, b.exponent - unit)),
                Integer(a.denominator * b.denominator), unit};
    }
    friend Fraction operator-(const Fraction& a, const Fraction& b) { return a + -b; }
    Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
    friend Fraction operator*(const Fraction& a, const Fraction& b) {
        return {Integer(a.numerator * b.numerator), Integer(a.denominator * b.denominator), a.exponent + b.exponent};
    }
    /// Needs a divisor other than 0.
    friend Fraction operator/(const Fraction& a, const Fraction& b) {
        const int sign = b.sign();
        return {Integer(sign * a.numerator * b.denominator), Integer(sign * a.denominator * b.numerator), a.exponent - b.exponent};
    }
    friend Fraction abs(const Fraction& number) { return number.sign() < 0 ? -number : number; }
    friend bool operator==(const Fraction& a, const Fraction& b) { return (a - b).sign() == 0; }
    friend auto operator<=>(const Fraction& a, const Fraction& b) { return (a - b).sign() <=> 0; }
};

/// The exact value of a finite float as a rational. Domain: any finite number, subnormals included.
template <class Scalar>
Rational exact(Scalar value) {
    return Fraction(value).rational();
}

}  // namespace tangency::reference
