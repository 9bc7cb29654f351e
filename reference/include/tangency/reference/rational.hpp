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

/// The exact value of a finite float. Domain: any finite number, subnormals included.
/// It is an odd integer times a power of two, so numerator and denominator share no factor as they stand. Boost's own
/// conversion gives the same, but looks for a common factor and divides by it, which takes most of a verdict's time.
template <class Scalar>
Rational exact(Scalar value) {
    constexpr int digits = std::numeric_limits<Scalar>::digits;
    static_assert(std::numeric_limits<Scalar>::radix == 2 && digits <= 53);
    int exponent = 0;
    const auto significand = static_cast<std::int64_t>(std::ldexp(std::frexp(value, &exponent), digits));
    if (significand == 0) return 0;
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(significand));
    exponent += zeros - digits;
    boost::multiprecision::cpp_int numerator(significand >> zeros), denominator(1);
    (exponent < 0 ? denominator : numerator) <<= std::abs(exponent);
    Rational rational;
    rational.backend().num() = std::move(numerator.backend());
    rational.backend().denom() = std::move(denominator.backend());
    return rational;
}

}  // namespace tangency::reference
