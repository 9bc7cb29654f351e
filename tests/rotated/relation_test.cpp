// SPDX-License-Identifier: MIT
// Relations of rotated inputs: which solid holds which, exactly, and the sense of the rotation.
#include <gtest/gtest.h>

#include "rotated_inputs.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

template <class OrientationType>
RotatedClassification about_origin(Vector<double, 2> half_extent, OrientationType orientation, Ball<double, 2> ball) {
    return classify(Rotated<CenterHalfBox<double, 2>, OrientationType>{{{0, 0}, half_extent}, orientation}, ball);
}

void expect_relation(const RotatedClassification& answer, Relation relation, bool touches_from_within) {
    EXPECT_EQ(name_of(answer.relation), name_of(relation));
    EXPECT_EQ(answer.touches_from_within, touches_from_within);
}

TEST(RotatedSense, PositiveAnglesTurnXTowardsY) {
    // A long thin box reaches the point in the first quadrant, not the one in the fourth.
    const auto reaches = [](auto orientation, double x, double y) {
        return about_origin({10, 1}, orientation, {{x, y}, 0.5}).verdict == Verdict::overlapping;
    };
    EXPECT_TRUE(reaches(Degrees<double>{30}, 8.66, 5));
    EXPECT_FALSE(reaches(Degrees<double>{30}, 8.66, -5));
    EXPECT_TRUE(reaches(Degrees<double>{29.5}, 8.66, 5));
    EXPECT_FALSE(reaches(Degrees<double>{29.5}, 8.66, -5));
    EXPECT_TRUE(reaches(Radians<double>{0.5}, 8.7, 4.8));
    EXPECT_FALSE(reaches(Radians<double>{0.5}, 8.7, -4.8));
    EXPECT_TRUE(reaches(Axis<double>{2, 1}, 8, 4));
    EXPECT_FALSE(reaches(Axis<double>{2, 1}, 8, -4));
    EXPECT_TRUE(reaches(Axis<double>{-2, -1}, 8, 4));
    EXPECT_FALSE(reaches(Axis<double>{2, 1}, 4, 8));
}

TEST(RotatedSense, CornerSizeTurnsAboutTheCentreNotTheCorner) {
    const CornerSizeBox<double, 2> box{{0, 0}, {20, 2}};
    const auto verdict = [&](double x, double y) {
        return decide(Rotated<CornerSizeBox<double, 2>, Degrees<double>>{box, {90}}, Ball<double, 2>{{x, y}, 0.5});
    };
    EXPECT_EQ(verdict(10, 10.5), Verdict::overlapping);
    EXPECT_EQ(verdict(10, 11.5), Verdict::touching);
    EXPECT_EQ(verdict(11.5, 1), Verdict::touching);
    EXPECT_EQ(verdict(0, 1), Verdict::disjoint);
}

TEST(RotatedRelation, CircleInsideTouchesASideFromWithin) {
    // l = (1, 0) on the axis (3, 4): the side at 2 is 1 away.
    expect_relation(about_origin({10, 10}, Axis<double>{3, 4}, {{3, 4}, 5}), Relation::circle_inside_box, true);
    expect_relation(about_origin({10, 10}, Axis<double>{3, 4}, {{3, 4}, std::nextafter(5, 0)}), Relation::circle_inside_box, false);
    expect_relation(about_origin({10, 10}, Axis<double>{3, 4}, {{3, 4}, std::nextafter(5, 9)}), Relation::crossing, false);
    // D is perpendicular to the x side at 45 degrees: l_x = 0, so the tie at h_x = r needs no surd.
    expect_relation(about_origin({1, 9}, Degrees<double>{45}, {{3, -3}, 1}), Relation::circle_inside_box, true);
    expect_relation(about_origin({1, 9}, Degrees<double>{45}, {{-3, 3.5}, 0.5}), Relation::circle_inside_box, false);
    // Concentric: the same at every angle.
    expect_relation(about_origin({2, 3}, Radians<double>{1}, {{0, 0}, 2}), Relation::circle_inside_box, true);
    expect_relation(about_origin({2, 3}, Degrees<double>{1}, {{0, 0}, 2}), Relation::circle_inside_box, true);
}

TEST(RotatedRelation, BoxInsideTouchesTheCircleWithItsFarthestCorner) {
    // l = (2, 0), the farthest corner (1, 4) + (2, 0) = (3, 4): 5 away, times 5.
    expect_relation(about_origin({5, 20}, Axis<double>{4, 3}, {{8, 6}, 25}), Relation::box_inside_circle, true);
    expect_relation(about_origin({5, 20}, Axis<double>{4, 3}, {{8, 6}, 24.999}), Relation::crossing, false);
    expect_relation(about_origin({5, 20}, Axis<double>{4, 3}, {{8, 6}, 26}), Relation::box_inside_circle, false);
    // A segment at 45 degrees, its middle straight above: |D|^2 + h^2 = 2 + 1/4 = (3/2)^2.
    expect_relation(about_origin({0.5, 0}, Degrees<double>{45}, {{-1, 1}, 1.5}), Relation::box_inside_circle, true);
    // Concentric 3-4-5 at any angle.
    expect_relation(about_origin({3, 4}, Radians<double>{2}, {{0, 0}, 5}), Relation::box_inside_circle, true);
    expect_relation(about_origin({3, 4}, Degrees<double>{-17.25}, {{0, 0}, 5}), Relation::box_inside_circle, true);
}

TEST(RotatedRelation, HoldingIsAskedBeforeTouching) {
    // A point box on the rim; two equal points; a point circle on a face.
    expect_relation(about_origin({0, 0}, Radians<double>{1}, {{3, 4}, 5}), Relation::box_inside_circle, true);
    EXPECT_EQ(about_origin({0, 0}, Radians<double>{1}, {{3, 4}, 5}).verdict, Verdict::touching);
    expect_relation(about_origin({0, 0}, Degrees<double>{7}, {{0, 0}, 0}), Relation::circle_inside_box, true);
    expect_relation(about_origin({5, 5}, Axis<double>{3, 4}, {{3, 4}, 0}), Relation::circle_inside_box, true);
    EXPECT_EQ(about_origin({5, 5}, Axis<double>{3, 4}, {{3, 4}, 0}).verdict, Verdict::touching);
    expect_relation(about_origin({5, 5}, Axis<double>{3, 4}, {{6, 8}, 5}), Relation::touching, false);
    expect_relation(about_origin({5, 5}, Axis<double>{3, 4}, {{6, 8}, 4}), Relation::disjoint, false);
    expect_relation(about_origin({5, 5}, Axis<double>{3, 4}, {{6, 8}, 6}), Relation::crossing, false);
}

// "-32.25" exactly.
Rational rational_of(std::string decimal) {
    const std::size_t point = decimal.find('.');
    const auto places = static_cast<unsigned>(decimal.size() - point - 1);
    decimal.erase(point, 1);
    const bool minus = decimal[0] == '-';
    decimal.erase(0, std::min(decimal.find_first_not_of("-0"), decimal.size() - 1));
    const Rational value(boost::multiprecision::cpp_int(decimal), pow(boost::multiprecision::cpp_int(10), places));
    return minus ? -value : value;
}

TEST(RotatedGap, MatchesNumbersComputedElsewhere) {
    struct Known {
        Orientation orientation;
        Row row;
        std::string gap_sq;  ///< 30 digits
    };
    const std::vector<Known> known{
#include "known_gaps.inc"
    };
    ASSERT_EQ(known.size(), 32U);
    for (const Known& item : known) {
        const Signature signature = rotated_signature(Form::center_half, item.orientation, ScalarType::f64);
        const auto gap_sq = measure_any_row(signature, std::span<const double>(item.row)).gap_sq;
        const Rational expected = rational_of(item.gap_sq);
        const Rational slack = abs(expected) / pow(boost::multiprecision::cpp_int(10), 28);
        if (const auto* enclosure = std::get_if<Enclosure>(&gap_sq.value)) {
            EXPECT_LE(abs(enclosure->lo - expected), slack) << text_of(signature, item.row);
            EXPECT_LE(abs(enclosure->hi - expected), slack) << text_of(signature, item.row);
        } else if (const auto* fraction = std::get_if<Fraction>(&gap_sq.value)) {
            EXPECT_LE(abs(*fraction - expected), slack) << text_of(signature, item.row);
        } else {
            const auto& surd = std::get<Surd>(gap_sq.value);
            // a + b sqrt(n) lies between expected - slack and expected + slack.
            EXPECT_GT(sign_of({Surd{surd.rational_part - expected + slack, surd.coefficient, surd.radicand}}), 0);
            EXPECT_LT(sign_of({Surd{surd.rational_part - expected - slack, surd.coefficient, surd.radicand}}), 0);
        }
    }
}

}  // namespace
}  // namespace tangency::rotated_test
