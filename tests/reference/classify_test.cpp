// SPDX-License-Identifier: MIT
// The header-only reference by its typed shapes; answers worked out by hand are in ../questions/known.txt.
#include "tangency/reference/classify.hpp"

#include <gtest/gtest.h>

namespace tangency::reference {
namespace {

TEST(ClassifyTypedShapes, FloatsAndDoublesOfEqualValueGetTheSameAnswer) {
    const CenterHalfBox<float, 2> narrow_box{{0.1F, 0.2F}, {1.5F, 0.3F}};
    const Ball<float, 2> narrow_ball{{2.7F, -0.9F}, 1.25F};
    const CenterHalfBox<double, 2> wide_box{{0.1F, 0.2F}, {1.5F, 0.3F}};
    const Ball<double, 2> wide_ball{{2.7F, -0.9F}, 1.25F};
    EXPECT_EQ(measure(narrow_box, narrow_ball).gap_sq, measure(wide_box, wide_ball).gap_sq);
}

TEST(ClassifyTypedShapes, AnyDimensionIsDecided) {
    LoHiBox<double, 5> box;
    Ball<double, 5> ball;
    box.lo.fill(0);
    box.hi.fill(1);
    ball.center.fill(2);
    ball.radius = 2;
    EXPECT_EQ(measure(box, ball).gap_sq, Rational(1));
    EXPECT_EQ(measure(box, ball).region, Region::corner);
}

TEST(ClassifyTypedShapes, MeasureAndClassifyGiveTheSameDistance) {
    const LoHiBox<double, 3> box{{0, 0, 0}, {1, 2, 3}};
    const Ball<double, 3> ball{{-1, 5, 4}, 2};
    EXPECT_EQ(measure(box, ball).distance_sq, classify(box, ball).distance_sq);
    EXPECT_EQ(measure(box, ball).distance_sq, Rational(1 + 9 + 1));
}

}  // namespace
}  // namespace tangency::reference
