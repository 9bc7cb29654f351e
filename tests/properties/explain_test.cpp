// SPDX-License-Identifier: MIT
// The failure message: what a developer reads and pastes is true and compiles.
#include "tangency/properties/explain.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tangency/properties/reason.hpp"

namespace tangency::properties {
namespace {

const Signature box_and_circle{Form::center_half, ScalarType::f32, 2};

TEST(LiteralText, EveryLiteralIsAFloatingPointNumberOfTheRightType) {
    EXPECT_EQ(literal_text(1, ScalarType::f32), "1.0f");
    EXPECT_EQ(literal_text(-0.0, ScalarType::f64), "-0.0");
    EXPECT_EQ(literal_text(static_cast<double>(0.1F), ScalarType::f32), "0.1f");
    EXPECT_EQ(literal_text(0x1p100, ScalarType::f32), "1.2676506e+30f");
    EXPECT_EQ(literal_text(std::numeric_limits<double>::quiet_NaN(), ScalarType::f32), "NAN");
    EXPECT_EQ(literal_text(-HUGE_VAL, ScalarType::f64), "-INFINITY");
}

TEST(HexText, OfASubnormalIsTheSameWhateverTheLibrary) {
    EXPECT_EQ(hex_text(-0x1p-1070), "-0x1p-1070");
    EXPECT_EQ(hex_text(0x1.8p-1030), "0x1.8p-1030");
    EXPECT_EQ(hex_text(0x1p-1022), "0x1p-1022");
}

TEST(DescribeCounterexample, ATieSaysCallNumbersRegionGapAndContract) {
    const Input tie{box_and_circle, {0, 0, 1, 1, 1.5, 0, 0.5}};
    const Counterexample counterexample{verdict_instance(Expectation::verdict, tie), {false}, true};
    EXPECT_EQ(describe_counterexample(counterexample, Contract::closed, "hits"),
              "hits(0.0f, 0.0f, 1.0f, 1.0f, 1.5f, 0.0f, 0.5f);  // answered false\n"
              "  decimal:   cx=0 cy=0 hx=1 hy=1 px=1.5 py=0 r=0.5\n"
              "  hexfloat:  cx=0x0p+0 cy=0x0p+0 hx=0x1p+0 hy=0x1p+0 px=0x1.8p+0 py=0x0p+0 r=0x1p-1\n"
              "  reference: touching at a side, gap_sq 0\n"
              "  because:   nearest point of the rectangle (1, 0); centre (1.5, 0); distance 0.5, radius 0.5: a touch\n"
              "expected true: a tie, and the contract is closed\n");
}

TEST(ReferenceView, SaysOfEachQuestionWhereTheShapesAreNearest) {
    const auto expect = [](Question question, Form form, std::size_t dim, const std::vector<double>& numbers, std::string_view view,
                           std::string_view reason) {
        Input input{Signature{.form = form, .scalar = ScalarType::f64, .dim = dim, .question = question}};
        std::copy(numbers.begin(), numbers.end(), input.numbers.begin());
        EXPECT_EQ(reference_view(input), view) << to_text(input);
        EXPECT_EQ(reason_text(input), reason) << to_text(input);
    };
    expect(Question::box_ball, Form::lo_hi, 3, {0, 0, 0, 2, 2, 2, 5, 6, 1, 5}, "touching at an edge, gap_sq 0",
           "nearest point of the box (2, 2, 1); centre (5, 6, 1); distance 5, radius 5: a touch");
    expect(Question::box_ball, Form::lo_hi, 2, {0, 0, 2, 2, 3, 3, 1}, "disjoint at a corner, gap_sq 1",
           "nearest point of the rectangle (2, 2); centre (3, 3); distance 1.41421 = sqrt(2), radius 1: a miss by 0.414214");
    expect(Question::box_ball, Form::lo_hi, 2, {0, 0, 2, 2, 1, 1, 1}, "overlapping with its centre inside, gap_sq -1",
           "the centre (1, 1) is in the rectangle; distance 0, radius 1: a hit by 1");
    expect(Question::ball_ball, Form::center_radius, 2, {0, 0, 1, 0, 0, 1}, "overlapping with one centre, gap_sq -4",
           "both centres (0, 0); distance 0, radii together 2: a hit by 2");
    expect(
        Question::ball_ball, Form::center_radius, 2, {-0x1p1023, 0, 1, 0x1p1023, 0, 1}, "disjoint along an axis, gap_sq about 2^2048",
        "one centre (-8.98846567e+307, 0); other centre (8.98846567e+307, 0); distance about 2^1024, radii together 2: a miss by more than "
        "the largest double");
    // Like a plus: none holds the other.
    expect(Question::box_box, Form::lo_hi, 2, {-1, 0, 1, 0, 0, -1, 0, 1}, "overlapping, gap_sq -1",
           "a point of both (0, 0); depth 1: a hit");
    expect(Question::box_box, Form::lo_hi, 2, {0, 0, 1, 1, 1, 1, 2, 2}, "touching corner to corner, gap_sq 0",
           "a point of both (1, 1), and the line through it across (1, 0) parts them: a touch");
    expect(Question::box_segment, Form::lo_hi, 2, {0, 0, 4, 4, -9, 3, 9, 3}, "overlapping, gap_sq -1",
           "a point of both (1.63636364, 3); depth 1: a hit");
    expect(Question::box_segment, Form::lo_hi, 2, {0, 0, 1, 1, 2, 0, 2, 0}, "disjoint at a side, gap_sq 1",
           "nearest point of the rectangle (1, 0); nearest of the segment (2, 0); distance 1: a miss");
    expect(Question::box_moving_ball, Form::lo_hi, 2, {0, 0, 4, 4, -9, 2, 9, 3, 1}, "overlapping with its way through, gap_sq -1",
           "a point of the rectangle and of the centre's way (1.63636364, 2.59090909); distance 0, radius 1: a hit by 1");
    expect(Question::polygon_ball, vertices_form(3), 2, {0, 0, 8, 0, 0, 6, 7, 7, 5}, "touching at a side, gap_sq 0",
           "nearest point of the polygon (4, 3) on its side (8, 0) to (0, 6); centre (7, 7); distance 5, radius 5: a touch");
    expect(Question::polygon_polygon, vertices_form(3, 3), 2, {0, 0, 1, -1, 1, 1, -9, 0, -1, 4, -1, -4}, "disjoint at a side, gap_sq 1",
           "nearest point of the first polygon (0, 0); of the second polygon (-1, 0) on its side (-1, 4) to (-1, -4); distance 1: a miss");
    expect(Question::polygon_ball, vertices_form(3), 2, {0, 0, 8, 0, 0, 6, 1, 1, 1}, "overlapping with its centre inside, gap_sq -1",
           "the centre (1, 1) is in the polygon; distance 0, radius 1: a hit by 1");
    expect(Question::polygon_polygon, vertices_form(3, 3), 2, {0, 0, 8, 0, 0, 6, -1, 1, 9, 1, 9, 2}, "overlapping, gap_sq -361/101",
           "a point of both (3.44444444, 1.23809524); depth 1.89057 = sqrt(361/101): a hit");
}

TEST(DescribeCounterexample, AnImplicationShowsBothCallsWithTheRightAnswers) {
    const Instance instance{.expectation = Expectation::implies,
                            .inputs = {Input{box_and_circle, {0, 0, 1, 1, 2, 0, 1}}, Input{box_and_circle, {0, 0, 1, 1, 2, 0, 2}}}};
    const std::string text = describe_counterexample({instance, {true, false}, false}, Contract::open);
    EXPECT_NE(text.find("// answered true\n"), std::string::npos) << text;
    EXPECT_NE(text.find("touching at a side, gap_sq 0: false by the open contract"), std::string::npos) << text;
    EXPECT_NE(text.find("gap_sq -3: true by the open contract"), std::string::npos) << text;
    EXPECT_NE(text.find("asked again, the subject answered otherwise"), std::string::npos) << text;
}

TEST(DescribeCounterexample, APurityFailureNamesTheTwoCallsThatDisagree) {
    const Input one{box_and_circle, {0, 0, 1, 1, 2, 0, 1}};
    const Input other{box_and_circle, {0, 0, 1, 1, 3, 0, 1}};
    const Instance instance{.expectation = Expectation::pure, .inputs = {other, one, other, one}};
    const std::string text = describe_counterexample({instance, {false, true, false, false}, true}, Contract::closed);
    EXPECT_NE(text.find("answered true, call 2 of 4"), std::string::npos) << text;
    EXPECT_NE(text.find("answered false, call 4 of 4"), std::string::npos) << text;
    EXPECT_EQ(text.find("call 1 of 4"), std::string::npos) << text;
    EXPECT_NE(text.find("  call before: intersects(0.0f, 0.0f, 1.0f, 1.0f, 3.0f, 0.0f, 1.0f);\n"), std::string::npos) << text;
}

TEST(DescribeCounterexample, ANaNIsNamedAndNotMeasured) {
    const Input input{box_and_circle, {0, 0, std::nan(""), 1, 2, 0, 1}};
    const Instance instance{.expectation = Expectation::miss, .inputs = {input}};
    const std::string text = describe_counterexample({instance, {true}, true}, Contract::closed);
    EXPECT_NE(text.find("intersects(0.0f, 0.0f, NAN, 1.0f"), std::string::npos) << text;
    EXPECT_NE(text.find("hx"), std::string::npos) << text;
}

}  // namespace
}  // namespace tangency::properties
