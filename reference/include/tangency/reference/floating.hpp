// SPDX-License-Identifier: MIT
// Doubles whose exponents have no end: squares of doubles and their quotients leave the range of doubles.
#pragma once

#include <algorithm>
#include <cmath>

namespace tangency::reference {

/// fraction * 2^exponent, the fraction's magnitude in [1/2, 1) or 0. Every operation rounds once, as a double does.
struct Floating {
    double fraction = 0;
    int exponent = 0;

    static Floating of(double value) {
        Floating number;
        number.fraction = std::frexp(value, &number.exponent);
        return number;
    }

    double in_units_of(int unit_exponent) const { return std::ldexp(fraction, exponent - unit_exponent); }

    /// Needs a number that is not negative.
    Floating root() const {
        const bool odd = exponent % 2 != 0;
        return normal(std::sqrt(odd ? 2 * fraction : fraction), (odd ? exponent - 1 : exponent) / 2);
    }

    friend Floating abs(const Floating& a) { return {std::abs(a.fraction), a.exponent}; }
    friend Floating operator*(const Floating& a, const Floating& b) { return normal(a.fraction * b.fraction, a.exponent + b.exponent); }
    friend Floating operator/(const Floating& a, const Floating& b) { return normal(a.fraction / b.fraction, a.exponent - b.exponent); }
    friend Floating operator+(const Floating& a, const Floating& b) {
        if (a.fraction == 0) return b;
        if (b.fraction == 0) return a;
        const int unit = std::max(a.exponent, b.exponent);
        return normal(a.in_units_of(unit) + b.in_units_of(unit), unit);
    }

private:
    static Floating normal(double fraction, int exponent) {
        Floating number = of(fraction);
        number.exponent += exponent;
        return number;
    }
};

}  // namespace tangency::reference
