// SPDX-License-Identifier: MIT
// Whole numbers a + b sqrt(n): sums that an exact turn makes, and their way into an ExactNumber.
#pragma once

#include <cstddef>
#include <utility>

#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/reference/rotated/integer_scene.hpp"

namespace tangency::reference::detail {

/// a + b sqrt(n); n is known to the turn.
struct SurdInteger {
    Integer a;
    Integer b;
};

inline SurdInteger multiply(const SurdInteger& left, const SurdInteger& right, const Integer& n) {
    return {left.a * right.a + left.b * right.b * n, left.a * right.b + left.b * right.a};
}

/// Divides by every two, and says how many they were. Needs a number other than 0.
inline int take_twos(Integer& number) {
    const std::size_t twos = lsb(number < 0 ? Integer(-number) : number);
    number >>= twos;
    return static_cast<int>(twos);
}

/// numerator * 2^exponent / denominator, denominator > 0. Needs both to share no factor but twos.
inline Rational scaled_irreducible(Integer numerator, Integer denominator, int exponent) {
    if (numerator == 0) return 0;
    exponent += take_twos(numerator) - take_twos(denominator);
    (exponent < 0 ? denominator : numerator) <<= static_cast<std::size_t>(exponent < 0 ? -exponent : exponent);
    return irreducible(std::move(numerator), std::move(denominator));
}

/// numerator * 2^exponent / denominator, denominator > 0.
inline Rational scaled_fraction(Integer numerator, Integer denominator, int exponent) {
    exponent -= take_twos(denominator);
    if (denominator != 1) {
        const Integer common = gcd(numerator, denominator);
        numerator /= common;
        denominator /= common;
    }
    return scaled_irreducible(std::move(numerator), std::move(denominator), exponent);
}

/// sqrt(n) = factor * sqrt(core), where factor^2 divides n. A core of 1 says that n is a square.
struct Root {
    Integer factor;
    Integer core;

    /// Takes out what is known to be squared in n; `factor` squared must divide n.
    static Root of(const Integer& n, Integer factor) {
        Integer core = n / (factor * factor);
        Integer remainder;
        Integer whole = sqrt(core, remainder);
        if (remainder == 0) return {factor * whole, 1};
        return {std::move(factor), std::move(core)};
    }
};

/// (a + b sqrt(n)) * 2^exponent / denominator as a rational or a surd, root being that of n.
inline ExactNumber exact_number(const SurdInteger& sum, const Root& root, const Integer& denominator,
                                int exponent) {
    const Integer b = sum.b * root.factor;
    if (root.core == 1) return {scaled_fraction(sum.a + b, denominator, exponent)};
    if (b == 0) return {scaled_fraction(sum.a, denominator, exponent)};
    return {Surd{scaled_fraction(sum.a, denominator, exponent), scaled_fraction(b, denominator, exponent),
                 root.core}};
}

}  // namespace tangency::reference::detail
