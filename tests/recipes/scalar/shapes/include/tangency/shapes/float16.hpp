// SPDX-License-Identifier: MIT
// float16: the binary16 of IEEE 754, as textures, vertex buffers and neural networks store it.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace tangency {

/// Eleven bits of significand, exponents from -14 to 15. It has no arithmetic of its own: programs widen it.
struct Float16 {
    std::uint16_t bits = 0;

    constexpr Float16() = default;

    /// The nearest, of two as near the even one; from 65520 on infinity.
    constexpr explicit Float16(double number) {
        const auto word = std::bit_cast<std::uint64_t>(number);
        const auto sign = static_cast<std::uint16_t>((word >> 48) & 0x8000);
        const int exponent = static_cast<int>((word >> 52) & 0x7ff) - 1023;
        const std::uint64_t fraction = word & 0xfffffffffffff;
        if (exponent == 1024 && fraction != 0) {
            bits = sign | 0x7e00;
        } else if (exponent > 15) {
            bits = sign | 0x7c00;
        } else if (exponent < -25) {
            bits = sign;
        } else {
            // A subnormal counts in units of 2^-24 as the numbers of exponent -14 do. What rounds up to the next power of
            // two, or to infinity, carries into the field of the exponent.
            const int dropped = exponent < -14 ? 28 - exponent : 42;
            const std::uint64_t whole = fraction | 0x10000000000000, kept = whole >> dropped;
            const std::uint64_t rest = whole - (kept << dropped), half = std::uint64_t{1} << (dropped - 1);
            const std::uint64_t rounded = kept + (rest > half || (rest == half && kept % 2 != 0) ? 1 : 0);
            const std::uint64_t field = exponent < -14 ? 0 : static_cast<std::uint64_t>(exponent + 14) << 10;
            bits = static_cast<std::uint16_t>(sign | (field + rounded));
        }
    }

    constexpr operator double() const {
        const std::uint64_t sign = static_cast<std::uint64_t>(bits & 0x8000) << 48, fraction = bits & 0x3ff;
        const int exponent = (bits >> 10) & 0x1f;
        if (exponent == 0) return std::bit_cast<double>(sign | std::bit_cast<std::uint64_t>(static_cast<double>(fraction) * 0x1p-24));
        const auto field = static_cast<std::uint64_t>(exponent == 31 ? 0x7ff : exponent - 15 + 1023);
        return std::bit_cast<double>(sign | field << 52 | fraction << 42);
    }
};

}  // namespace tangency

template <>
class std::numeric_limits<tangency::Float16> : public std::numeric_limits<float> {
public:
    static constexpr int digits = 11, digits10 = 3, max_digits10 = 5;
    static constexpr int min_exponent = -13, max_exponent = 16, min_exponent10 = -4, max_exponent10 = 4;
    static constexpr tangency::Float16 min() { return tangency::Float16(0x1p-14); }
    static constexpr tangency::Float16 max() { return tangency::Float16(65504); }
    static constexpr tangency::Float16 lowest() { return tangency::Float16(-65504); }
    static constexpr tangency::Float16 epsilon() { return tangency::Float16(0x1p-10); }
    static constexpr tangency::Float16 denorm_min() { return tangency::Float16(0x1p-24); }
    static constexpr tangency::Float16 infinity() { return tangency::Float16(std::numeric_limits<double>::infinity()); }
    static constexpr tangency::Float16 quiet_NaN() { return tangency::Float16(std::numeric_limits<double>::quiet_NaN()); }
};
