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
    Rational rational_part;
    Rational coefficient;
    boost::multiprecision::cpp_int radicand;

    friend bool operator==(const Surd&, const Surd&) = default;
};

/// The number lies in [lo, hi]; the two have one sign, are not zero and differ by at most 2^-100 of
/// the smaller magnitude.
struct Enclosure {
    Rational lo;
    Rational hi;

    friend bool operator==(const Enclosure&, const Enclosure&) = default;
};

/// A number as exactly as it is known. Rational and Surd are the number itself.
struct ExactNumber {
    std::variant<Rational, Surd, Enclosure> value;

    friend bool operator==(const ExactNumber&, const ExactNumber&) = default;
};

/// -1, 0 or 1. An enclosure is never of zero.
inline int sign_of(const ExactNumber& number);

/// "3/2", "3/2 - 1/4*sqrt(3)", or "[1.25e-20, 1.26e-20]" with both ends rounded outwards to `digits`
/// significant decimals.
inline std::string to_text(const ExactNumber& number, int digits = 17);

/// A rational within 2^-99 of the number in relation to its magnitude; the number itself where it is rational.
inline Rational approximate(const ExactNumber& number);

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
    using boost::multiprecision::cpp_int;
    for (unsigned bits = 128;; bits *= 2) {
        const cpp_int root = sqrt(cpp_int(surd.radicand << (2 * bits)));
        const cpp_int unit = cpp_int(1) << bits;
        const Rational below = surd.rational_part + surd.coefficient * Rational(root, unit);
        const Rational above = surd.rational_part + surd.coefficient * Rational(root + 1, unit);
        const Enclosure ends = below < above ? Enclosure{below, above} : Enclosure{above, below};
        const bool one_sign = (ends.lo > 0) == (ends.hi > 0) && ends.lo != 0 && ends.hi != 0;
        const Rational smaller = std::min<Rational>(abs(ends.lo), abs(ends.hi));
        if (one_sign && (ends.hi - ends.lo) * Rational(cpp_int(1) << 100) <= smaller) return ends;
    }
}

/// magnitude > 0 in `digits` significant decimals, rounded up or down: "1.25e-20".
inline std::string decimal_text(const Rational& magnitude, int digits, bool up) {
    using boost::multiprecision::cpp_int;
    const cpp_int num = numerator(magnitude);
    const cpp_int den = denominator(magnitude);
    const cpp_int upper = pow(cpp_int(10), static_cast<unsigned>(digits));
    // The first guess at the decimal exponent is off by at most one or two; the loop settles it.
    const auto bits = static_cast<long>(msb(num)) - static_cast<long>(msb(den));
    long exponent = bits * 30103 / 100000;
    cpp_int quotient, remainder;
    for (;;) {
        const long shift = digits - 1 - exponent;
        const cpp_int power = pow(cpp_int(10), static_cast<unsigned>(shift < 0 ? -shift : shift));
        const cpp_int scaled_num = shift > 0 ? cpp_int(num * power) : num;
        const cpp_int scaled_den = shift < 0 ? cpp_int(den * power) : den;
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
inline std::string rounded_text(const Rational& value, int digits, bool towards_plus) {
    if (value == 0) return "0";
    if (value > 0) return decimal_text(value, digits, towards_plus);
    return std::string("-") += decimal_text(-value, digits, !towards_plus);
}

inline std::string surd_text(const Surd& surd) {
    const bool minus = surd.coefficient < 0;
    const Rational magnitude = abs(surd.coefficient);
    std::string text;
    if (surd.rational_part != 0) text += surd.rational_part.str() + (minus ? " - " : " + ");
    if (surd.rational_part == 0 && minus) text += "-";
    if (magnitude != 1) text += magnitude.str() + "*";
    return text + "sqrt(" + surd.radicand.str() + ")";
}

}  // namespace detail

inline int sign_of(const ExactNumber& number) {
    if (const auto* rational = std::get_if<Rational>(&number.value)) return rational->sign();
    if (const auto* surd = std::get_if<Surd>(&number.value))
        return detail::sign_of_surd(surd->rational_part, surd->coefficient, Rational(surd->radicand));
    return std::get<Enclosure>(number.value).lo > 0 ? 1 : -1;
}

inline Rational approximate(const ExactNumber& number) {
    if (const auto* rational = std::get_if<Rational>(&number.value)) return *rational;
    if (const auto* surd = std::get_if<Surd>(&number.value)) return detail::enclose_surd(*surd).lo;
    return std::get<Enclosure>(number.value).lo;
}

inline std::string to_text(const ExactNumber& number, int digits) {
    if (const auto* rational = std::get_if<Rational>(&number.value)) return rational->str();
    if (const auto* surd = std::get_if<Surd>(&number.value)) return detail::surd_text(*surd);
    const auto& [lo, hi] = std::get<Enclosure>(number.value);
    std::string text = "[";
    text += detail::rounded_text(lo, digits, false) + ", ";
    return text += detail::rounded_text(hi, digits, true) + "]";
}

}  // namespace tangency::reference
