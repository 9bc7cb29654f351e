// SPDX-License-Identifier: MIT
// The two scalar types seen from double: limits, rounding, neighbours.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// What IEEE 754 fixes for a scalar type.
struct FloatFormat {
    int precision;         ///< bits in a significand: 24 or 53
    int max_exponent;      ///< largest e with 2^e finite: 127 or 1023
    int min_exponent;      ///< exponent of the smallest subnormal: -149 or -1074
    double unit_roundoff;  ///< half the distance from 1 to the next float: 2^-24 or 2^-53
    double largest;        ///< largest finite value
    double smallest;       ///< smallest subnormal
};

namespace detail {
inline constexpr FloatFormat f32_format{24, 127, -149, 0x1p-24, 0x1.fffffep+127, 0x1p-149};
inline constexpr FloatFormat f64_format{53, 1023, -1074, 0x1p-53, 0x1.fffffffffffffp+1023, 0x1p-1074};
}  // namespace detail

inline const FloatFormat& format_of(ScalarType scalar) { return scalar == ScalarType::f32 ? detail::f32_format : detail::f64_format; }

/// 2^exponent, for exponents from -1074 to 1023, without a call.
inline double power_of_two(int exponent) {
    if (exponent < -1022) return std::ldexp(1.0, exponent);
    return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

/// value * 2^exponent, rounded once: ldexp, mostly without a call.
inline double scaled(double value, int exponent) {
    return exponent < -1022 || exponent > 1023 ? std::ldexp(value, exponent) : value * power_of_two(exponent);
}

/// Rounds to the nearest value of the scalar type, ties to even; overflow gives infinity.
inline double round_to(ScalarType scalar, double value) {
    return scalar == ScalarType::f32 ? static_cast<double>(static_cast<float>(value)) : value;
}

/// Rounded to the scalar type, and kept within its finite range.
inline double finite(ScalarType scalar, double value) {
    const double largest = format_of(scalar).largest;
    return std::clamp(round_to(scalar, value), -largest, largest);
}

/// The value `steps` places up (down if negative) in the scalar type's order. Stops at the largest
/// finite values. Needs a finite value of that type.
double step_ulps(ScalarType scalar, double value, int steps);

}  // namespace tangency::properties
