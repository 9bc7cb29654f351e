// SPDX-License-Identifier: MIT
// The gap of a measured case in floating-point numbers whose exponents have no end.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <variant>

#include "gap_units.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::properties {
namespace {

using reference::Integer;

// fraction * 2^exponent, not negative: squares of doubles' quotients leave the range of doubles.
struct Floating {
    double fraction = 0;
    int exponent = 0;

    static Floating of(double value) {
        Floating number;
        number.fraction = std::frexp(std::abs(value), &number.exponent);
        return number;
    }

    // The leading 64 bits: what is cut off is less than 2^-63 in relation.
    static Floating magnitude_of(const Integer& integer) {
        if (integer == 0) return {};
        const int cut = static_cast<int>(msb(abs(integer))) - 63;
        const Integer leading = cut > 0 ? Integer(abs(integer) >> static_cast<unsigned>(cut)) : Integer(abs(integer));
        Floating number = of(static_cast<double>(static_cast<std::uint64_t>(leading)));
        number.exponent += std::max(cut, 0);
        return number;
    }

    friend Floating operator*(const Floating& a, const Floating& b) { return {a.fraction * b.fraction, a.exponent + b.exponent}; }
    friend Floating operator/(const Floating& a, const Floating& b) { return {a.fraction / b.fraction, a.exponent - b.exponent}; }

    friend Floating operator+(const Floating& a, const Floating& b) {
        if (a.fraction == 0) return b;
        if (b.fraction == 0) return a;
        const int unit = std::max(a.exponent, b.exponent);
        return {a.in_units_of(unit) + b.in_units_of(unit), unit};
    }

    Floating root() const {
        const bool odd = exponent % 2 != 0;
        return {std::sqrt(odd ? 2 * fraction : fraction), (odd ? exponent - 1 : exponent) / 2};
    }

    double in_units_of(int unit_exponent) const { return std::ldexp(fraction, exponent - unit_exponent); }
};

Floating magnitude_of(const reference::Fraction& number) {
    Floating quotient = Floating::magnitude_of(number.numerator) / Floating::magnitude_of(number.denominator);
    quotient.exponent += number.exponent;
    return quotient;
}

// |a + b sqrt(n)|: where the terms oppose, as |a^2 - b^2 n| / (|a| + |b| sqrt(n)), whose numerator, exact in integers,
// is all that cancels.
Floating magnitude_of(const reference::Surd& surd) {
    const auto& [a, b, n] = surd;
    const Floating sum = magnitude_of(a) + magnitude_of(b) * Floating::magnitude_of(n).root();
    if (a.sign() * b.sign() >= 0) return sum;
    return magnitude_of(a * a - b * b * reference::Fraction(n, 1, 0)) / sum;
}

Floating magnitude_of(const reference::Enclosure& enclosure) { return magnitude_of(enclosure.lo); }

Floating magnitude_of(const reference::ExactNumber& number) {
    return std::visit([](const auto& value) { return magnitude_of(value); }, number.value);
}

// Each of the magnitudes, products, quotients, sums and roots below errs by a few units of 2^-53 in relation, none
// cancels, and fewer than 60 such roundings lie between the reference's numbers and the bound; those of gap_in_bands
// and gap_in_ulps, which round the same numbers, are fewer. An enclosure is as good as exact: its ends agree to 2^-100.
// So 2^-44 is above the bound's errors and theirs together. Where a quotient leaves the range of doubles, less than
// 2^-1074 is lost, by gap_in_ulps before it multiplies by a width below 2^1024 ulps: 2^-40 covers either.
constexpr double roundings_rel = 1 + 0x1p-44;
constexpr double underflow = 0x1p-40;
constexpr double least_reach = 0x1p-400;

}  // namespace

std::optional<GapBound> bound_gap(const Truth& truth) {
    if (truth.verdict == reference::Verdict::touching) return GapBound{0, 0};
    const GapUnits units(truth.scale, format_of(truth.scalar));
    const Floating reach = magnitude_of(truth.distance_sq).root() + Floating::of(truth.radius);
    // Squares in relation to the scale stay in the range of doubles but for these, where gap_in_bands may say anything.
    if (reach.in_units_of(units.exponent) < least_reach) return std::nullopt;
    const double gap = (magnitude_of(truth.gap_sq) / reach).in_units_of(units.exponent);
    return GapBound{gap / (units.band * (1 + truth.turns)) * roundings_rel + underflow, gap / units.ulp * roundings_rel + underflow};
}

}  // namespace tangency::properties
