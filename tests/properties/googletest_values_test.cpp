// SPDX-License-Identifier: MIT
// Inputs as parameters of a GoogleTest suite: of the kind asked for, with the reference's verdict, the same by the same seed.
#include "tangency/properties/googletest_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace tangency::googletest {
namespace {

using properties::InputKind;

constexpr Signature corner_size{Form::corner_size, ScalarType::f32, 2};
constexpr Signature solid_balls{Form::center_radius, ScalarType::f64, 3, Orientation::none, Question::ball_ball};
constexpr Signature by_axis{Form::center_half, ScalarType::f64, 2, Orientation::axis};
constexpr Signature polygons{vertices_form(3, 4), ScalarType::f64, 2, Orientation::none, Question::polygon_polygon};

bool hits(float x, float y, float w, float h, float px, float py, float r) {
    const float dx = px - std::clamp(px, x, x + w), dy = py - std::clamp(py, y, y + h);
    return dx * dx + dy * dy <= r * r;
}

bool strictly_hits(float x, float y, float w, float h, float px, float py, float r) {
    const float dx = px - std::clamp(px, x, x + w), dy = py - std::clamp(py, y, y + h);
    return dx * dx + dy * dy < r * r;
}

std::string text_of(const std::vector<Value>& values) {
    std::string text;
    for (const Value& value : values) text += testing::PrintToString(value) + '\n';
    return text;
}

template <Signature signature>
void expect_what_they_say(const std::vector<Value>& values) {
    for (const Value& value : values) {
        EXPECT_EQ(value.input.signature, signature);
        EXPECT_EQ(value.verdict, properties::find_verdict(value.input)) << testing::PrintToString(value);
    }
}

TEST(Values, HaveTheVerdictOfTheReference) {
    expect_what_they_say<corner_size>(values_of<corner_size>(80));
    expect_what_they_say<solid_balls>(values_of<solid_balls>(80));
    expect_what_they_say<by_axis>(values_of<by_axis>(80));
    expect_what_they_say<polygons>(values_of<polygons>(80));
}

TEST(Values, AreOfTheKindsInTurn) {
    const std::vector<Value> both = values_of<corner_size, InputKind::tie, InputKind::inside>(40);
    ASSERT_EQ(both.size(), 40U);
    for (std::size_t place = 0; place < both.size(); ++place)
        EXPECT_EQ(both[place].kind, place % 2 == 0 ? InputKind::tie : InputKind::inside);
    EXPECT_TRUE(std::ranges::all_of(values_of<corner_size, InputKind::tie>(40),
                                    [](const Value& value) { return value.verdict == reference::Verdict::touching; }));
}

TEST(Values, AreOfEveryKindThatTheQuestionHasIfNoneIsNamed) {
    const auto kinds_in = [](const std::vector<Value>& values) {
        std::set<InputKind> kinds;
        for (const Value& value : values) kinds.insert(value.kind);
        return kinds.size();
    };
    EXPECT_EQ(kinds_in(values_of<corner_size>(16)), 8U);
    EXPECT_EQ(kinds_in(values_of<solid_balls>(16)), 7U) << "no centre within a box";
    EXPECT_EQ(kinds_in(values_of<polygons>(16)), 6U) << "nor a polygon without area";
}

TEST(Values, FollowFromTheSeed) {
    EXPECT_EQ(text_of(values_of<corner_size>(40)), text_of(values_of<corner_size>(40, 1)));
    EXPECT_NE(text_of(values_of<corner_size>(40)), text_of(values_of<corner_size>(40, 2)));
    // More begin with the same ones.
    EXPECT_EQ(text_of(values_of<corner_size>(60)).find(text_of(values_of<corner_size>(40))), 0U);
}

TEST(Values, TellARightFunctionFromOneThatLosesTies) {
    const auto wrong_on = [](auto function, Contract contract) {
        return std::ranges::count_if(values_of<corner_size, InputKind::lattice, InputKind::tie>(100), [&](const Value& value) {
            return answer_of<corner_size>(function, value) != value.intersects(contract);
        });
    };
    EXPECT_EQ(wrong_on(hits, Contract::closed), 0);
    EXPECT_EQ(wrong_on(strictly_hits, Contract::open), 0);
    EXPECT_GE(wrong_on(strictly_hits, Contract::closed), 50);
}

TEST(Values, AskAFunctionOfTheShapesAsWell) {
    const auto meet = [](const Ball<double, 3>& one, const Ball<double, 3>& other) {
        double sum = 0;
        for (std::size_t axis = 0; axis < 3; ++axis)
            sum += (one.center[axis] - other.center[axis]) * (one.center[axis] - other.center[axis]);
        return sum <= (one.radius + other.radius) * (one.radius + other.radius);
    };
    for (const Value& value : values_of<solid_balls, InputKind::tie, InputKind::lattice>(40))
        EXPECT_EQ(answer_of<solid_balls>(meet, value), value.intersects(Contract::closed)) << testing::PrintToString(value);
}

TEST(Values, ArePrintedWithTheirNumbersAndVerdict) {
    const Value tie{{properties::Input{corner_size, {0, 0, 1, 1, 2, 0, 1}}, InputKind::tie, reference::Verdict::touching}};
    EXPECT_EQ(testing::PrintToString(tie), "x=0 y=0 w=1 h=1 px=2 py=0 r=1, drawn as tie: touching");
    EXPECT_EQ(name_of_value({tie, 3}), "tie_3_touching");
}

// As a user has it: a case an input.
class Drawn : public testing::TestWithParam<Value> {};

TEST_P(Drawn, IsAnsweredAsTheReferenceSays) {
    EXPECT_EQ(answer_of<corner_size>(hits, GetParam()), GetParam().intersects(Contract::closed));
}

INSTANTIATE_TEST_SUITE_P(Ties, Drawn, testing::ValuesIn(values_of<corner_size, InputKind::tie>(8)), name_of_value);
INSTANTIATE_TEST_SUITE_P(Inside, Drawn, testing::ValuesIn(values_of<corner_size, InputKind::inside>(8, 7)), name_of_value);

}  // namespace
}  // namespace tangency::googletest
