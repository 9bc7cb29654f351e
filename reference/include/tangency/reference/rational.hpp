// SPDX-License-Identifier: MIT
// The number type of the reference: exact rationals, reached from floats without loss.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace tangency::reference {

using Rational = boost::multiprecision::cpp_rational;

/// The exact value of a finite float. Domain: any finite number, subnormals included.
template <class Scalar>
Rational exact(Scalar value) {
    return Rational(value);
}

}  // namespace tangency::reference
