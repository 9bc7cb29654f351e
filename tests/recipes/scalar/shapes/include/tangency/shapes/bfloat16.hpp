// SPDX-License-Identifier: MIT
// bfloat16: the upper half of a float, as programs for neural networks store it.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tangency {

/// Eight bits of significand and the exponents of float. It has no arithmetic of its own: programs widen it.
struct Bfloat16 {
    std::uint16_t bits = 0;

    constexpr Bfloat16() = default;

    /// The nearest, of two as near the even one. Rounded towards zero to a float that keeps, in its last bit, whether
    /// anything was lost, and from there.
    constexpr explicit Bfloat16(double number) {
        const auto narrowed = static_cast<float>(number);
        auto word = std::bit_cast<std::uint32_t>(narrowed);
        const auto back = static_cast<double>(narrowed);
        if (number != number) {
            bits = 0x7fc0;
            return;
        }
        if (back != number) {
            if (number > 0 ? back > number : back < number) --word;
            word |= 1;
        }
        bits = static_cast<std::uint16_t>((word + 0x7fff + ((word >> 16) & 1)) >> 16);
    }

    constexpr operator double() const { return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16)); }
};

}  // namespace tangency

template <>
class std::numeric_limits<tangency::Bfloat16> : public std::numeric_limits<float> {
public:
    static constexpr int digits = 8;
    static constexpr tangency::Bfloat16 epsilon() { return tangency::Bfloat16(0x1p-7); }
    static constexpr tangency::Bfloat16 max() { return tangency::Bfloat16(0x1.fep+127); }
    static constexpr tangency::Bfloat16 denorm_min() { return tangency::Bfloat16(0x1p-133); }
    static constexpr tangency::Bfloat16 infinity() { return tangency::Bfloat16(std::numeric_limits<double>::infinity()); }
};
