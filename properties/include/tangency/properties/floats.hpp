// SPDX-License-Identifier: MIT
// The scalar types seen from double: limits, rounding, neighbours.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// What IEEE 754 fixes for a scalar type; for whole numbers what it fixes for the doubles that they are drawn as.
struct FloatFormat {
    int precision;         ///< bits in a significand: 24 or 53
    int max_exponent;      ///< largest e with 2^e finite: 127 or 1023
    int min_exponent;      ///< exponent of the smallest subnormal: -149 or -1074
    double unit_roundoff;  ///< half the distance from 1 to the next float: 2^-24 or 2^-53
    double largest;        ///< largest finite value
    double smallest;       ///< smallest subnormal
};

namespace detail {

// Whole numbers are drawn and measured as the doubles that they are: their domain keeps them whole (domain.hpp).
template <class Scalar>
constexpr FloatFormat format_of_type() {
    using Limits = std::numeric_limits<std::conditional_t<std::is_integral_v<Scalar>, double, Scalar>>;
    return {Limits::digits,
            Limits::max_exponent - 1,
            Limits::min_exponent - Limits::digits,
            static_cast<double>(Limits::epsilon()) / 2,
            static_cast<double>(Limits::max()),
            static_cast<double>(Limits::denorm_min())};
}

inline constexpr auto formats = [] {
    std::array<FloatFormat, scalar_names.size()> all{};
    for (const ScalarType scalar : every_scalar)
        all[static_cast<std::size_t>(scalar)] = visit_scalar(scalar, [](auto zero) { return format_of_type<decltype(zero)>(); });
    return all;
}();

}  // namespace detail

inline const FloatFormat& format_of(ScalarType scalar) { return detail::formats[static_cast<std::size_t>(scalar)]; }

/// 2^exponent, for exponents from -1074 to 1023, without a call.
inline double power_of_two(int exponent) {
    if (exponent < -1022) return std::ldexp(1.0, exponent);
    return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

/// value * 2^exponent, rounded once: ldexp, mostly without a call.
inline double scaled(double value, int exponent) {
    return exponent < -1022 || exponent > 1023 ? std::ldexp(value, exponent) : value * power_of_two(exponent);
}

/// A number as an odd whole number, with its sign, times 2^exponent.
struct OddPart {
    std::int64_t odd;
    int exponent;
};

/// Needs a finite number that is not zero.
inline OddPart odd_part(double number) {
    int exponent = 0;
    const auto significand = static_cast<std::int64_t>(std::frexp(number, &exponent) * 0x1p53);
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(significand));
    return {significand / (std::int64_t{1} << zeros), exponent - 53 + zeros};
}

/// Rounds to the nearest value of the scalar type, ties to even; overflow gives infinity. Whole numbers stay what they were drawn as.
// Never inlined: where g++ 12 vectorises a loop over it (at -O2, pairs of doubles), it leaves out the rounding to float.
[[gnu::noinline]] inline double round_to(ScalarType scalar, double value) {
    if (is_whole(scalar)) return value;
    return visit_scalar(scalar, [value](auto zero) { return static_cast<double>(static_cast<decltype(zero)>(value)); });
}

/// Rounded to the scalar type, and kept within its finite range. What was lost, as infinity less infinity is, is 0.
inline double finite(ScalarType scalar, double value) {
    if (std::isnan(value)) return 0;
    const double largest = format_of(scalar).largest;
    return std::clamp(round_to(scalar, value), -largest, largest);
}

/// The value `steps` places up (down if negative) in the scalar type's order. Stops at the largest
/// finite values. Needs a finite value of that type.
double step_ulps(ScalarType scalar, double value, int steps);

}  // namespace tangency::properties
