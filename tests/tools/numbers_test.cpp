// SPDX-License-Identifier: MIT
// Every notation of a number, each rounded once, and every refusal.
#include "numbers.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace tangency::tools {
namespace {

std::uint32_t bits_f32(std::string_view token) {
    const Reading reading = read_number(token, ScalarType::f32);
    EXPECT_TRUE(reading.ok()) << reading.problem;
    // A reading that is no float would be rounded a second time here and hide it.
    EXPECT_EQ(static_cast<double>(static_cast<float>(reading.value)), reading.value) << token;
    return std::bit_cast<std::uint32_t>(static_cast<float>(reading.value));
}

std::uint64_t bits_f64(std::string_view token) {
    const Reading reading = read_number(token, ScalarType::f64);
    EXPECT_TRUE(reading.ok()) << reading.problem;
    return std::bit_cast<std::uint64_t>(reading.value);
}

std::string problem_of(std::string_view token, ScalarType scalar) {
    const Reading reading = read_number(token, scalar);
    EXPECT_FALSE(reading.ok()) << quote_token(token) << " was read as " << reading.value;
    return reading.problem;
}

TEST(Decimals, ReadAsTheLanguageReadsThem) {
    EXPECT_EQ(bits_f64("0.1"), 0x3fb999999999999aU);
    EXPECT_EQ(bits_f32("0.1"), 0x3dcccccdU);
    EXPECT_EQ(bits_f64("-1.5e3"), std::bit_cast<std::uint64_t>(-1500.0));
    for (const char* one : {"1", "+1", "1.", "01", "1.0", "10e-1", ".1E+1", "0.001e3"}) {
        EXPECT_EQ(bits_f64(one), 0x3ff0000000000000U) << one;
        EXPECT_EQ(bits_f32(one), 0x3f800000U) << one;
    }
}

TEST(Decimals, KeepTheSignOfZero) {
    EXPECT_EQ(bits_f64("-0"), 0x8000000000000000U);
    EXPECT_EQ(bits_f32("-0.0e5"), 0x80000000U);
    EXPECT_EQ(bits_f32("-1e-46"), 0x80000000U);
    EXPECT_EQ(bits_f64("+0"), 0U);
}

TEST(Decimals, HalfwayBetweenFloatsGoToTheEvenOne) {
    EXPECT_EQ(bits_f32("16777217"), 0x4b800000U);
    EXPECT_EQ(bits_f32("16777219"), 0x4b800002U);
    EXPECT_EQ(bits_f32("1.000000059604644775390625"), 0x3f800000U);
    EXPECT_EQ(bits_f64("9007199254740993"), 0x4340000000000000U);
    EXPECT_EQ(bits_f64("9007199254740995"), 0x4340000000000002U);
}

// Rounded to a double first, each of these lands on the halfway point and loses the digit that decides.
TEST(Decimals, AreRoundedToFloatOnce) {
    EXPECT_EQ(bits_f32("1.00000005960464477539062500000001"), 0x3f800001U);
    EXPECT_EQ(bits_f32("16777217.0000000001"), 0x4b800001U);
    EXPECT_EQ(bits_f32("16777218.9999999999"), 0x4b800001U);
    EXPECT_EQ(bits_f32("7.00649232162408535461864791644958e-46"), 0U);
    EXPECT_EQ(bits_f32("7.00649232162408535461864791644959e-46"), 1U);
}

TEST(Decimals, TooSmallBecomeTheNearestSubnormalOrZero) {
    EXPECT_EQ(bits_f32("1e-45"), 1U);
    EXPECT_EQ(bits_f32("1e-46"), 0U);
    EXPECT_EQ(bits_f32("1.1754942e-38"), 0x007fffffU);
    EXPECT_EQ(bits_f64("5e-324"), 1U);
    EXPECT_EQ(bits_f64("2.4703282292062328e-324"), 1U);
    EXPECT_EQ(bits_f64("2.4703282292062327e-324"), 0U);
    EXPECT_EQ(bits_f64("1e-99999999999999999999"), 0U);
    EXPECT_EQ(bits_f64("0e99999999999999999999"), 0U);
}

TEST(Decimals, TooLargeAreAProblemThatNamesTheLimit) {
    EXPECT_EQ(bits_f32("3.4028235677973366e38"), 0x7f7fffffU);
    EXPECT_EQ(problem_of("1e39", ScalarType::f32), "'1e39' is too large for f32, whose largest number is 3.4028235e+38");
    EXPECT_EQ(problem_of("-1e400", ScalarType::f64), "'-1e400' is too large for f64, whose largest number is 1.7976931348623157e+308");
    EXPECT_NE(problem_of("3.4028235677973366163754e38", ScalarType::f32).find("too large"), std::string::npos);
    EXPECT_NE(problem_of("0x1p128", ScalarType::f32).find("too large"), std::string::npos);
    EXPECT_NE(problem_of("1e99999999999999999999", ScalarType::f64).find("too large"), std::string::npos);
    EXPECT_TRUE(read_number("-1e400", ScalarType::f64).is_too_large);
    EXPECT_EQ(read_number("-1e400", ScalarType::f64).value, -std::numeric_limits<double>::infinity());
    EXPECT_FALSE(read_number("1e", ScalarType::f64).is_too_large);
}

TEST(Decimals, MayHaveThousandsOfDigits) {
    const std::string zeros(5000, '0');
    EXPECT_EQ(bits_f64("0." + zeros + "1e5001"), 0x3ff0000000000000U);
    EXPECT_EQ(bits_f32(zeros + "1." + zeros), 0x3f800000U);
    EXPECT_EQ(bits_f32("1.000000059604644775390625" + zeros + "1"), 0x3f800001U);
}

TEST(Hexfloats, AreExactOrRoundedOnceToEven) {
    EXPECT_EQ(bits_f64("0x1.8p+1"), std::bit_cast<std::uint64_t>(3.0));
    EXPECT_EQ(bits_f64("-0X.8P1"), std::bit_cast<std::uint64_t>(-1.0));
    EXPECT_EQ(bits_f32("+0xap0"), std::bit_cast<std::uint32_t>(10.0F));
    EXPECT_EQ(bits_f32("0x1.000001p0"), 0x3f800000U);
    EXPECT_EQ(bits_f32("0x1.000003p0"), 0x3f800002U);
    EXPECT_EQ(bits_f32("0x1.00000100000000000000001p0"), 0x3f800001U);
    EXPECT_EQ(bits_f32("0x1p-149"), 1U);
    EXPECT_EQ(bits_f32("0x1p-150"), 0U);
    EXPECT_EQ(bits_f32("0x1.0000000000000001p-150"), 1U);
    EXPECT_EQ(bits_f64("-0x0p0"), 0x8000000000000000U);
}

TEST(Bits, AreTheNumberThatTheySpell) {
    EXPECT_EQ(bits_f32("0x3f800000"), 0x3f800000U);
    EXPECT_EQ(bits_f32("0X80000001"), 0x80000001U);
    EXPECT_EQ(bits_f64("0x3FF0000000000000"), 0x3ff0000000000000U);
    EXPECT_EQ(bits_f64("0x0000000000000001"), 1U);
    EXPECT_TRUE(std::isnan(read_number("0x7fc00000", ScalarType::f32).value));
    EXPECT_TRUE(std::isinf(read_number("0xfff0000000000000", ScalarType::f64).value));
}

TEST(Bits, OfTheWrongCountAreAProblemThatSaysTheRightOne) {
    EXPECT_EQ(problem_of("0x3f8000000", ScalarType::f32),
              "'0x3f8000000' has 9 hex digits; the bits of f32 take exactly 8, a hexfloat a 'p' exponent");
    EXPECT_NE(problem_of("0x3f800000", ScalarType::f64).find("exactly 16"), std::string::npos);
    EXPECT_NE(problem_of("0x", ScalarType::f64).find("has 0 hex digits"), std::string::npos);
    EXPECT_NE(problem_of("0x1.8", ScalarType::f64).find("'p' exponent"), std::string::npos);
    EXPECT_NE(problem_of("-0x3f800000", ScalarType::f32).find("sign"), std::string::npos);
}

TEST(Bits, TextReadsBackToTheSameNumber) {
    for (const char* text : {"0x00000001", "0x80000000", "0x3f800000", "0x7f7fffff"})
        EXPECT_EQ(bits_text(read_number(text, ScalarType::f32).value, ScalarType::f32), text);
    for (const char* text : {"0x0000000000000001", "0x8000000000000000", "0x7fefffffffffffff"})
        EXPECT_EQ(bits_text(read_number(text, ScalarType::f64).value, ScalarType::f64), text);
}

TEST(Words, ForNanAndInfinityAreNumbersInAnyCase) {
    for (const char* nan : {"nan", "NaN", "-NAN", "+nan"}) EXPECT_TRUE(std::isnan(read_number(nan, ScalarType::f32).value)) << nan;
    for (const char* infinity : {"inf", "Inf", "INFINITY", "+infinity"})
        EXPECT_EQ(read_number(infinity, ScalarType::f64).value, std::numeric_limits<double>::infinity()) << infinity;
    EXPECT_EQ(read_number("-inf", ScalarType::f32).value, -std::numeric_limits<double>::infinity());
}

TEST(Garbage, IsRefusedAndQuoted) {
    using namespace std::string_view_literals;
    for (const auto token :
         {""sv,      "-"sv,      "+"sv,      "."sv,       "e5"sv,      "1e"sv,      "1e+"sv,        "1.5x"sv,    "--1"sv,
          "+-1"sv,   "-+1"sv,    "1_0"sv,    "1,5"sv,     "1f"sv,      "1 "sv,      " 1"sv,         "1\0"sv,     "\xff"sv,
          "0b1"sv,   "inf0"sv,   "0xp1"sv,   "nan(1)"sv,  "0x1p"sv,    "infinit"sv, "0x.p1"sv,      "0x1p+"sv,   "0xzz"sv,
          "1e5.5"sv, "0x-1p1"sv, "1e999x"sv, "0x1p1.5"sv, "0x1p+-5"sv, "0x1p-+5"sv, "0x1p+-1449"sv, "0x1p--5"sv, "1e+-5"sv}) {
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            EXPECT_EQ(problem_of(token, scalar).find(quote_token(token)), 0U) << quote_token(token);
    }
}

TEST(Garbage, IsQuotedInShortPrintableAscii) {
    EXPECT_EQ(quote_token("a\xff\n"), "'a\\xff\\x0a'");
    EXPECT_EQ(quote_token(std::string(41, 'a')), "'" + std::string(40, 'a') + "...'");
}

}  // namespace
}  // namespace tangency::tools
