// SPDX-License-Identifier: MIT
// Floats become the rationals that Boost makes of them, in lowest terms.
#include "tangency/reference/rational.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

namespace tangency::reference {
namespace {

template <class Scalar>
void expect_same_as_boost(Scalar value) {
    const Rational own = exact(value), theirs(value);
    EXPECT_EQ(numerator(own), numerator(theirs)) << value;
    EXPECT_EQ(denominator(own), denominator(theirs)) << value;
}

template <class Scalar, class Bits>
void expect_same_for_all_exponents() {
    std::mt19937_64 random(71);
    std::size_t finite = 0;
    for (int i = 0; i < 20000; ++i) {
        Bits bits = static_cast<Bits>(random());
        // Half of them end in zeros, as the numbers of lattices do.
        if (i % 2 == 0) bits &= static_cast<Bits>(~Bits{0} << (std::numeric_limits<Scalar>::digits - 5));
        const auto value = std::bit_cast<Scalar>(bits);
        if (!std::isfinite(value)) continue;
        ++finite;
        expect_same_as_boost(value);
    }
    EXPECT_GT(finite, 19000U);
    using Limits = std::numeric_limits<Scalar>;
    for (const Scalar value : {Scalar(0), -Scalar(0), Limits::denorm_min(), Limits::min(), Limits::max(), Limits::lowest(), Scalar(1),
                               Scalar(-3), Limits::epsilon(), Limits::min() - Limits::denorm_min()})
        expect_same_as_boost(value);
}

TEST(ExactRational, IsWhatBoostMakesOfEveryFloat) { expect_same_for_all_exponents<float, std::uint32_t>(); }
TEST(ExactRational, IsWhatBoostMakesOfEveryDouble) { expect_same_for_all_exponents<double, std::uint64_t>(); }

}  // namespace
}  // namespace tangency::reference
