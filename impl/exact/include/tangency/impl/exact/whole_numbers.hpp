// SPDX-License-Identifier: MIT
// Rows of few bits as small integers: what decides ties of pixels, tiles and lattices before any wider arithmetic is set up.
#pragma once

#include <cstddef>
#include <cstdint>

#include "integers.hpp"
#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

#if defined(__SIZEOF_INT128__)
/// How many bits a counted number has at most: with so many, neither kind of rotated box takes more than 128 (bits_of_integers).
inline constexpr int whole_bits = 17;

/// 2^exponent of a normal double.
constexpr double power_of_two(int exponent) {
    return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + Format<double>::bias) << Format<double>::fraction_bits);
}

/// Counts numbers in the power of two that leaves the largest of them below 2^whole_bits. False if one of them is no whole number of
/// that unit, or if the largest is 0 or beyond the range in which no number is flushed unseen: then another stage is to decide.
template <std::size_t Count, class Scalar>
inline bool count_whole(const Scalar* numbers, std::int32_t (&counted)[Count]) {
    // By bits, whose order is that of the magnitudes, so that DAZ hides no subnormal.
    typename Format<Scalar>::Bits largest = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        const auto bits = magnitude_bits(numbers[i]);
        largest = bits > largest ? bits : largest;
    }
    const int exponent = static_cast<int>(largest >> Format<Scalar>::fraction_bits) - Format<Scalar>::bias;
    constexpr int most = sizeof(Scalar) == 4 ? 60 : 200;
    if (exponent < -most || exponent > most) return false;
    const double factor = power_of_two(whole_bits - 1 - exponent);
    for (std::size_t i = 0; i < Count; ++i) {
        const double share = static_cast<double>(numbers[i]) * factor;  // exact, or flushed to 0
        counted[i] = static_cast<std::int32_t>(share);
        if (static_cast<double>(counted[i]) != share || (counted[i] == 0 && magnitude_bits(numbers[i]) != 0)) return false;
    }
    return true;
}

inline Integer<SmallNatural> small_integer(std::int32_t number) {
    return {{static_cast<TwoLimbs>(number < 0 ? -static_cast<std::int64_t>(number) : number)}, number < 0};
}
#endif

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
