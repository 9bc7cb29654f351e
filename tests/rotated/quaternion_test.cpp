// SPDX-License-Identifier: MIT
// Boxes in space rotated by quaternions: sense, length, ties, and the plane as a special case.
#include <gtest/gtest.h>

#include "rotated_inputs.hpp"
#include "tangency/reference/classify.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

using SpaceBox = Rotated<CenterHalfBox<double, 3>, Quaternion<double>>;

Verdict reaches(Quaternion<double> quaternion, Vector<double, 3> point) {
    return decide(SpaceBox{{{0, 0, 0}, {10, 1, 2}}, quaternion}, Ball<double, 3>{point, 0.5});
}

TEST(QuaternionSense, TurnsXTowardsYAboutZAndSoOn) {
    // Quarter turns about z, x, y: the box's long x side goes to y, stays, goes to -z (its 2 to x).
    EXPECT_EQ(reaches({0, 0, 1, 1}, {0, 10.5, 0}), Verdict::touching);
    EXPECT_EQ(reaches({0, 0, 1, 1}, {1.5, 0, 0}), Verdict::touching);
    EXPECT_EQ(reaches({1, 0, 0, 1}, {10.5, 0, 0}), Verdict::touching);
    EXPECT_EQ(reaches({1, 0, 0, 1}, {0, 2.5, 0}), Verdict::touching);
    EXPECT_EQ(reaches({0, 1, 0, 1}, {0, 0, -10.5}), Verdict::touching);
    // 2 atan(1/2) about z is the direction (3, 4): the fourth quadrant stays empty.
    EXPECT_EQ(reaches({0, 0, 1, 2}, {6, 8, 0}), Verdict::overlapping);
    EXPECT_EQ(reaches({0, 0, 1, 2}, {6, -8, 0}), Verdict::disjoint);
    EXPECT_EQ(reaches({0, 0, -1, 2}, {6, -8, 0}), Verdict::overlapping);
    // Thirds of a turn about (1, 1, 1): x to y to z to x.
    EXPECT_EQ(reaches({1, 1, 1, 1}, {0, 10.5, 0}), Verdict::touching);
    EXPECT_EQ(reaches({1, 1, 1, 1}, {0, 0, 1.5}), Verdict::touching);
    EXPECT_EQ(reaches({1, 1, 1, 1}, {2.5, 0, 0}), Verdict::touching);
}

TEST(QuaternionLength, ChangesNothing) {
    Draws draws(71);
    const Signature signature = rotated_signature(Form::center_half, Orientation::quaternion, ScalarType::f64);
    for (int i = 0; i < 3'000; ++i) {
        Row row = draw_row(draws, signature);
        for (std::size_t n = 6; n < 10; ++n) row[n] = draws.between(-9, 9);
        if (find_defect(signature, std::span<const double>(row))) continue;
        const auto answer = classify_any_row(signature, std::span<const double>(row));
        const double factor = (draws.chance(1, 2) ? -3 : 5) * std::ldexp(1.0, draws.between(-1070, 1000));
        for (std::size_t n = 6; n < 10; ++n) row[n] *= factor;
        const auto same = classify_any_row(signature, std::span<const double>(row));
        ASSERT_EQ(same.gap_sq, answer.gap_sq) << text_of(signature, row);
        ASSERT_EQ(same.region, answer.region);
        ASSERT_EQ(same.relation, answer.relation);
    }
}

// (a + b k) about z is the axis (a^2 - b^2, 2 a b); with a tall box the third dimension drops out.
TEST(QuaternionAboutZ, IsTheAxisFormOfThePlane) {
    Draws draws(72);
    for (int i = 0; i < 5'000; ++i) {
        const auto small = [&] { return static_cast<double>(draws.between(-40, 40)); };
        const double a = draws.between(-6, 6), b = draws.between(1, 6);
        const double h_x = std::abs(small()), h_y = std::abs(small()), r = std::abs(small());
        const Vector<double, 2> center{small(), small()}, ball{small(), small()};
        const auto plane = classify(Rotated<CenterHalfBox<double, 2>, Axis<double>>{{center, {h_x, h_y}}, {a * a - b * b, 2 * a * b}},
                                    Ball<double, 2>{ball, r});
        const auto space =
            classify(SpaceBox{{{center[0], center[1], 7}, {h_x, h_y, 1000}}, {0, 0, b, a}}, Ball<double, 3>{{ball[0], ball[1], 7}, r});
        ASSERT_EQ(space.verdict, plane.verdict);
        ASSERT_EQ(space.gap_sq, plane.gap_sq);
        ASSERT_EQ(plane.relation == Relation::circle_inside_box, space.relation == Relation::circle_inside_box);
    }
}

// Built in the box's frame, enlarged by |q|^2 and rotated: whole numbers, touching at faces, edges, corners.
TEST(QuaternionTies, AreTouching) {
    Draws draws(73);
    constexpr std::array<std::array<int, 4>, 4> offsets{{{1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9}, {2, 6, 9, 11}}};
    std::array<int, 4> regions{};
    for (int i = 0; i < 4'000; ++i) {
        const std::array<int, 4> q{draws.between(-5, 5), draws.between(-5, 5), draws.between(-5, 5), draws.between(1, 5)};
        const int norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
        std::array<int, 3> half{draws.between(0, 9), draws.between(0, 9), draws.between(0, 9)}, beyond{};
        int radius = draws.between(1, 9);
        const int axis = draws.between(0, 2), kind = draws.between(1, 3);
        const auto at = [](int n) { return static_cast<std::size_t>(n % 3); };
        if (kind == 1) {
            beyond[at(axis)] = radius;
        } else if (kind == 2) {
            beyond[at(axis)] = 3 * radius, beyond[at(axis + 1)] = 4 * radius, radius *= 5;
        } else {
            const auto& offset = draws.pick(offsets);
            beyond = {offset[0], offset[1], offset[2]}, radius = offset[3];
        }
        std::array<double, 3> local;
        for (std::size_t n = 0; n < 3; ++n) {
            const int magnitude = beyond[n] > 0 ? half[n] + beyond[n] : draws.between(0, half[n]);
            local[n] = draws.chance(1, 2) ? magnitude : -magnitude;
        }
        // |q|^2 R l as u + 2 w (v x u) + 2 v x (v x u) does it, with w^2 + |v|^2 for the first u's factor.
        const auto cross = [](const std::array<double, 3>& p, const std::array<double, 3>& s) {
            return std::array<double, 3>{p[1] * s[2] - p[2] * s[1], p[2] * s[0] - p[0] * s[2], p[0] * s[1] - p[1] * s[0]};
        };
        const std::array<double, 3> v{1.0 * q[0], 1.0 * q[1], 1.0 * q[2]};
        const auto once = cross(v, local), twice = cross(v, once);
        Row row(14);
        for (std::size_t n = 0; n < 3; ++n) {
            row[n] = draws.between(-100, 100);
            row[3 + n] = norm * half[n];
            row[10 + n] = row[n] + norm * local[n] + 2 * q[3] * once[n] + 2 * twice[n];
        }
        for (std::size_t n = 0; n < 4; ++n) row[6 + n] = std::ldexp(q[n], i % 900 - 450);
        row[13] = norm * radius;
        for (const Form form : rotated_forms) {
            const Signature signature = rotated_signature(form, Orientation::quaternion, ScalarType::f64);
            Row stored = row;
            if (form == Form::corner_size)
                for (std::size_t n = 0; n < 3; ++n) stored[n] -= row[3 + n];
            if (form != Form::center_half)
                for (std::size_t n = 0; n < 3; ++n) stored[3 + n] *= 2;
            const auto answer = measure_any_row(signature, std::span<const double>(stored));
            ASSERT_EQ(answer.verdict, Verdict::touching) << text_of(signature, stored);
            ASSERT_EQ(disagreement(signature, stored), "");
            ++regions[static_cast<std::size_t>(answer.region)];
            stored[13] = std::nextafter(stored[13], 0);
            ASSERT_EQ(decide_any_row(signature, std::span<const double>(stored)), Verdict::disjoint);
        }
    }
    for (const Region region : {Region::face, Region::edge, Region::corner}) EXPECT_GE(regions[static_cast<std::size_t>(region)], 300);
}

}  // namespace
}  // namespace tangency::rotated_test
