// SPDX-License-Identifier: MIT
// The number type of the reference: exact rationals, reached from floats without loss.
#pragma once

#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

namespace tangency::reference {

using Rational = boost::multiprecision::cpp_rational;

namespace detail {

/// numerator / denominator as they stand. Needs a denominator above 0 that shares no factor with the numerator, so 1
/// below 0. Boost's own constructor looks for a common factor and divides by it, which takes most of a verdict's time.
inline Rational irreducible(boost::multiprecision::cpp_int numerator, boost::multiprecision::cpp_int denominator) {
    Rational rational;
    rational.backend().num() = std::move(numerator.backend());
    rational.backend().denom() = std::move(denominator.backend());
    return rational;
}

}  // namespace detail

/// The exact value of a finite float. Domain: any finite number, subnormals included.
/// It is an odd integer times a power of two, so numerator and denominator share no factor as they stand.
template <class Scalar>
Rational exact(Scalar value) {
    constexpr int digits = std::numeric_limits<Scalar>::digits;
    static_assert(std::numeric_limits<Scalar>::radix == 2 && digits <= 53);
    constexpr auto scale = static_cast<Scalar>(std::uint64_t{1} << digits);
    int exponent = 0;
    const auto significand = static_cast<std::int64_t>(std::frexp(value, &exponent) * scale);
    if (significand == 0) return 0;
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(significand));
    exponent += zeros - digits;
    boost::multiprecision::cpp_int numerator(significand >> zeros), denominator(1);
    (exponent < 0 ? denominator : numerator) <<= std::abs(exponent);
    return detail::irreducible(std::move(numerator), std::move(denominator));
}

}  // namespace tangency::reference
