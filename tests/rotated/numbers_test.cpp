// SPDX-License-Identifier: MIT
// The numbers behind a verdict as text, and rows that are no input.
#include <gtest/gtest.h>

#include <limits>

#include "rotated_inputs.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

std::string gap_text(double degrees, Vector<double, 2> half_extent, Ball<double, 2> ball) {
    return to_text(measure(Rotated<CenterHalfBox<double, 2>, Degrees<double>>{{{0, 0}, half_extent}, {degrees}}, ball).gap_sq);
}

TEST(ExactNumberText, NamesRationalsAndSurds) {
    EXPECT_EQ(gap_text(90, {1, 2}, {{4, 0}, 0.5}), "15/4");
    // Corner: |D|^2 + |h|^2 - r^2 - 2 h_x |l_x| - 2 h_y |l_y| with l = (2 cos 30, -2 sin 30).
    EXPECT_EQ(gap_text(30, {0.5, 0.25}, {{2, 0}, 1}), "45/16 - sqrt(3)");
    EXPECT_EQ(gap_text(45, {0.5, 0.5}, {{2, 0}, 1}), "7/2 - 2*sqrt(2)");
    EXPECT_EQ(gap_text(45, {0, 1}, {{2, 1}, 0}), "9/2");
    EXPECT_EQ(gap_text(0.5, {3, 3}, {{1, 0}, 2}), "-4");
    EXPECT_EQ(gap_text(0.5, {0, 0}, {{3, 0}, 2}), "5");
}

TEST(ExactNumberText, RoundsEnclosuresOutwards) {
    const ExactNumber number{Enclosure{Rational(1, 3), Rational(2, 3)}};
    EXPECT_EQ(to_text(number, 3), "[3.33e-1, 6.67e-1]");
    EXPECT_EQ(to_text(ExactNumber{Enclosure{Rational(-2, 3), Rational(-1, 3)}}, 2), "[-6.7e-1, -3.3e-1]");
    EXPECT_EQ(to_text(ExactNumber{Enclosure{Rational(999'999), Rational(9'999'999)}}, 2), "[9.9e5, 1.0e7]");
    EXPECT_EQ(to_text(ExactNumber{Enclosure{Rational(1000), Rational(1024)}}, 4), "[1.000e3, 1.024e3]");
}

TEST(ExactNumberText, SpansTheWholeExponentRange) {
    constexpr double tiny = std::numeric_limits<double>::denorm_min();
    const Signature signature = rotated_signature(Form::center_half, Orientation::radians, ScalarType::f64);
    // A point box against a nearly concentric circle: rational. The same with a segment: an enclosure.
    EXPECT_EQ(sign_of(measure_any_row(signature, std::span<const double>(Row{0, 0, 0, 0, 1, tiny, 0, 0})).gap_sq), 1);
    const auto answer = measure_any_row(signature, std::span<const double>(Row{0, 0, tiny, 0, 1, 0, tiny, 0}));
    // l_y = t cos 1 with t = 2^-1074: (l_y)^2 = 2^-2148 cos^2 1, and |l_x| = t sin 1 < t.
    EXPECT_EQ(to_text(answer.gap_sq, 3), "[7.12e-648, 7.13e-648]");
    EXPECT_EQ(answer.region, Region::face);
}

TEST(ExactNumberWidth, IsAtMostTwoToMinusHundredOfTheNumber) {
    Draws draws(61);
    const Signature signature = rotated_signature(Form::center_half, Orientation::degrees, ScalarType::f64);
    int enclosures = 0;
    for (int i = 0; i < 2'000; ++i) {
        const Row row = draw_row(draws, signature);
        const auto answer = measure_any_row(signature, std::span<const double>(row));
        for (const ExactNumber& number : {answer.gap_sq, answer.distance_sq}) {
            const auto* enclosure = std::get_if<Enclosure>(&number.value);
            if (enclosure == nullptr) continue;
            ++enclosures;
            const Fraction width = enclosure->hi - enclosure->lo;
            const Fraction least = std::min<Fraction>(abs(enclosure->lo), abs(enclosure->hi));
            ASSERT_GT(width, 0);
            ASSERT_LE(width * Fraction(1, 1, 100), least) << text_of(signature, row);
        }
    }
    EXPECT_GE(enclosures, 800);
}

TEST(RotatedDefect, NamesTheField) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double inf = std::numeric_limits<double>::infinity();
    const auto field = [](Orientation orientation, Row row, Form form = Form::center_half) -> std::string {
        const Signature signature = rotated_signature(form, orientation, ScalarType::f64);
        const auto defect = find_defect(signature, std::span<const double>(row));
        return defect ? describe(*defect) : "none";
    };
    EXPECT_EQ(field(Orientation::radians, {0, 0, 1, 1, nan, 0, 0, 1}), "angle is NaN; give a finite number");
    EXPECT_EQ(field(Orientation::degrees, {0, 0, 1, 1, -inf, 0, 0, 1}), "angle is infinite; give a finite number");
    EXPECT_EQ(field(Orientation::axis, {0, 0, 1, 1, 1, nan, 0, 0, 1}), "uy is NaN; give a finite number");
    EXPECT_EQ(field(Orientation::axis, {0, 0, 1, 1, 0, -0.0, 0, 0, 1}), "ux, uy are all zero; give a direction of any nonzero length");
    EXPECT_EQ(field(Orientation::axis, {0, 0, 1, 1, 0, 5e-324, 0, 0, 1}), "none");
    EXPECT_EQ(field(Orientation::quaternion, {0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1}),
              "qx, qy, qz, qw are all zero; give a direction of any nonzero length");
    EXPECT_EQ(field(Orientation::quaternion, {0, 0, 0, 1, 1, 1, 0, 0, inf, 0, 0, 0, 0, 1}), "qz is infinite; give a finite number");
    EXPECT_EQ(field(Orientation::quaternion, {0, 0, 0, 1, 1, -1, 0, 0, 0, 1, 0, 0, 0, 1}), "hz is negative; give zero or more");
    EXPECT_EQ(field(Orientation::degrees, {0, 0, 1, -1, 0, 0, 0, 1}, Form::corner_size), "h is negative; give zero or more");
    EXPECT_EQ(field(Orientation::degrees, {0, 0, 1, 1, -1e300, 0, 0, -1}), "r is negative; give zero or more");
    EXPECT_EQ(field(Orientation::degrees, {0, 0, 1, 1, -1e300, 0, 0, -0.0}), "none");
}

TEST(RotatedRows, SpellTheirFieldsInArgumentOrder) {
    const auto names = [](Form form, Orientation orientation) {
        std::string text;
        for (const auto name : field_names(rotated_signature(form, orientation, ScalarType::f32))) text += std::string(name) + " ";
        return text;
    };
    EXPECT_EQ(names(Form::center_half, Orientation::radians), "cx cy hx hy angle px py r ");
    EXPECT_EQ(names(Form::corner_size, Orientation::axis), "x y w h ux uy px py r ");
    EXPECT_EQ(names(Form::center_size, Orientation::degrees), "cx cy w h angle px py r ");
    EXPECT_EQ(names(Form::center_half, Orientation::quaternion), "cx cy cz hx hy hz qx qy qz qw px py pz r ");
}

// A float input is the same input in double.
TEST(RotatedScalars, FloatsAreTakenAtTheirExactValue) {
    Draws draws(62);
    for (int i = 0; i < 2'000; ++i) {
        for (const Orientation orientation : {Orientation::radians, Orientation::degrees, Orientation::axis, Orientation::quaternion}) {
            const Signature signature = rotated_signature(Form::corner_size, orientation, ScalarType::f32);
            const Row row = draw_row(draws, signature);
            const std::vector<float> floats(row.begin(), row.end());
            ASSERT_EQ(measure_any_row(signature, std::span<const float>(floats)).gap_sq.value.index(),
                      measure_any_row(signature, std::span<const double>(row)).gap_sq.value.index());
            ASSERT_EQ(decide_any_row(signature, std::span<const float>(floats)), decide_any_row(signature, std::span<const double>(row)));
        }
    }
}

}  // namespace
}  // namespace tangency::rotated_test
