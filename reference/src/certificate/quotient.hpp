// SPDX-License-Identifier: MIT
// Quotients of whole numbers with roots, as sums of fractions times roots.
#pragma once

#include <array>
#include <cstddef>

#include "number.hpp"

namespace tangency::certificates {

/// parts[0] + parts[1] sqrt(m) + (parts[2] + parts[3] sqrt(m)) sqrt(n). A root that nothing is multiplied by may be null.
struct SumOfRoots {
    std::array<Fraction, 4> parts{};
    const Integer *m = nullptr, *n = nullptr;
};

namespace detail {

inline void add_quotient(SumOfRoots& sum, std::size_t place, const Integer& value, const Integer& weight, int exponent) {
    sum.parts[place] = Fraction(sign_of(weight) * value, abs(weight), exponent);
}

/// (a + b r) / (c + d r) = (a + b r)(c - d r) / (c^2 - d^2 r^2), where r^2 is the root's whole number.
template <class Base>
void add_quotient(SumOfRoots& sum, std::size_t place, const Rooted<Base>& value, const Rooted<Base>& weight, int exponent) {
    constexpr bool is_inner = std::is_same_v<Base, Integer>;
    const Rooted<Base> conjugate(weight.a, -weight.b, weight.root), above = value * conjugate, below = weight * conjugate;
    if (above.root != nullptr) (is_inner ? sum.m : sum.n) = above.root;
    add_quotient(sum, place, above.a, below.a, exponent);
    add_quotient(sum, place + (is_inner ? 1 : 2), above.b, below.a, exponent);
}

}  // namespace detail

/// value / weight * 2^exponent. Needs a weight other than 0.
template <class Number>
SumOfRoots quotient_of(const Number& value, const Number& weight, int exponent) {
    SumOfRoots sum;
    detail::add_quotient(sum, 0, value, weight, exponent);
    return sum;
}

/// A fraction, a sum with one root, or where several are left an enclosure.
reference::ExactNumber exact_number_of(const SumOfRoots& sum);

}  // namespace tangency::certificates
