// SPDX-License-Identifier: MIT
// Floats become the rationals that Boost makes of them, and fractions the nearest doubles.
#include "tangency/reference/rational.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST(FractionTerms, AreTheLowestHoweverTheFractionCameAbout) {
    std::mt19937_64 random(72);
    for (int i = 0; i < 2000; ++i) {
        const Integer common = random() >> (i % 60), above = Integer(random()) * random() * common;
        const Integer below = Integer(random() | 1) * (i % 3 == 0 ? 1 : random() | 1) * common + (common == 0 ? 1 : 0);
        const int twos = static_cast<int>(random() % 400) - 200;
        const Fraction fraction(i % 2 == 0 ? above : Integer(-above), below, twos);
        const Rational expected(fraction.numerator << static_cast<unsigned>(std::max(twos, 0)),
                                Integer(below << static_cast<unsigned>(std::max(-twos, 0))));
        const auto [numerator_found, denominator_found] = fraction.lowest_terms();
        ASSERT_EQ(numerator_found, numerator(expected)) << i;
        ASSERT_EQ(denominator_found, denominator(expected)) << i;
        ASSERT_EQ(fraction.str(), expected.str());
        ASSERT_EQ(fraction.rational(), expected);
        ASSERT_TRUE(fraction == Fraction(expected));
    }
}

TEST(FractionOrder, IsThatOfTheNumbers) {
    const Fraction third(1, 3, 0), two_sixths(1, 12, 2), half(1, 1, -1), minus(-1, 3, 0);
    EXPECT_TRUE(third == two_sixths && third < half && minus < third && half > minus && third <= two_sixths);
    EXPECT_EQ((half - third).str(), "1/6");
    EXPECT_EQ((minus / half).str(), "-2/3");
    EXPECT_EQ((half / minus).str(), "-3/2");
    EXPECT_EQ((third * two_sixths + half).str(), "11/18");
}

// A double is nearest to itself, to what lies less than half way to its neighbours, and, if even, to the half ways.
TEST(NearestDouble, TakesTheNearerAndOfTwoAsNearTheEven) {
    std::mt19937_64 random(73);
    for (int i = 0; i < 20000; ++i) {
        auto bits = random();
        if (i % 5 == 0) bits &= 0x800FFFFFFFFFFFFFU;  // subnormal
        const auto value = std::bit_cast<double>(bits);
        const auto next = std::bit_cast<double>(bits + 1);
        if (!std::isfinite(value) || !std::isfinite(next)) continue;
        const Fraction low(value), high(next), middle = (low + high) * Fraction(1, 1, -1);
        const Fraction hair = (high - low) * Fraction(1, 3, -200);
        ASSERT_EQ(low.nearest(), value);
        ASSERT_EQ((middle - hair).nearest(), value);
        ASSERT_EQ((middle + hair).nearest(), next);
        ASSERT_EQ(middle.nearest(), bits % 2 == 0 ? value : next);
    }
}

TEST(NearestDouble, EndsInZeroAndInfinity) {
    using Limits = std::numeric_limits<double>;
    const Fraction largest(Limits::max()), half_last_place(1, 1, 970), smallest(Limits::denorm_min());
    EXPECT_EQ((largest + half_last_place).nearest(), HUGE_VAL);
    EXPECT_EQ((-largest - half_last_place).nearest(), -HUGE_VAL);
    EXPECT_EQ((largest + half_last_place * Fraction(2, 3, 0)).nearest(), Limits::max());
    EXPECT_EQ(Fraction(1, 1, 5000).nearest(), HUGE_VAL);
    EXPECT_EQ((smallest * Fraction(1, 1, -1)).nearest(), 0);
    EXPECT_EQ((smallest * Fraction(2, 3, 0)).nearest(), Limits::denorm_min());
    EXPECT_EQ((smallest * Fraction(1, 3, 0)).nearest(), 0);
    EXPECT_EQ(Fraction(1, 1, -5000).nearest(), 0);
    EXPECT_EQ(Fraction(0).nearest(), 0);
}

}  // namespace
}  // namespace tangency::reference
