// SPDX-License-Identifier: MIT
// Stage 3: d^2 and r^2 compared as integers as wide as the numbers need, whatever their exponents.
#pragma once

#include <cstddef>
#include <cstdint>

#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// `value` as an integer times 2^exponent.
struct Integer {
    std::uint64_t magnitude;
    int exponent;
    bool negative;
};

template <class Scalar>
constexpr Integer integer_of(Scalar number) {
    constexpr int fraction_bits = Format<Scalar>::fraction_bits;
    const auto field = static_cast<int>(exponent_field(number));
    const std::uint64_t fraction = magnitude_bits(number) & ((std::uint64_t{1} << fraction_bits) - 1);
    const std::uint64_t leading = field == 0 ? 0 : std::uint64_t{1} << fraction_bits;
    const int exponent = (field == 0 ? 1 : field) - Format<Scalar>::bias - fraction_bits;
    return {fraction | leading, exponent, magnitude_bits(number) != bits_of(number)};
}

/// Two's complement in 32-bit limbs, least first, of which the lowest `used` count.
template <int Limbs>
struct WideInteger {
    std::uint32_t limb[Limbs] = {};

    /// Adds or subtracts magnitude * 2^shift, modulo 2^(32 used).
    constexpr void add(std::uint64_t magnitude, int shift, bool subtract, int used) {
        const int offset = shift % 32;
        const std::uint64_t low = magnitude << offset;
        const std::uint64_t high = offset == 0 ? 0 : magnitude >> (64 - offset);
        const std::uint64_t parts[3] = {low & 0xffffffff, low >> 32, high};
        std::uint64_t carry = subtract ? 1 : 0;  // -x = ~x + 1
        for (int i = shift / 32, k = 0; i < used; ++i, ++k) {
            const std::uint64_t part = k < 3 ? parts[k] : 0;
            carry += limb[i] + (subtract ? ~part & 0xffffffff : part);
            limb[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
    }

    constexpr bool negative(int used) const { return (limb[used - 1] >> 31) != 0; }

    /// Adds the square of `root`, which has `used` limbs and is not negative.
    template <int RootLimbs>
    constexpr void add_square(const WideInteger<RootLimbs>& root, int used) {
        for (int i = 0; i < used; ++i) {
            if (root.limb[i] == 0) continue;
            std::uint64_t carry = 0;
            for (int k = 0; k < used; ++k) {
                carry += std::uint64_t{root.limb[i]} * root.limb[k] + limb[i + k];
                limb[i + k] = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
            for (int k = i + used; carry != 0; ++k) {
                carry += limb[k];
                limb[k] = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
        }
    }
};

template <int Limbs, class Scalar, std::size_t Dim>
constexpr Verdict compare_integers(const Axis<Scalar> (&axes)[Dim], Scalar radius, int unit, int used) {
    WideInteger<2 * Limbs> distance_sq, radius_sq;
    const auto put = [unit, used](WideInteger<Limbs>& sum, Scalar number, bool subtract) {
        const Integer integer = integer_of(number);
        if (integer.magnitude != 0) sum.add(integer.magnitude, integer.exponent - unit, integer.negative != subtract, used);
    };
    for (std::size_t i = 0; i < Dim; ++i) {
        WideInteger<Limbs> overshoot;
        put(overshoot, axes[i].high, false);
        put(overshoot, axes[i].low, true);
        put(overshoot, axes[i].inset, true);
        if (!overshoot.negative(used)) distance_sq.add_square(overshoot, used);
    }
    WideInteger<Limbs> root;
    put(root, radius, false);
    radius_sq.add_square(root, used);
    for (int i = 2 * used - 1; i >= 0; --i)
        if (distance_sq.limb[i] != radius_sq.limb[i])
            return distance_sq.limb[i] > radius_sq.limb[i] ? Verdict::disjoint : Verdict::overlapping;
    return Verdict::touching;
}

/// Stage 3. Every number is an integer times 2^unit, `unit` the least exponent met; three of them sum to less than
/// 2^(top - unit + 2), with a sign one bit more. No floating-point operation, so no rounding mode, FTZ or x87
/// concerns it.
template <class Scalar, std::size_t Dim>
TANGENCY_EXACT_APART constexpr Verdict decide_by_integers(const Axis<Scalar> (&axes)[Dim], Scalar radius) {
    constexpr int not_finite = 2 * Format<Scalar>::bias + 1;
    int least_field = not_finite, greatest_field = 0;
    const auto see = [&](Scalar number) {
        const auto field = static_cast<int>(exponent_field(number));
        if (magnitude_bits(number) == 0) return;
        if (field < least_field) least_field = field;
        if (field > greatest_field) greatest_field = field;
    };
    see(radius);
    for (std::size_t i = 0; i < Dim; ++i) {
        see(axes[i].high);
        see(axes[i].low);
        see(axes[i].inset);
    }
    if (greatest_field == 0 && least_field == not_finite) return Verdict::touching;  // nothing but zeros
    if (least_field == 0) least_field = 1;                                           // subnormals share the least normal exponent
    constexpr int precision = Format<Scalar>::fraction_bits + 1;
    constexpr int most_bits = not_finite - 2 + precision + 3;
    const int unit = least_field - Format<Scalar>::bias - Format<Scalar>::fraction_bits;
    const int used = ((greatest_field > least_field ? greatest_field - least_field : 0) + precision + 3 + 31) / 32;
    if (used <= 8) return compare_integers<8>(axes, radius, unit, used);
    return compare_integers<(most_bits + 31) / 32>(axes, radius, unit, used);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
