// SPDX-License-Identifier: MIT
// The two scalar types seen from double: limits, rounding, neighbours.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// What IEEE 754 fixes for a scalar type.
struct FloatFormat {
    int precision;        ///< bits in a significand: 24 or 53
    int max_exponent;     ///< largest e with 2^e finite: 127 or 1023
    int min_exponent;     ///< exponent of the smallest subnormal: -149 or -1074
    double unit_roundoff; ///< half the distance from 1 to the next float: 2^-24 or 2^-53
    double largest;       ///< largest finite value
    double smallest;      ///< smallest subnormal
};

const FloatFormat& format_of(ScalarType scalar);

/// 2^exponent, for exponents from -1074 to 1023, without a call.
inline double power_of_two(int exponent) {
    if (exponent < -1022) return std::ldexp(1.0, exponent);
    return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

/// Rounds to the nearest value of the scalar type, ties to even; overflow gives infinity.
double round_to(ScalarType scalar, double value);

/// The value `steps` places up (down if negative) in the scalar type's order. Stops at the largest
/// finite values. Needs a finite value of that type.
double step_ulps(ScalarType scalar, double value, int steps);

}  // namespace tangency::properties
