// SPDX-License-Identifier: MIT
// Whole numbers a + b sqrt(n): sums that an exact turn makes, and their way into an ExactNumber.
#pragma once

#include <utility>

#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::reference::detail {

/// a + b sqrt(n); n is known to the turn.
struct SurdInteger {
    Integer a;
    Integer b;
};

inline SurdInteger multiply(const SurdInteger& left, const SurdInteger& right, const Integer& n) {
    return {left.a * right.a + left.b * right.b * n, left.a * right.b + left.b * right.a};
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
inline ExactNumber exact_number(const SurdInteger& sum, const Root& root, const Integer& denominator, int exponent) {
    const Integer b = sum.b * root.factor;
    if (root.core == 1) return {Fraction(sum.a + b, denominator, exponent)};
    if (b == 0) return {Fraction(sum.a, denominator, exponent)};
    return {Surd{Fraction(sum.a, denominator, exponent), Fraction(b, denominator, exponent), root.core}};
}

}  // namespace tangency::reference::detail
