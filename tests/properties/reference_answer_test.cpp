// SPDX-License-Identifier: MIT
// The band around a tie, at its very edge.
#include "tangency/properties/reference_answer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "tangency/properties/instance.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {
namespace {

// A point box at the origin, a centre on the x axis and a radius: d = x, gap = x - r, scale = max(x, r).
ReferenceAnswer point_and_circle(ScalarType scalar, double x, double r) {
    return find_reference_answer(Input{{Form::center_half, scalar, 2}, {0, 0, 0, 0, x, 0, r}});
}

TEST(Band, EndsExactlyAtKTimesEpsTimesScale) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const double eps = format_of(scalar).unit_roundoff;
        // r = 1 - 8 eps and d = 1: the gap is 8 eps and the scale 1, so the edge itself is inside.
        EXPECT_FALSE(outside_band(point_and_circle(scalar, 1, 1 - 8 * eps), 8));
        EXPECT_TRUE(outside_band(point_and_circle(scalar, 1, 1 - 9 * eps), 8));
        EXPECT_FALSE(outside_band(point_and_circle(scalar, 1 - 8 * eps, 1), 8));
        EXPECT_TRUE(outside_band(point_and_circle(scalar, 1 - 9 * eps, 1), 8));
    }
}

// Who asks whether the interiors have an area in common finds none of a triangle half an ulp wide, wherever it lies.
TEST(Band, HoldsPolygonsThatAreAsThinAsRoundingThoughTheyOverlapDeeply) {
    const Signature signature{vertices_form(3, 4), ScalarType::f64, 2, Orientation::none, Question::polygon_polygon};
    const auto overlap = [&](double beside) {
        return find_reference_answer(
            Input{signature, {1, 0, 1 + 0x1p-20, 0x1p-20 + beside, 1 + 0x1p-19, 0x1p-19, 0, -1, 4, -1, 4, 3, 0, 3}});
    };
    const double band = default_band(signature);
    for (const double ulps : {1.0, 8.0, 30.0}) EXPECT_FALSE(outside_band(overlap(ulps * 0x1p-52), band)) << ulps;
    for (const double ulps : {40.0, 0x1p20, 0x1p40}) EXPECT_TRUE(outside_band(overlap(ulps * 0x1p-52), band)) << ulps;
    // Half the width is 64 ulps of one / sqrt(8), in units of half an ulp of one; sharp corners do not widen these, nor does the other.
    EXPECT_NEAR(gap_in_bands(overlap(64 * 0x1p-52)), 64 / std::sqrt(8) * 2, 0.01);
}

TEST(Band, ATieIsInsideForEveryK) {
    EXPECT_FALSE(outside_band(point_and_circle(ScalarType::f64, 3, 3), 0));
    EXPECT_FALSE(outside_band(point_and_circle(ScalarType::f64, 0, 0), 0));
}

TEST(Band, NeverNarrowsBelowWhatOneRoundingCostsAmongSubnormals) {
    const double smallest = format_of(ScalarType::f32).smallest;
    EXPECT_FALSE(outside_band(point_and_circle(ScalarType::f32, 4 * smallest, 0), 8));
    EXPECT_TRUE(outside_band(point_and_circle(ScalarType::f32, 5 * smallest, 0), 8));
}

TEST(Band, AnOverlapDeeperThanTheRadiusAllowsIsInside) {
    // d = 0 and r below the band: no distance can leave it.
    const Input sliver{{Form::center_half, ScalarType::f32, 2}, {1, 1, 1, 1, 1, 1, 0x1p-23}};
    EXPECT_FALSE(outside_band(find_reference_answer(sliver), 8));
}

// LearnOpenGL's clamp about the centre with a third axis, every step rounded correctly, errs by 8.4 eps of the scale here:
// a climb over ulps found it. It must not be blamed.
TEST(Band, ForgivesABallStoredByItsCornerWhatItsRoundingsCost) {
    const Signature signature{Form::corner_size_ball_corner, ScalarType::f32, 3};
    const float corner[] = {0.907350302F, 0.972570896F, 0.681172609F}, size[] = {0.688756585F, 0.536531568F, 0.674803853F};
    const float ball[] = {1.039464F, 1.03946877F, 1.03946495F}, radius = 1.03946483F;
    float distance_sq = 0;
    for (int axis = 0; axis < 3; ++axis) {
        const float center = ball[axis] + radius, half = size[axis] / 2, middle = corner[axis] + half;
        const float closest = middle + std::min(std::max(center - middle, -half), half);
        distance_sq += (closest - center) * (closest - center);
    }
    const bool answer = std::sqrt(distance_sq) < radius;
    const ReferenceAnswer reference_answer = find_reference_answer(
        Input{signature, {corner[0], corner[1], corner[2], size[0], size[1], size[2], ball[0], ball[1], ball[2], radius}});
    EXPECT_NE(answer, intersects(reference_answer, Contract::open));
    EXPECT_NEAR(gap_in_bands(reference_answer), 8.43, 0.01);
    EXPECT_TRUE(outside_band(reference_answer, 8));
    EXPECT_FALSE(outside_band(reference_answer, default_band(signature)));
}

TEST(GapReports, MeasureInBandsAndUlps) {
    const ReferenceAnswer reference_answer = point_and_circle(ScalarType::f32, 1, 1 - 0x1p-20);
    EXPECT_NEAR(gap_in_bands(reference_answer), 16, 1e-9);
    EXPECT_NEAR(gap_in_ulps(reference_answer), 8, 1e-9);
    EXPECT_EQ(gap_in_bands(point_and_circle(ScalarType::f32, 0, 0)), 0);
}

TEST(GapReports, SurviveTheEndsOfTheRange) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const FloatFormat& format = format_of(scalar);
        EXPECT_TRUE(std::isfinite(gap_in_ulps(point_and_circle(scalar, format.largest, format.smallest))));
        EXPECT_TRUE(std::isfinite(gap_in_ulps(point_and_circle(scalar, format.smallest, 0))));
        EXPECT_EQ(gap_in_bands(point_and_circle(scalar, format.smallest, 0)), 2);
    }
}

// What a bound may say and what it must not, for one answer.
void expect_bound(const ReferenceAnswer& reference_answer, const std::string& text) {
    const std::optional<GapBound> bound = bound_gap(reference_answer);
    if (!bound) {
        const int exponent = std::ilogb(reference_answer.scale) + 1;
        EXPECT_LT(reference_answer.radius.floating().in_units_of(exponent), 0x1p-400) << text;
        EXPECT_LT(reference_answer.distance_sq.floating().in_units_of(2 * exponent), 0x1p-800) << text;
        return;
    }
    const double bands = gap_in_bands(reference_answer), ulps = gap_in_ulps(reference_answer);
    EXPECT_GE(bound->bands, bands) << text;
    EXPECT_LE(bound->bands, bands * (1 + 0x1p-43) + 0x1p-38) << text;
    EXPECT_GE(bound->ulps, ulps) << text;
    EXPECT_LE(bound->ulps, ulps * (1 + 0x1p-43) + 0x1p-38) << text;
    for (const double k : {0.0, 0.5, 1.0, 8.0, 1000.0, bands}) {
        EXPECT_FALSE(bound->surely_in_band(k) && outside_band(reference_answer, k)) << k << " " << text;
        EXPECT_FALSE(bound->surely_outside_band(k) && !outside_band(reference_answer, k)) << k << " " << text;
    }
}

TEST(GapBoundOfReferenceAnswer, IsAboveTheGapAndHardlySoInEveryFormButOfTheTiniest) {
    for (const FormName& form : all_forms)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
            const Signature signature{form.form, scalar, form.orientation == Orientation::quaternion ? std::size_t{3} : 2,
                                      form.orientation};
            Source random(7);
            std::size_t bounded = 0;
            for (int i = 0; i < 2000; ++i) {
                const Input input =
                    i % 4 == 0 ? draw_near_tie(random, signature) : draw_floats(random, signature, static_cast<Magnitudes>(i % 4 - 1));
                const ReferenceAnswer reference_answer = find_reference_answer(input);
                expect_bound(reference_answer, std::string(form.name) + " " + to_text(input));
                bounded += bound_gap(reference_answer).has_value();
                const bool is_ordinary = i % 4 == 1;
                EXPECT_TRUE(!is_ordinary || bound_gap(reference_answer)) << form.name;
            }
            EXPECT_GT(bounded, scalar == ScalarType::f32 ? 1999U : 1930U) << form.name << ": nothing is 2^-400 of another float";
        }
}

TEST(GapBoundOfReferenceAnswer, SettlesTheBandsEdgesButForAHairAroundThem) {
    // A gap of 16 bands.
    const auto bound = bound_gap(point_and_circle(ScalarType::f32, 1, 1 - 0x1p-20));
    ASSERT_TRUE(bound);
    EXPECT_TRUE(bound->surely_outside_band(16 - 1e-9));
    EXPECT_FALSE(bound->surely_outside_band(16));
    EXPECT_FALSE(bound->surely_in_band(16));
    EXPECT_TRUE(bound->surely_in_band(16 + 1e-9));
}

TEST(GapBoundOfReferenceAnswer, SaysNothingWhereSquaresLeaveTheRangeOfDoubles) {
    const Input tiny{{Form::center_half, ScalarType::f64, 2}, {1, 0, 1, 1, 0, 1 + 0x1p-52, 0x1p-1000}};
    EXPECT_TRUE(bound_gap(find_reference_answer(tiny)));
    const Input tinier{{Form::center_half, ScalarType::f64, 2}, {0x1p1000, 0, 1, 0, 0x1p1000, 2, 1}};
    EXPECT_FALSE(bound_gap(find_reference_answer(tinier)));
    EXPECT_EQ(bound_gap(point_and_circle(ScalarType::f64, 0, 0))->bands, 0);
}

TEST(Contracts, DifferAtTiesOnly) {
    EXPECT_TRUE(intersects(point_and_circle(ScalarType::f64, 2, 2), Contract::closed));
    EXPECT_FALSE(intersects(point_and_circle(ScalarType::f64, 2, 2), Contract::open));
    EXPECT_TRUE(intersects(point_and_circle(ScalarType::f64, 1, 2), Contract::open));
    EXPECT_FALSE(intersects(point_and_circle(ScalarType::f64, 3, 2), Contract::closed));
}

}  // namespace
}  // namespace tangency::properties
