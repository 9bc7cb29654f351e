// SPDX-License-Identifier: MIT
// A point and a box under the half-open contract.
#include <string_view>

#include "question_checks.hpp"
#include "tangency/properties/contract.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

using properties::Input;

constexpr Signature of_point(Form form, std::size_t dim, Orientation orientation = Orientation::none, ScalarType scalar = ScalarType::f64) {
    return {form, scalar, dim, orientation, Question::box_point};
}

bool holds(const Signature& signature, std::initializer_list<double> numbers) {
    const Input input = input_of(signature, numbers);
    return properties::intersects(input, properties::find_verdict(input), Contract::half_open);
}

TEST(BoxPointHalfOpen, HasTheLowSidesInAndTheHighOnesOutOfEveryEncoding) {
    constexpr Signature corner = of_point(Form::corner_size, 2), center = of_point(Form::center_size, 2), sides = of_point(Form::lo_hi, 3);
    EXPECT_TRUE(holds(corner, {1, 2, 4, 4, 1, 2}));
    EXPECT_TRUE(holds(corner, {1, 2, 4, 4, 1, 5}));
    EXPECT_FALSE(holds(corner, {1, 2, 4, 4, 5, 3}));
    EXPECT_FALSE(holds(corner, {1, 2, 4, 4, 1, 6})) << "low along x, high along y";
    EXPECT_TRUE(holds(center, {0, 0, 3, 3, -1.5, 0}));
    EXPECT_FALSE(holds(center, {0, 0, 3, 3, 0, 1.5}));
    EXPECT_TRUE(holds(sides, {0, 0, 0, 1, 1, 1, 0, 0, 0}));
    EXPECT_FALSE(holds(sides, {0, 0, 0, 1, 1, 1, 0, 1, 0}));
}

TEST(BoxPointHalfOpen, IsExactWhereASumRounds) {
    // 0.1 + 0.4 rounds to 0.5, which lies within the true side by 2^-55.
    EXPECT_TRUE(holds(of_point(Form::corner_size, 2), {0.1, 0, 0.4, 1, 0.5, 0.5}));
}

TEST(BoxPointHalfOpen, OfAFlatBoxHasNothing) {
    EXPECT_FALSE(holds(of_point(Form::lo_hi, 2), {0, 0, 4, 0, 1, 0}));
    EXPECT_FALSE(holds(of_point(Form::center_half, 2), {3, 3, 0, 0, 3, 3}));
    EXPECT_FALSE(holds(of_point(Form::center_half, 2, Orientation::radians), {3, 3, 0, 2, 0.7, 3, 3})) << "at an angle without a root";
}

TEST(BoxPointHalfOpen, HasTheBoxsOwnLowSides) {
    constexpr Signature degrees = of_point(Form::center_half, 2, Orientation::degrees),
                        axis = of_point(Form::center_half, 2, Orientation::axis);
    constexpr Signature space = of_point(Form::center_half, 3, Orientation::quaternion);
    EXPECT_TRUE(holds(degrees, {0, 0, 4, 2, 0, -4, 1}));
    EXPECT_FALSE(holds(degrees, {0, 0, 4, 2, 180, -4, 1})) << "the high side has come round";
    EXPECT_TRUE(holds(degrees, {0, 0, 4, 2, 180, 4, 1}));
    EXPECT_TRUE(holds(degrees, {0, 0, 4, 2, 90, 1, -4})) << "x is rotated to y";
    EXPECT_FALSE(holds(degrees, {0, 0, 4, 2, 90, -2, 1})) << "and y to -x, along which the high side is the left one";
    EXPECT_TRUE(holds(axis, {0, 0, 5, 5, 3, 4, -3, -4}));
    EXPECT_FALSE(holds(axis, {0, 0, 5, 5, 3, 4, 3, 4}));
    // Half a turn about z.
    EXPECT_FALSE(holds(space, {0, 0, 0, 2, 2, 2, 0, 0, 3, 0, -2, 0, 0}));
    EXPECT_TRUE(holds(space, {0, 0, 0, 2, 2, 2, 0, 0, 3, 0, 2, 0, -2}));
}

TEST(BoxPointHalfOpen, AgreesWithTheVerdictBesideTies) {
    for (const double x : {-3.0, -2.0, 0.0, 2.0, 3.0}) {
        const Input input = input_of(of_point(Form::center_half, 2), {0, 0, 2, 2, x, 1});
        if (properties::find_verdict(input) == reference::Verdict::touching) continue;
        EXPECT_EQ(reference::holds_half_open(input.signature, input.row()), x == 0);
    }
}

TEST(BoxPointContract, IsFoundOutOfAllThree) {
    using enum properties::ContractKind;
    const auto kind_of = [](std::string_view name) { return properties::find_contract(method_named(name), 1).kind; };
    EXPECT_EQ(kind_of("point_four_comparisons"), closed);
    EXPECT_EQ(kind_of("point_four_comparisons_open"), open);
    EXPECT_EQ(kind_of("point_four_comparisons_half_open"), half_open);
    EXPECT_EQ(kind_of("point_sides_half_open"), half_open);
    EXPECT_EQ(kind_of("point_degrees_half_open"), half_open);
    EXPECT_EQ(kind_of("point_conjugate_normalised"), half_open);
    EXPECT_EQ(properties::find_contract(method_named("point_one_difference"), 1).fits, Contract::half_open);
}

TEST(BoxPointContract, OfAMixtureIsMixed) {
    properties::Subject low_along_x = method_named("point_sides");
    low_along_x.answer_block = nullptr;
    low_along_x.answer = [](std::span<const Input> inputs, properties::AnswerSlots slots) {
        const std::span<bool> answers = slots;
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const auto& n = inputs[i].numbers;
            answers[i] = n[0] <= n[4] && n[4] < n[2] && n[1] <= n[5] && n[5] <= n[3];
        }
    };
    EXPECT_EQ(properties::find_contract(low_along_x, 1).kind, properties::ContractKind::mixed);
}

}  // namespace
}  // namespace tangency::questions_test
