// SPDX-License-Identifier: MIT
// Asks the game's collision test about drawn inputs whose exact answer is known, each of them a test case with a name.
#include "collision.hpp"

#include <tangency/properties/googletest_values.hpp>

using tangency::googletest::answer_of;
using tangency::googletest::name_of_value;
using tangency::googletest::values_of;
using tangency::properties::InputKind;

constexpr tangency::Signature corner_size{tangency::Form::corner_size, tangency::ScalarType::f32, 2};

bool ball_hits_brick(float x, float y, float w, float h, float px, float py, float r) { return hits(Brick{x, y, w, h}, Ball{px, py, r}); }

class BallHitsBrick : public testing::TestWithParam<tangency::googletest::Value> {};

TEST_P(BallHitsBrick, AsTheExactAnswerSays) {
    EXPECT_EQ(answer_of<corner_size>(ball_hits_brick, GetParam()), GetParam().intersects(tangency::Contract::closed));
}

INSTANTIATE_TEST_SUITE_P(Ties, BallHitsBrick, testing::ValuesIn(values_of<corner_size, InputKind::tie>(20)), name_of_value);
INSTANTIATE_TEST_SUITE_P(Flat, BallHitsBrick, testing::ValuesIn(values_of<corner_size, InputKind::degenerate>(20)), name_of_value);
INSTANTIATE_TEST_SUITE_P(Within, BallHitsBrick, testing::ValuesIn(values_of<corner_size, InputKind::inside>(20)), name_of_value);
