// SPDX-License-Identifier: MIT
// An exact number as a compiled type: who holds one compiles nothing of the arithmetic behind it.
#pragma once

#include <compare>
#include <memory>
#include <string>

#include "tangency/reference/floating.hpp"

namespace tangency::reference {

struct ExactNumber;

/// A fraction, a sum with a root, or an enclosure that never straddles zero (rotated/exact_number.hpp). Copies share it.
///   - sums, products and quotients are those of fractions, exact; a number that is no fraction counts as its
///     approximation, within 2^-97 in relation
///   - comparisons with a fraction are exact; a fraction inside an enclosure is neither above nor below it
class Number {
public:
    /// The exact value of a finite double.
    Number(double value = 0);
    explicit Number(ExactNumber number);
    /// Of "n" or "n/d", as text() writes fractions.
    static Number of_text(const std::string& fraction);

    int sign() const;
    bool is_enclosure() const;

    /// "3/2", "3/2 - 1/4*sqrt(3)", or "[1.25e-20, 1.26e-20]" rounded outwards to `digits` significant decimals.
    std::string text(int digits = 17) const;

    /// The nearest double; of an approximation where the number is no fraction.
    double nearest() const;

    /// Within a few units of 2^-53 in relation, beyond every exponent range, and quickly.
    Floating floating() const;

    const ExactNumber& exact() const { return *exact_; }

    friend Number operator-(const Number& a);
    friend Number operator+(const Number& a, const Number& b);
    friend Number operator-(const Number& a, const Number& b);
    friend Number operator*(const Number& a, const Number& b);
    friend Number operator/(const Number& a, const Number& b);  ///< needs a divisor other than 0
    friend Number abs(const Number& a);
    friend bool operator==(const Number& a, const Number& b);
    friend std::partial_ordering operator<=>(const Number& a, const Number& b);
    Number& operator+=(const Number& other) { return *this = *this + other; }

private:
    std::shared_ptr<const ExactNumber> exact_;
};

}  // namespace tangency::reference
