// SPDX-License-Identifier: MIT
// Ties of boxes rotated to Pythagorean directions, built in the box's frame and rotated into the world.
#include <gtest/gtest.h>

#include "rotated_inputs.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/reference/certificate.hpp"
#include "tangency/reference/classify.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

// a^2 + b^2 = m^2.
struct Triple {
    int a, b, m;
};
constexpr std::array<Triple, 8> triples{
    {{3, 4, 5}, {4, 3, 5}, {5, 12, 13}, {15, 8, 17}, {7, 24, 25}, {20, 21, 29}, {9, 40, 41}, {63, 16, 65}}};

// An input in the box's own frame, all integers: box at the origin, centre l, radius r.
struct LocalInput {
    int l_x, l_y, h_x, h_y, r;
};

int signed_by(Draws& draws, int magnitude) { return draws.chance(1, 2) ? magnitude : -magnitude; }

LocalInput face_tie(Draws& draws) {
    LocalInput input{0, 0, draws.between(0, 30), draws.between(0, 30), draws.between(1, 30)};
    input.l_x = signed_by(draws, input.h_x + input.r);
    input.l_y = draws.between(-input.h_y, input.h_y);
    if (draws.chance(1, 2)) std::swap(input.l_x, input.l_y), std::swap(input.h_x, input.h_y);
    return input;
}

LocalInput corner_tie(Draws& draws) {
    const Triple offset = draws.pick(triples);
    const int scale = draws.between(1, 3);
    LocalInput input{0, 0, draws.between(0, 30), draws.between(0, 30), scale * offset.m};
    input.l_x = signed_by(draws, input.h_x + scale * offset.a);
    input.l_y = signed_by(draws, input.h_y + scale * offset.b);
    return input;
}

// The input enlarged by m and rotated to (a, b): all integers again, far from the origin and at any scale.
Row rotated_row(Draws& draws, const Signature& signature, const LocalInput& local, const Triple& direction) {
    const auto [a, b, m] = direction;
    const int across = signed_by(draws, 1);  // the four quadrants
    const int along = signed_by(draws, 1);
    const int u = along * a, v = across * b;
    const int exponent = signature.scalar == ScalarType::f32 ? draws.between(-140, 100) : draws.between(-1060, 990);
    const auto scaled = [exponent](int value) { return std::ldexp(static_cast<double>(value), exponent); };
    const int far = signature.scalar == ScalarType::f32 ? 1000 : 1'000'000;
    const int c_x = draws.between(-far, far), c_y = draws.between(-far, far);
    const int d_x = u * local.l_x - v * local.l_y, d_y = v * local.l_x + u * local.l_y;
    // Any multiple of (u, v) is the same direction, up to the ends of the exponent range.
    const int stretch = draws.between(1, 1000);
    const int reach = signature.scalar == ScalarType::f32 ? 100 : 900;
    const double unit = std::ldexp(static_cast<double>(stretch), draws.between(-reach, reach));
    return row_2d(signature, {scaled(c_x), scaled(c_y)}, {scaled(m * local.h_x), scaled(m * local.h_y)}, {u * unit, v * unit},
                  {scaled(c_x + d_x), scaled(c_y + d_y)}, scaled(m * local.r));
}

class AxisTies : public testing::TestWithParam<Signature> {};

TEST_P(AxisTies, OfFacesAndCornersAreTouching) {
    Draws draws(31);
    for (int i = 0; i < 3'000; ++i) {
        const bool at_corner = i % 2 == 0;
        const Row row = rotated_row(draws, GetParam(), at_corner ? corner_tie(draws) : face_tie(draws), draws.pick(triples));
        const auto answer = classify_any_row(GetParam(), std::span<const double>(row));
        ASSERT_EQ(answer.verdict, Verdict::touching) << text_of(GetParam(), row);
        ASSERT_EQ(answer.region, at_corner ? Region::corner : Region::face) << text_of(GetParam(), row);
        ASSERT_EQ(answer.gap_sq, ExactNumber{Rational(0)});
        // One step in the radius is a step off the tie.
        Row smaller = row, larger = row;
        smaller.back() = std::nextafter(row.back(), 0.0);
        larger.back() = std::nextafter(row.back(), 1e308);
        ASSERT_EQ(decide_any_row(GetParam(), std::span<const double>(smaller)), Verdict::disjoint);
        ASSERT_EQ(decide_any_row(GetParam(), std::span<const double>(larger)), Verdict::overlapping);
    }
}

TEST_P(AxisTies, AgreeWithTheJudge) {
    Draws draws(32);
    for (int i = 0; i < 1'000; ++i) {
        const Row row = rotated_row(draws, GetParam(), i % 2 ? corner_tie(draws) : face_tie(draws), draws.pick(triples));
        ASSERT_EQ(disagreement(GetParam(), row), "");
    }
}

// A rational rotation maps the rotated input back to an axis-aligned one, of which the judge is told the rotated one's answer.
TEST(AxisInputs, MappedBackHaveTheAnswersOfAxisAlignedOnes) {
    Draws draws(33);
    const Signature signature = rotated_signature(Form::center_half, Orientation::axis, ScalarType::f64);
    const Signature axis_aligned{Form::center_half, ScalarType::f64, 2};
    for (int i = 0; i < 6'000; ++i) {
        const auto any = [&] { return draws.between(-20, 20); };
        const LocalInput local = i % 3 == 0   ? corner_tie(draws)
                                 : i % 3 == 1 ? face_tie(draws)
                                              : LocalInput{any(), any(), std::abs(any()), std::abs(any()), std::abs(any())};
        const auto [a, b, m] = draws.pick(triples);
        const Row row = row_2d(signature, {0, 0}, {1.0 * m * local.h_x, 1.0 * m * local.h_y}, {1.0 * a, 1.0 * b},
                               {1.0 * a * local.l_x - b * local.l_y, 1.0 * b * local.l_x + a * local.l_y}, 1.0 * m * local.r);
        const Row frame{0, 0, 1.0 * m * local.h_x, 1.0 * m * local.h_y, 1.0 * m * local.l_x, 1.0 * m * local.l_y, 1.0 * m * local.r};
        const auto answer = classify_any_row(signature, std::span<const double>(row));
        const std::string gap_sq = to_text(answer.gap_sq);
        const judge::StatedAnswer stated{name_of(answer.verdict), name_of(answer.region), name_of(answer.relation),
                                         answer.touches_from_within, gap_sq};
        ASSERT_EQ(judge::refute(axis_aligned, frame, stated, find_certificate(axis_aligned, frame)), "") << text_of(signature, row);
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, AxisTies,
                         testing::Values(rotated_signature(Form::center_half, Orientation::axis, ScalarType::f32),
                                         rotated_signature(Form::corner_size, Orientation::axis, ScalarType::f32),
                                         rotated_signature(Form::center_half, Orientation::axis, ScalarType::f64),
                                         rotated_signature(Form::corner_size, Orientation::axis, ScalarType::f64)),
                         [](const auto& form) {
                             return std::string(name_of(form.param.form)) + "_" + std::string(name_of(form.param.scalar));
                         });

TEST(AxisGap, IsASurdOfThePrimitiveDirection) {
    // (6, 6) points along the diagonal: one root of 2 whatever its length. l = (3/2 sqrt 2, -1/2 sqrt 2).
    const Rotated<CenterHalfBox<double, 2>, Axis<double>> box{{{0, 0}, {1, 1}}, {6, 6}};
    const auto answer = measure(box, Ball<double, 2>{{2, 1}, 1});
    EXPECT_EQ(to_text(answer.gap_sq), "9/2 - 3*sqrt(2)");
    EXPECT_EQ(answer.region, Region::face);
    EXPECT_EQ(answer.verdict, Verdict::disjoint);
}

}  // namespace
}  // namespace tangency::rotated_test
