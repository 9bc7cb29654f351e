// SPDX-License-Identifier: MIT
// Ties at multiples of 30 degrees, where surds cancel; quarter turns; and where no tie can be.
#include <gtest/gtest.h>

#include "rotated_inputs.hpp"
#include "tangency/reference/classify.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

constexpr Signature centered_degrees = rotated_signature(Form::center_half, Orientation::degrees, ScalarType::f64);
constexpr Signature cornered_degrees = rotated_signature(Form::corner_size, Orientation::degrees, ScalarType::f64);

struct Point {
    double x, y;
};

Point rotated_by_quarters(Point point, int quarters) {
    for (quarters = (quarters % 4 + 4) % 4; quarters > 0; --quarters) point = {-point.y, point.x};
    return point;
}

// The same angle after many turns, forwards or backwards, exactly.
double wrapped(Draws& draws, int degrees) {
    const int turns = draws.chance(1, 2) ? draws.between(-10, 10) : draws.between(-2'000'000, 2'000'000);
    return degrees + 360.0 * turns;
}

constexpr std::array<int, 8> thirds{30, 60, 120, 150, 210, 240, 300, 330};

/// Checks a constructed tie in both forms, with the ball one step smaller and larger, and with the judge.
void expect_tie(Draws& draws, int degrees, Point half_extent, Point offset, double radius, Region region) {
    const Point center{static_cast<double>(draws.between(-1000, 1000)), static_cast<double>(draws.between(-1000, 1000))};
    const double unit = std::ldexp(1.0, draws.between(-900, 900));
    for (const auto& signature : {centered_degrees, cornered_degrees}) {
        Row row = row_2d(signature, {center.x * unit, center.y * unit}, {half_extent.x * unit, half_extent.y * unit},
                         {wrapped(draws, degrees)}, {(center.x + offset.x) * unit, (center.y + offset.y) * unit}, radius * unit);
        const auto answer = classify_any_row(signature, std::span<const double>(row));
        ASSERT_EQ(answer.verdict, Verdict::touching) << text_of(signature, row);
        ASSERT_EQ(answer.region, region) << text_of(signature, row);
        ASSERT_EQ(answer.gap_sq, ExactNumber{Rational(0)});
        ASSERT_EQ(disagreement(signature, row), "");
        Row off = row;
        off.back() = std::nextafter(row.back(), 0.0);
        ASSERT_EQ(decide_any_row(signature, std::span<const double>(off)), Verdict::disjoint) << text_of(signature, off);
        off.back() = std::nextafter(row.back(), 1e308);
        ASSERT_EQ(decide_any_row(signature, std::span<const double>(off)), Verdict::overlapping) << text_of(signature, off);
        off = row;
        off[4] = std::nextafter(row[4], 1e308);
        ASSERT_NE(decide_any_row(signature, std::span<const double>(off)), Verdict::touching) << text_of(signature, off);
    }
}

// Half of D is l_x or l_y, whichever of cosine and sine is one half: |D| / 2 = h + r.
TEST(DegreesTies, OfFacesAtMultiplesOfThirtyAreTouching) {
    Draws draws(41);
    for (int i = 0; i < 1'000; ++i) {
        const int degrees = draws.pick(thirds);
        const bool cosine_is_half = degrees % 60 == 0;
        const double reach = draws.between(0, 40), radius = draws.between(1, 40);
        const double length = 2 * (reach + radius);
        const double aside = std::ceil(length * 0.8660254037844388);  // at least |D| sqrt(3) / 2
        const double signed_length = draws.chance(1, 2) ? length : -length;
        const bool x_face = draws.chance(1, 2);
        const Point offset = x_face == cosine_is_half ? Point{signed_length, 0} : Point{0, signed_length};
        const Point half_extent = x_face ? Point{reach, aside} : Point{aside, reach};
        ASSERT_NO_FATAL_FAILURE(expect_tie(draws, degrees, half_extent, offset, radius, Region::face));
    }
}

// In the box's frame |l| is h rotated by 60 degrees one way or the other and lengthened by k, so that
// h . |l| = k |h|^2 / 2 and the corner's distance squared is |h|^2 (1 - k + k^2). With h Pythagorean and
// k a ratio of Eisenstein numbers that is a square. Rotated by a multiple of 30 degrees that is none of 90,
// h or its mirror image has been rotated by quarters in all, and D is whole.
TEST(DegreesTies, OfCornersWhereSurdsCancelAreTouching) {
    Draws draws(42);
    // Thin boxes: |l| must stay in the quadrant of h and clear both sides.
    constexpr std::array<std::array<int, 3>, 8> thin{
        {{0, 1, 1}, {1, 0, 1}, {5, 12, 13}, {12, 5, 13}, {7, 24, 25}, {24, 7, 25}, {9, 40, 41}, {15, 8, 17}}};
    for (int i = 0; i < 1'500; ++i) {
        const auto [h_x, h_y, length] = draws.pick(thin);
        // p^2 - p q + q^2 = t^2 for p = m^2 - 1, q = 2m - 1, t = m^2 - m + 1; k = p / q grows with m.
        const int m = draws.between(h_x == 0 || h_y == 0 ? 5 : 60, 200);
        const double p = m * m - 1, q = 2 * m - 1, t = m * m - m + 1;
        const int degrees = draws.pick(thirds);
        const int sixty = h_x > h_y ? 60 : -60;
        const bool mirrored = (degrees + sixty) % 90 != 0;
        const int quarters = (mirrored ? degrees - sixty : degrees + sixty) / 90;
        Point offset = rotated_by_quarters({(mirrored ? -1 : 1) * p * h_x, p * h_y}, quarters);
        if (draws.chance(1, 2)) offset = {-offset.x, -offset.y};
        ASSERT_NO_FATAL_FAILURE(expect_tie(draws, degrees, {q * h_x, q * h_y}, offset, t * length, Region::corner));
    }
}

TEST(DegreesQuarterTurns, EqualTheAxisAlignedReferenceWithSwappedExtents) {
    Draws draws(43);
    for (int i = 0; i < scaled(5'000); ++i) {
        const bool lattice = i % 2 == 0;
        const auto number = [&] { return lattice ? draws.between(-9, 9) : draws.any(ScalarType::f64); };
        const int quarters = draws.between(-8, 8);
        const CenterHalfBox<double, 2> box{{number(), number()}, {std::abs(number()), std::abs(number())}};
        const Ball<double, 2> ball{{number(), number()}, std::abs(number())};
        CenterHalfBox<double, 2> axis_aligned = box;
        if (quarters % 2 != 0) std::swap(axis_aligned.half_extent[0], axis_aligned.half_extent[1]);
        const Degrees<double> orientation{90.0 * quarters * std::ldexp(1.0, 2 * draws.between(0, 100))};
        const bool still_odd = std::fmod(orientation.angle, 180.0) != 0;
        if (!still_odd) axis_aligned = box;
        const auto expected = classify(axis_aligned, ball);
        const auto answer = classify(Rotated<CenterHalfBox<double, 2>, Degrees<double>>{box, orientation}, ball);
        ASSERT_EQ(answer.verdict, expected.verdict);
        ASSERT_EQ(answer.region, expected.region);
        ASSERT_EQ(answer.relation, expected.relation);
        ASSERT_EQ(answer.touches_from_within, expected.touches_from_within);
        ASSERT_EQ(answer.gap_sq, ExactNumber{expected.gap_sq});
        ASSERT_EQ(answer.distance_sq, ExactNumber{expected.distance_sq});
    }
}

// The theorem's consequence: away from multiples of 30 and 90 a tie needs a point box, or a point circle
// inside (docs/why/rotated.md, "Where ties can be").
TEST(DegreesTies, ElsewhereNeedADegenerateShape) {
    Draws draws(44);
    int ties = 0;
    for (int i = 0; i < 20'000; ++i) {
        double degrees = draws.chance(1, 2) ? 45.0 + 90.0 * draws.between(-20, 20) : 0.25 * draws.between(-2000, 2000);
        if (std::fmod(degrees, 30.0) == 0) degrees += 0.5;
        const auto small = [&] { return static_cast<double>(draws.between(-3, 3)); };
        const Row row = row_2d(centered_degrees, {small(), small()}, {std::abs(small()), std::abs(small())}, {degrees}, {small(), small()},
                               std::abs(small()));
        const auto answer = measure_any_row(centered_degrees, std::span<const double>(row));
        if (answer.verdict != Verdict::touching) continue;
        ++ties;
        const bool point_box = row[2] == 0 && row[3] == 0;
        const bool point_circle_inside = answer.region == Region::inside && row.back() == 0;
        ASSERT_TRUE(point_box || point_circle_inside) << text_of(centered_degrees, row);
    }
    EXPECT_GE(ties, 100);
}

TEST(DegreesReduction, IsExactForHugeTinyAndNegativeAngles) {
    Draws draws(45);
    for (int i = 0; i < 3'000; ++i) {
        Row row = draw_row(draws, centered_degrees);
        for (std::size_t n : {0U, 1U, 2U, 3U, 5U, 6U, 7U}) row[n] = std::remainder(row[n], 64.0);
        for (std::size_t n : {2U, 3U, 7U}) row[n] = std::abs(row[n]);
        row[4] = draws.any(ScalarType::f64);
        const auto answer = measure_any_row(centered_degrees, std::span<const double>(row));
        // fmod is exact.
        Row reduced = row;
        reduced[4] = std::fmod(row[4], 360.0);
        const auto same = measure_any_row(centered_degrees, std::span<const double>(reduced));
        ASSERT_EQ(answer.verdict, same.verdict) << text_of(centered_degrees, row);
        ASSERT_EQ(answer.gap_sq, same.gap_sq) << text_of(centered_degrees, row);
        // The mirrored input with the opposite angle.
        Row mirrored = row;
        for (std::size_t n : {1U, 4U, 6U}) mirrored[n] = -row[n];
        ASSERT_EQ(measure_any_row(centered_degrees, std::span<const double>(mirrored)).gap_sq, answer.gap_sq);
        ASSERT_EQ(disagreement(centered_degrees, row), "");
    }
}

}  // namespace
}  // namespace tangency::rotated_test
