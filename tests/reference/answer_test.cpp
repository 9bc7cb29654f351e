// SPDX-License-Identifier: MIT
// The numbers of the compiled reference compute as they say.
#include "tangency/reference/answer.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <compare>
#include <limits>

namespace tangency::reference {
namespace {

constexpr Signature along_axis{Form::center_half, ScalarType::f64, 2, Orientation::axis};
constexpr Signature by_radians{Form::center_half, ScalarType::f64, 2, Orientation::radians};

TEST(CompiledAnswer, HasASurdAndAnEnclosureWhereTheGapIsNoFraction) {
    const Distance surd = find_distance(along_axis, std::array<double, 9>{0, 0, 1, 1, 1, 1, 3, 0, 1});
    EXPECT_EQ(surd.verdict, find_standing(along_axis, std::array<double, 9>{0, 0, 1, 1, 1, 1, 3, 0, 1}).verdict);
    EXPECT_NE(surd.gap_sq.text().find("sqrt(2)"), std::string::npos);
    EXPECT_FALSE(surd.gap_sq.is_enclosure());
    const Distance enclosure = find_distance(by_radians, std::array<double, 8>{0, 0, 1, 1, 0.5, 3, 0, 1});
    EXPECT_TRUE(enclosure.gap_sq.is_enclosure());
    EXPECT_EQ(enclosure.gap_sq.text().front(), '[');
}

TEST(ExactNumbers, AddMultiplyAndCompareWithoutRounding) {
    const Number third = Number(1) / 3, tiny = 0x1p-1074, large = 0x1p1023;
    EXPECT_EQ((third * 3 - 1).sign(), 0);
    EXPECT_EQ((large + tiny - large).nearest(), 0x1p-1074);
    EXPECT_EQ((third - Number::of_text("2/3")).text(), "-1/3");
    EXPECT_TRUE(third > 0.333 && third < 0.334 && abs(-third) == third);
    EXPECT_EQ((large * large).nearest(), HUGE_VAL);
}

// 11 - 6 sqrt(2) is about 2.5147, and neither side of it is missed by one place in 2^53.
TEST(ExactNumbers, CompareASurdWithFractionsExactly) {
    const Number surd = find_distance(along_axis, std::array<double, 9>{0, 0, 1, 1, 1, 1, 3, 0, 1}).distance_sq;
    const double nearest = surd.nearest();
    EXPECT_TRUE(surd > std::nextafter(nearest, 0) && surd < std::nextafter(nearest, 9) && surd != nearest);
    EXPECT_TRUE(Number(std::nextafter(nearest, 0)) < surd && Number(std::nextafter(nearest, 9)) > surd);
}

TEST(ExactNumbers, LeaveOpenHowAnEnclosureStandsToWhatItHolds) {
    const Number wide = find_distance(by_radians, std::array<double, 8>{0, 0, 1, 1, 0.5, 3, 0, 1}).distance_sq;
    const Number middle = wide + 0;  // its approximation, an end of it
    EXPECT_EQ(wide <=> middle, std::partial_ordering::unordered);
    EXPECT_EQ(wide <=> middle * (1 - 0x1p-53), std::partial_ordering::greater);
    EXPECT_EQ(middle * (1 + 0x1p-52) <=> wide, std::partial_ordering::greater);
}

TEST(Floatings, AreTheNumbersWithinAFewRoundingsBeyondEveryRange) {
    const auto expect_near = [](const Number& number) {
        const Floating floating = number.floating();
        const Number unit = std::ldexp(1.0, floating.exponent / 4), rest = std::ldexp(1.0, floating.exponent % 4);
        const Number value = Number(floating.fraction) * unit * unit * unit * unit * rest;
        EXPECT_TRUE(abs(value - number) <= abs(number) * 0x1p-49) << number.text();
    };
    for (const double radius : {0.0, 1.0, 2.0, 3.0}) {
        expect_near(find_distance(along_axis, std::array<double, 9>{0, 0, 1, 1, 3, 1, 5, 1, radius}).gap_sq);
        expect_near(find_distance(by_radians, std::array<double, 8>{0, 0, 1, 1, 2, 5, 1, radius}).gap_sq);
    }
    expect_near(Number(0x1.fffffffffffffp1023) * Number(0x1.8p1000));
    expect_near(Number(-0x1p-1074) * Number(0x1.8p-1000) / 3);
    EXPECT_EQ(Number(0).floating().fraction, 0);
    // Terms that cancel but for the last places: the gap of a circle one double away from touching a diagonal side.
    const double touching = find_distance(along_axis, std::array<double, 9>{0, 0, 1, 1, 1, 1, 3, 0, 0}).distance_sq.nearest();
    expect_near(find_distance(along_axis, std::array<double, 9>{0, 0, 1, 1, 1, 1, 3, 0, std::sqrt(touching)}).gap_sq);
}

}  // namespace
}  // namespace tangency::reference
