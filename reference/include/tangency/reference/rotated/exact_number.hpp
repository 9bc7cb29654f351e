// SPDX-License-Identifier: MIT
// Exact answers as values: a rational, a + b sqrt(n), or an enclosure that never straddles zero.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "tangency/reference/rational.hpp"

namespace tangency::reference {

/// rational_part + coefficient * sqrt(radicand); coefficient nonzero, radicand not a square.
struct Surd {
    Fraction rational_part;
    Fraction coefficient;
    Integer radicand;

    friend bool operator==(const Surd&, const Surd&) = default;
};

/// The number lies in [lo, hi]; the two have one sign, are not zero and differ by at most 2^-98 of
/// the smaller magnitude, of what a linear form is by 2^-100.
struct Enclosure {
    Fraction lo;
    Fraction hi;

    friend bool operator==(const Enclosure&, const Enclosure&) = default;
};

/// A number as exactly as it is known. Fraction and Surd are the number itself.
struct ExactNumber {
    std::variant<Fraction, Surd, Enclosure> value;

    friend bool operator==(const ExactNumber&, const ExactNumber&) = default;
};

/// -1, 0 or 1. An enclosure is never of zero.
inline int sign_of(const ExactNumber& number);

/// "3/2", "3/2 - 1/4*sqrt(3)", or "[1.25e-20, 1.26e-20]" with both ends rounded outwards to `digits`
/// significant decimals.
inline std::string to_text(const ExactNumber& number, int digits = 17);

/// A fraction within 2^-97 of the number, or 2^-99 of what a linear form is, in relation to its magnitude; the number itself where it is rational.
inline Fraction approximate(const ExactNumber& number);

namespace detail {

/// The sign of a + b sqrt(n), n > 0, by squaring: where the terms oppose, the larger square wins.
template <class Number, class Radicand>
int sign_of_surd(const Number& a, const Number& b, const Radicand& n) {
    const int sign_a = a.sign();
    const int sign_b = b.sign();
    if (sign_a == sign_b || sign_b == 0) return sign_a;
    if (sign_a == 0) return sign_b;
    const Number a_sq = a * a;
    const Number b_sq_n = b * b * n;
    if (a_sq == b_sq_n) return 0;
    return a_sq > b_sq_n ? sign_a : sign_b;
}

/// lo <= a + b sqrt(n) <= hi at a precision that tells the sum from zero and its ends by 2^-100 at most.
inline Enclosure enclose_surd(const Surd& surd) {
    for (int bits = 128;; bits *= 2) {
        const Integer root = sqrt(shifted(surd.radicand, 2 * bits));
        const Fraction below = surd.rational_part + surd.coefficient * Fraction(root, 1, -bits);
        const Fraction above = surd.rational_part + surd.coefficient * Fraction(root + 1, 1, -bits);
        const Enclosure ends = below < above ? Enclosure{below, above} : Enclosure{above, below};
        const bool one_sign = ends.lo.sign() == ends.hi.sign() && ends.lo.sign() != 0;
        if (one_sign && (ends.hi - ends.lo) * Fraction(1, 1, 100) <= std::min(abs(ends.lo), abs(ends.hi))) return ends;
    }
}

/// magnitude > 0 in `digits` significant decimals, rounded up or down: "1.25e-20".
inline std::string decimal_text(const Fraction& magnitude, int digits, bool up) {
    const int twos = magnitude.exponent;
    const Integer num = shifted(magnitude.numerator, std::max(twos, 0));
    const Integer den = shifted(magnitude.denominator, std::max(-twos, 0));
    const Integer upper = pow(Integer(10), static_cast<unsigned>(digits));
    // The first guess at the decimal exponent is off by at most one or two; the loop settles it.
    const auto bits = static_cast<long>(msb(num)) - static_cast<long>(msb(den));
    long exponent = bits * 30103 / 100000;
    Integer quotient, remainder;
    for (;;) {
        const long shift = digits - 1 - exponent;
        const Integer power = pow(Integer(10), static_cast<unsigned>(shift < 0 ? -shift : shift));
        const Integer scaled_num = shift > 0 ? Integer(num * power) : num;
        const Integer scaled_den = shift < 0 ? Integer(den * power) : den;
        divide_qr(scaled_num, scaled_den, quotient, remainder);
        if (quotient >= upper)
            ++exponent;
        else if (quotient * 10 < upper)
            --exponent;
        else
            break;
    }
    if (up && remainder != 0) ++quotient;
    if (quotient == upper) {
        quotient /= 10;
        ++exponent;
    }
    const std::string all = quotient.str();
    std::string text = all.substr(0, 1);
    if (digits > 1) text.append(".").append(all, 1);
    return text.append("e").append(std::to_string(exponent));
}

/// value in decimals, rounded towards plus or minus infinity.
inline std::string rounded_text(const Fraction& value, int digits, bool towards_plus) {
    if (value.sign() == 0) return "0";
    if (value.sign() > 0) return decimal_text(value, digits, towards_plus);
    return std::string("-") += decimal_text(-value, digits, !towards_plus);
}

inline std::string surd_text(const Surd& surd) {
    const bool minus = surd.coefficient.sign() < 0;
    const std::string magnitude = abs(surd.coefficient).str();
    std::string text;
    if (surd.rational_part.sign() != 0)
        text += surd.rational_part.str() + (minus ? " - " : " + ");
    else if (minus)
        text += "-";
    if (magnitude != "1") text += magnitude + "*";
    return text + "sqrt(" + surd.radicand.str() + ")";
}

}  // namespace detail

inline int sign_of(const ExactNumber& number) {
    if (const auto* fraction = std::get_if<Fraction>(&number.value)) return fraction->sign();
    if (const auto* surd = std::get_if<Surd>(&number.value))
        return detail::sign_of_surd(surd->rational_part, surd->coefficient, Fraction(surd->radicand, 1, 0));
    return std::get<Enclosure>(number.value).lo.sign();
}

inline Fraction approximate(const ExactNumber& number) {
    if (const auto* fraction = std::get_if<Fraction>(&number.value)) return *fraction;
    if (const auto* surd = std::get_if<Surd>(&number.value)) return detail::enclose_surd(*surd).lo;
    return std::get<Enclosure>(number.value).lo;
}

inline std::string to_text(const ExactNumber& number, int digits) {
    if (const auto* fraction = std::get_if<Fraction>(&number.value)) return fraction->str();
    if (const auto* surd = std::get_if<Surd>(&number.value)) return detail::surd_text(*surd);
    const auto& [lo, hi] = std::get<Enclosure>(number.value);
    std::string text = "[";
    text += detail::rounded_text(lo, digits, false) + ", ";
    return text += detail::rounded_text(hi, digits, true) + "]";
}

}  // namespace tangency::reference
