// SPDX-License-Identifier: MIT
// Products, quotients and roots of enclosures, whose ends are rounded outwards where they are rounded.
#pragma once

#include <algorithm>

#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::reference::detail {

/// Of a number other than 0; both ends are it where it is a fraction.
inline Enclosure enclose(const ExactNumber& number) {
    if (const auto* fraction = std::get_if<Fraction>(&number.value)) return {*fraction, *fraction};
    if (const auto* surd = std::get_if<Surd>(&number.value)) return enclose_surd(*surd);
    return std::get<Enclosure>(number.value);
}

inline Enclosure operator-(const Enclosure& a) { return {-a.hi, -a.lo}; }

/// Of a number above 0 and one that is not below.
inline Enclosure operator+(const Enclosure& a, const Fraction& b) { return {a.lo + b, a.hi + b}; }

inline Enclosure operator*(const Enclosure& a, const Enclosure& b) {
    if (a.lo.sign() < 0) return -(-a * b);
    if (b.lo.sign() < 0) return -(a * -b);
    return {a.lo * b.lo, a.hi * b.hi};
}

/// Needs a divisor above 0.
inline Enclosure operator/(const Enclosure& a, const Enclosure& b) {
    if (a.lo.sign() < 0) return -(-a / b);
    return {a.lo / b.hi, a.hi / b.lo};
}

/// The root, to 2^-129 of itself, rounded down or up. Needs a number above 0.
inline Fraction rounded_root(const Fraction& square, bool up) {
    const int bits = static_cast<int>(msb(square.numerator)) - static_cast<int>(msb(square.denominator));
    int shift = std::max(262 - bits, 0);
    if ((square.exponent - shift) % 2 != 0) ++shift;
    const Integer root = sqrt(Integer(shifted(square.numerator, shift) / square.denominator));
    return {up ? Integer(root + 1) : root, 1, (square.exponent - shift) / 2};
}

/// Needs a number above 0.
inline Enclosure root_of(const Enclosure& square) { return {rounded_root(square.lo, false), rounded_root(square.hi, true)}; }

}  // namespace tangency::reference::detail
