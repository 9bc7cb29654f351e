// SPDX-License-Identifier: MIT
// Fixed-point trigonometry for the judge: Machin's pi, exact reduction, Taylor's series, counted errors.
#include "rotated_angle.hpp"

#include <array>
#include <utility>

namespace tangency::judge {
namespace {

// Spare bits: every count of rounding errors below stays under 2^30 of the last place.
constexpr unsigned guard = 32;

mpz_class shifted_down(const mpz_class& value, unsigned bits) {
    mpz_class result;
    mpz_fdiv_q_2exp(result.get_mpz_t(), value.get_mpz_t(), bits);
    return result;
}

// 2^bits atan(1/k), off by less than two units a term: x - x^3/3 + x^5/5 - ...
mpz_class arctangent_of_inverse(unsigned long k, unsigned bits) {
    mpz_class power = (mpz_class(1) << bits) / k;
    mpz_class sum = 0;
    for (unsigned long odd = 1; power != 0; odd += 2) {
        const mpz_class term = power / odd;
        sum += odd % 4 == 1 ? term : mpz_class(-term);
        power /= k * k;
    }
    return sum;
}

// 2^bits pi, off by less than 2 units: pi = 16 atan(1/5) - 4 atan(1/239) (Machin, 1706). Each power and
// each quotient loses less than one unit, so bits / 4 terms lose less than 2^(guard - 1) in all.
mpz_class pi_in(unsigned bits) {
    thread_local mpz_class cached;
    thread_local unsigned cached_bits = 0;
    if (bits > cached_bits) {
        const unsigned wide = bits + guard;
        const mpz_class sum = 16 * arctangent_of_inverse(5, wide) - 4 * arctangent_of_inverse(239, wide);
        cached = shifted_down(sum, guard);
        cached_bits = bits;
    }
    return shifted_down(cached, cached_bits - bits);
}

// Cosine and sine of angle / 2^(bits + guard), 0 <= angle / 2^(bits + guard) < 1.6, known to 4 units.
// Each term is off by e' <= 1.6 e / k + 2 <= 4 units, so a million terms are off by less than 2^23 units
// and the tail adds less than 16. That is less than one unit after dropping the guard; rounding adds one.
FixedDirection taylor(const mpz_class& angle, unsigned bits) {
    const unsigned wide = bits + guard;
    mpz_class term = mpz_class(1) << wide;
    mpz_class sums[2] = {0, 0};
    for (unsigned long k = 0; term != 0;) {
        sums[k % 2] += k % 4 < 2 ? term : mpz_class(-term);
        ++k;
        term = shifted_down(term * angle, wide) / k;
    }
    return {{shifted_down(sums[0], guard), 2}, {shifted_down(sums[1], guard), 2}};
}

FixedDirection rotated_by_quarters(FixedDirection direction, const mpz_class& quarters) {
    const mpz_class count = (quarters % 4 + 4) % 4;
    for (mpz_class i = 0; i < count; ++i) {
        std::swap(direction.cos, direction.sin);
        direction.cos.mid = -direction.cos.mid;
    }
    return direction;
}

mpz_class floor_of(const mpz_class& num, const mpz_class& den) {
    mpz_class result;
    mpz_fdiv_q(result.get_mpz_t(), num.get_mpz_t(), den.get_mpz_t());
    return result;
}

constexpr std::array<SpecialAngle, 16> special_angles{{
    {0, 2, 0, 0, 0, 2},
    {30, 0, 1, 1, 0, 3},
    {45, 0, 1, 0, 1, 2},
    {60, 1, 0, 0, 1, 3},
    {90, 0, 0, 2, 0, 2},
    {120, -1, 0, 0, 1, 3},
    {135, 0, -1, 0, 1, 2},
    {150, 0, -1, 1, 0, 3},
    {180, -2, 0, 0, 0, 2},
    {210, 0, -1, -1, 0, 3},
    {225, 0, -1, 0, -1, 2},
    {240, -1, 0, 0, -1, 3},
    {270, 0, 0, -2, 0, 2},
    {300, 1, 0, 0, -1, 3},
    {315, 0, 1, 0, -1, 2},
    {330, 0, 1, -1, 0, 3},
}};

}  // namespace

std::optional<SpecialAngle> special_angle(const mpq_class& degrees) {
    if (degrees.get_den() != 1) return std::nullopt;
    const mpz_class remainder = (degrees.get_num() % 360 + 360) % 360;
    for (const SpecialAngle& row : special_angles)
        if (remainder == row.degrees) return row;
    return std::nullopt;
}

FixedDirection direction_of_radians(const mpq_class& angle, unsigned bits) {
    const unsigned wide = bits + guard;
    // Whole bits of the angle: pi is multiplied by about as large a number, so it gets as many more.
    const mpz_class whole = abs(angle.get_num()) / angle.get_den();
    const unsigned more = static_cast<unsigned>(mpz_sizeinbase(whole.get_mpz_t(), 2)) + 8;
    const mpz_class fixed = floor_of(angle.get_num() << (wide + more), angle.get_den());
    const mpz_class pi = pi_in(wide + more);
    const mpz_class quarters = floor_of(2 * fixed, pi);
    // In units of 2^-(wide + more): at most 1 from `fixed`, 2 |quarters| / 2 from pi; after the shift below 2.
    mpz_class rest = shifted_down(fixed - shifted_down(quarters * pi, 1), more);
    if (rest < 0) rest = 0;
    return rotated_by_quarters(taylor(rest, bits), quarters);
}

FixedDirection direction_of_degrees(const mpq_class& angle, unsigned bits) {
    const mpz_class ninety = 90 * angle.get_den();
    const mpz_class quarters = floor_of(angle.get_num(), ninety);
    const mpz_class rest = angle.get_num() - quarters * ninety;  // degrees times the denominator, exact
    const mpz_class fixed = floor_of(rest * pi_in(bits + guard), 180 * angle.get_den());
    return rotated_by_quarters(taylor(fixed, bits), quarters);
}

}  // namespace tangency::judge
