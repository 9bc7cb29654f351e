// SPDX-License-Identifier: MIT
// Radians: zero is a quarter turn of nothing, any other angle ties only where A = B = C = 0.
#include <gtest/gtest.h>

#include <limits>

#include "rotated_inputs.hpp"
#include "tangency/reference/classify.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

constexpr Signature centered_radians = rotated_signature(Form::center_half, Orientation::radians, ScalarType::f64);

TEST(RadiansZero, EqualsTheAxisAlignedReference) {
    Draws draws(51);
    for (int i = 0; i < scaled(5'000); ++i) {
        const auto number = [&] { return i % 2 ? draws.between(-9, 9) : draws.any(ScalarType::f64); };
        const CornerSizeBox<double, 2> box{{number(), number()}, {std::abs(number()), std::abs(number())}};
        const Ball<double, 2> ball{{number(), number()}, std::abs(number())};
        const auto expected = classify(box, ball);
        const Radians<double> plain{i % 4 < 2 ? 0.0 : -0.0};
        const auto answer = classify(Rotated<CornerSizeBox<double, 2>, Radians<double>>{box, plain}, ball);
        ASSERT_EQ(answer.verdict, expected.verdict);
        ASSERT_EQ(answer.region, expected.region);
        ASSERT_EQ(answer.relation, expected.relation);
        ASSERT_EQ(answer.touches_from_within, expected.touches_from_within);
        ASSERT_EQ(answer.gap_sq, ExactNumber{expected.gap_sq});
    }
}

TEST(RadiansTies, AtNonzeroAnglesNeedADegenerateShape) {
    Draws draws(52);
    int ties = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto small = [&] { return static_cast<double>(draws.between(-3, 3)); };
        const double angle = draws.chance(1, 2) ? 0.125 * draws.between(1, 60) : draws.any(ScalarType::f64);
        const Row row = row_2d(centered_radians, {small(), small()}, {std::abs(small()), std::abs(small())}, {angle}, {small(), small()},
                               std::abs(small()));
        const auto answer = classify_any_row(centered_radians, std::span<const double>(row));
        const bool point_box = row[2] == 0 && row[3] == 0;
        const bool concentric = row[0] == row[5] && row[1] == row[6];
        if (answer.verdict == Verdict::touching) {
            ++ties;
            ASSERT_TRUE(point_box || (answer.region == Region::inside && row.back() == 0)) << text_of(centered_radians, row);
        }
        if (answer.touches_from_within) {
            ASSERT_TRUE(point_box || concentric) << text_of(centered_radians, row);
        }
    }
    EXPECT_GE(ties, 100);
}

// The double nearest pi/6 is not pi/6: what ties at 30 degrees is a near miss here, and its side is known.
TEST(RadiansNearMisses, AreSettledOnTheSideOfTheAngleError) {
    // Box long in y, face at l_x = 1; D = (0, 4), so l_x = 4 sin: touching at exactly 30 degrees with r = 1.
    const auto verdict = [](double angle) {
        const Rotated<CenterHalfBox<double, 2>, Radians<double>> box{{{0, 0}, {1, 9}}, {angle}};
        return decide(box, Ball<double, 2>{{0, 4}, 1});
    };
    const double sixth_below = 0x1.0c152382d7365p-1;  // pi/6 = 0x1.0c152382d73658465bb3...p-1
    EXPECT_EQ(verdict(sixth_below), Verdict::overlapping);
    EXPECT_EQ(verdict(std::nextafter(sixth_below, 1.0)), Verdict::disjoint);
    const Rotated<CenterHalfBox<double, 2>, Degrees<double>> exactly{{{0, 0}, {1, 9}}, {30}};
    EXPECT_EQ(decide(exactly, Ball<double, 2>{{0, 4}, 1}), Verdict::touching);
}

TEST(RadiansExtremes, EndAndAgreeWithTheJudge) {
    Draws draws(53);
    constexpr double tiny = std::numeric_limits<double>::denorm_min();
    constexpr double largest = std::numeric_limits<double>::max();
    // 5.3e207 is the double nearest a multiple of pi/2 (Muller et al., Handbook of Floating-Point
    // Arithmetic, 2018, 10.2): 6381956970095103 * 2^797.
    const std::array<double, 10> angles{
        tiny, -tiny, largest, -largest, 0x1p-1022, 1e22, 1e300, 0x1p-60, std::ldexp(6381956970095103.0, 797), 3.14159265358979311600};
    const std::array<double, 7> sizes{0.0, tiny, 1.0, largest, 0x1p-1000, 0x1p500, 3.0};
    for (const Orientation orientation : {Orientation::radians, Orientation::degrees}) {
        const Signature signature = rotated_signature(Form::center_half, orientation, ScalarType::f64);
        for (int i = 0; i < scaled(1'000); ++i) {
            Row row(8);
            for (double& number : row) number = draws.chance(1, 2) ? draws.pick(sizes) : -draws.pick(sizes);
            for (const std::size_t n : {2U, 3U, 7U}) row[n] = std::abs(row[n]);
            row[4] = draws.pick(angles);
            ASSERT_EQ(disagreement(signature, row), "");
        }
    }
}

// cos t = 1 - t^2/2 for the least t: 2149 bits lie between the box and its rotated self.
TEST(RadiansExtremes, SeeTheLeastAngleTurnTheBox) {
    constexpr double tiny = std::numeric_limits<double>::denorm_min();
    const auto verdict = [](double angle, double y) {
        const Rotated<CenterHalfBox<double, 2>, Radians<double>> box{{{0, 0}, {1, 9}}, {angle}};
        return decide(box, Ball<double, 2>{{2, y}, 1});
    };
    // l_x = 2 cos + y sin against h_x + r = 2.
    EXPECT_EQ(verdict(0, 0), Verdict::touching);
    EXPECT_EQ(verdict(tiny, 0), Verdict::overlapping);
    EXPECT_EQ(verdict(-tiny, 0), Verdict::overlapping);
    // 2 cos t + t sin t - 2 = -t^4/12 + ...: some 4300 bits.
    EXPECT_EQ(verdict(tiny, tiny), Verdict::overlapping);
    EXPECT_EQ(verdict(tiny, 1), Verdict::disjoint);
    EXPECT_EQ(verdict(-tiny, 1), Verdict::overlapping);
}

}  // namespace
}  // namespace tangency::rotated_test
