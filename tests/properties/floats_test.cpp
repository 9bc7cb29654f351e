// SPDX-License-Identifier: MIT
// Random draws and float neighbours.
#include "tangency/properties/floats.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tangency/properties/source.hpp"

namespace tangency::properties {
namespace {

TEST(RandomSource, GivesThePublishedSequenceOfSplitMix64) {
    Source random(0);
    EXPECT_EQ(random.bits(), 0xe220a8397b1dcdafU);
    EXPECT_EQ(random.bits(), 0x6e789e6aa1b965f4U);
    EXPECT_EQ(random.bits(), 0x06c45d188009454fU);
}

TEST(RandomSource, ReachesBothEndsOfARange) {
    Source random(1);
    bool low = false, high = false;
    for (int i = 0; i < 1000; ++i) {
        const int drawn = random.between(-3, 4);
        ASSERT_GE(drawn, -3);
        ASSERT_LE(drawn, 4);
        low = low || drawn == -3;
        high = high || drawn == 4;
    }
    EXPECT_TRUE(low && high);
}

TEST(UlpSteps, AreNextafterOneAtATime) {
    Source random(2);
    for (int i = 0; i < 100'000; ++i) {
        const int exponent = random.between(-1080, 1020), narrow_exponent = random.between(-155, 126);
        const auto wide = static_cast<double>(std::ldexp(random.unit() - 0.5, exponent));
        ASSERT_EQ(step_ulps(ScalarType::f64, wide, 1), std::nextafter(wide, HUGE_VAL));
        ASSERT_EQ(step_ulps(ScalarType::f64, wide, -1), std::nextafter(wide, -HUGE_VAL));
        const auto narrow = static_cast<float>(std::ldexp(random.unit() - 0.5, narrow_exponent));
        ASSERT_EQ(step_ulps(ScalarType::f32, narrow, 1), static_cast<double>(std::nextafter(narrow, HUGE_VALF)));
    }
}

TEST(UlpSteps, CrossZeroAndStopAtTheLargestFiniteValue) {
    const double smallest = std::numeric_limits<double>::denorm_min();
    EXPECT_EQ(step_ulps(ScalarType::f64, smallest, -2), -smallest);
    EXPECT_EQ(step_ulps(ScalarType::f64, -0.0, 1), smallest);
    EXPECT_EQ(step_ulps(ScalarType::f64, std::numeric_limits<double>::max(), 5), std::numeric_limits<double>::max());
    EXPECT_EQ(step_ulps(ScalarType::f32, -std::numeric_limits<float>::max(), -5), -std::numeric_limits<float>::max());
}

TEST(FloatFormats, SayWhatIeee754Fixes) {
    EXPECT_EQ(format_of(ScalarType::f32).precision, 24);
    EXPECT_EQ(format_of(ScalarType::f32).unit_roundoff, 0x1p-24);
    EXPECT_EQ(format_of(ScalarType::f32).min_exponent, -149);
    EXPECT_EQ(format_of(ScalarType::f64).max_exponent, 1023);
    EXPECT_EQ(format_of(ScalarType::f64).unit_roundoff, 0x1p-53);
    EXPECT_EQ(format_of(ScalarType::f64).min_exponent, -1074);
}

}  // namespace
}  // namespace tangency::properties
