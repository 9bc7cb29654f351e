// SPDX-License-Identifier: MIT
// A case keeps its shapes in other words.
#include "tangency/properties/transcribe.hpp"

#include <gtest/gtest.h>

#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

constexpr Signature center_half{Form::center_half, ScalarType::f64, 2};

TEST(Transcribe, SpellsABoxByItsCornerAndSizeInAnotherScalar) {
    const auto row = transcribe({center_half, {1, 2, 3, 4, 10, 6, 5}}, {Form::corner_size, ScalarType::f32, 2});
    ASSERT_TRUE(row);
    EXPECT_TRUE(same_bits(*row, Input{{Form::corner_size, ScalarType::f32, 2}, {-2, -2, 6, 8, 10, 6, 5}}));
}

TEST(Transcribe, LooksFromARotatedBoxAndGivesItsDirection) {
    const Signature by_axis{Form::center_half, ScalarType::f64, 2, Orientation::axis};
    const Input row{by_axis, {0, 0, 2, 1, 0, 1, 0, 5, 3}};  // a quarter turn; the ball lies along the box's first side
    const auto along = transcribe(row, center_half);
    ASSERT_TRUE(along);
    EXPECT_TRUE(same_bits(*along, Input{center_half, {0, 0, 2, 1, 5, 0, 3}}));
    EXPECT_EQ(find_verdict(row), find_verdict(*along));
    const auto by_degrees = transcribe(row, {Form::corner_size, ScalarType::f32, 2, Orientation::degrees});
    ASSERT_TRUE(by_degrees);
    EXPECT_EQ(by_degrees->numbers[4], 90);
    EXPECT_EQ(by_degrees->numbers[0], -2);
}

TEST(Transcribe, AddsAnAxisOnWhichTheShapesMeetAndLeavesOneOut) {
    const Signature in_space{Form::center_half, ScalarType::f64, 3};
    const auto spatial = transcribe({center_half, {1, 2, 3, 4, 10, 6, 5}}, in_space);
    ASSERT_TRUE(spatial);
    EXPECT_TRUE(same_bits(*spatial, Input{in_space, {1, 2, 0, 3, 4, 1, 10, 6, 0, 5}}));
    const auto back = transcribe(*spatial, center_half);
    ASSERT_TRUE(back);
    EXPECT_TRUE(same_bits(*back, Input{center_half, {1, 2, 3, 4, 10, 6, 5}}));
}

TEST(Transcribe, HasNoRowOfAnotherQuestionOrForATurnThatIsNotThere) {
    const Input row{center_half, {1, 2, 3, 4, 10, 6, 5}};
    EXPECT_FALSE(transcribe(row, {Form::center_half, ScalarType::f64, 2, Orientation::degrees}));
    EXPECT_FALSE(transcribe(row, {Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_segment}));
}

TEST(Enlarged, ChangesSizesAloneAndNoneBelowZero) {
    EXPECT_TRUE(same_bits(enlarged({center_half, {1, 2, 3, 4, 10, 6, 5}}, 0.5), Input{center_half, {1, 2, 3, 4, 10, 6, 5.5}}));
    const Signature boxes{Form::lo_hi, ScalarType::f64, 1, Orientation::none, Question::box_box};
    EXPECT_TRUE(same_bits(enlarged({boxes, {1, 3, 4, 4}}, -0.5), Input{boxes, {1, 2.5, 4, 4}}));
}

}  // namespace
}  // namespace tangency::properties
