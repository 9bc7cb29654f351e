// SPDX-License-Identifier: MIT
// The arithmetic behind an exact number.
#include "tangency/reference/number.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::reference {
namespace {

Number made(Fraction fraction) { return Number(ExactNumber{std::move(fraction)}); }

const Fraction* fraction_in(const Number& number) { return std::get_if<Fraction>(&number.exact().value); }

// The leading 64 bits of an integer's magnitude: what is cut off is less than 2^-63 in relation.
Floating floating_of(const Integer& integer) {
    if (integer == 0) return {};
    const Integer magnitude = abs(integer);
    const int cut = std::max(static_cast<int>(msb(magnitude)) - 63, 0);
    const auto leading = static_cast<std::uint64_t>(Integer(magnitude >> static_cast<unsigned>(cut)));
    Floating number = Floating::of(static_cast<double>(leading) * integer.sign());
    number.exponent += cut;
    return number;
}

Floating floating_of(const Fraction& number) {
    Floating quotient = floating_of(number.numerator) / floating_of(number.denominator);
    quotient.exponent += number.exponent;
    return quotient;
}

// a + b sqrt(n): where the terms oppose, as (a^2 - b^2 n) / (a - b sqrt(n)), whose numerator, exact in integers, is all
// that cancels.
Floating floating_of(const Surd& surd) {
    const auto& [a, b, n] = surd;
    const Floating root = floating_of(b) * floating_of(n).root();
    if (a.sign() * b.sign() >= 0) return floating_of(a) + root;
    return floating_of(a * a - b * b * Fraction(n, 1, 0)) / (floating_of(a) + floating_of(-b) * floating_of(n).root());
}

Floating floating_of(const Enclosure& enclosure) { return floating_of(enclosure.lo); }

// How a number stands to a fraction.
std::partial_ordering order(const ExactNumber& number, const Fraction& other) {
    if (const auto* fraction = std::get_if<Fraction>(&number.value)) return *fraction <=> other;
    if (const auto* surd = std::get_if<Surd>(&number.value))
        return sign_of(ExactNumber{Surd{surd->rational_part - other, surd->coefficient, surd->radicand}}) <=> 0;
    const auto& [lo, hi] = std::get<Enclosure>(number.value);
    if (lo > other) return std::partial_ordering::greater;
    return hi < other ? std::partial_ordering::less : std::partial_ordering::unordered;
}

}  // namespace

Number::Number(double value) : Number(ExactNumber{Fraction(value)}) {}

Number::Number(ExactNumber number) : exact_(std::make_shared<const ExactNumber>(std::move(number))) {}

Number Number::of_text(const std::string& fraction) { return made(Rational(fraction)); }

int Number::sign() const { return sign_of(*exact_); }

bool Number::is_enclosure() const { return std::holds_alternative<Enclosure>(exact_->value); }

std::string Number::text(int digits) const { return to_text(*exact_, digits); }

double Number::nearest() const { return approximate(*exact_).nearest(); }

Floating Number::floating() const {
    return std::visit([](const auto& value) { return floating_of(value); }, exact_->value);
}

Number operator-(const Number& a) { return made(-approximate(*a.exact_)); }
Number operator+(const Number& a, const Number& b) { return made(approximate(*a.exact_) + approximate(*b.exact_)); }
Number operator-(const Number& a, const Number& b) { return made(approximate(*a.exact_) - approximate(*b.exact_)); }
Number operator*(const Number& a, const Number& b) { return made(approximate(*a.exact_) * approximate(*b.exact_)); }
Number operator/(const Number& a, const Number& b) { return made(approximate(*a.exact_) / approximate(*b.exact_)); }
Number abs(const Number& a) { return made(abs(approximate(*a.exact_))); }

bool operator==(const Number& a, const Number& b) { return *a.exact_ == *b.exact_; }

std::partial_ordering operator<=>(const Number& a, const Number& b) {
    if (const Fraction* other = fraction_in(b)) return order(*a.exact_, *other);
    const std::partial_ordering rotated = order(*b.exact_, approximate(*a.exact_));
    return rotated < 0 ? std::partial_ordering::greater : rotated > 0 ? std::partial_ordering::less : rotated;
}

}  // namespace tangency::reference
