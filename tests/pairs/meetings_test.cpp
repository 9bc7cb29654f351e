// SPDX-License-Identifier: MIT
// The exact pairs of lists small enough to see.
#include "tangency/pairs/meetings.hpp"

#include <gtest/gtest.h>

namespace tangency::pairs {
namespace {

const Signature lo_hi{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box};

TEST(Meetings, EachKindOfPairIsDecidedByItsQuestion) {
    const ShapeList list{lo_hi, {{false, {0, 0, 2, 2}}, {true, {5, 6, 5}}, {false, {2, 2, 3, 3}}, {true, {5, 17, 6}}, {true, {1, 1, 0.5}}}};
    const auto meetings = find_meetings(list);
    ASSERT_EQ(meetings.size(), 5U);
    EXPECT_EQ(meetings[0].pair, (Pair{0, 1}));
    EXPECT_EQ(meetings[0].verdict, reference::Verdict::touching);  // 3, 4, 5 from the corner
    EXPECT_EQ(meetings[1].pair, (Pair{0, 2}));
    EXPECT_EQ(meetings[1].verdict, reference::Verdict::touching);
    EXPECT_EQ(meetings[2].pair, (Pair{0, 4}));
    EXPECT_EQ(meetings[2].verdict, reference::Verdict::overlapping);
    EXPECT_EQ(meetings[3].pair, (Pair{1, 2}));
    EXPECT_EQ(meetings[3].verdict, reference::Verdict::overlapping);
    EXPECT_EQ(meetings[4].pair, (Pair{1, 3}));
    EXPECT_EQ(meetings[4].verdict, reference::Verdict::touching);
    EXPECT_EQ(explain(list, {1, 0}).rfind("touching: nearest point of the rectangle (2, 2); centre (5, 6)", 0), 0U)
        << explain(list, {1, 0});
    EXPECT_EQ(explain(list, {0, 4}).rfind("overlapping: the centre (1, 1) is in the rectangle", 0), 0U) << explain(list, {0, 4});
}

TEST(Meetings, RoundingExcusesWhatLiesInTheBandOfTheListAndNothingOnTheLattice) {
    ShapeList list{lo_hi, {{false, {0, 0, 1, 1}}, {false, {1, 0, 2, 1}}, {false, {0.5, 0, 2, 1}}}, false};
    EXPECT_TRUE(is_excused(list, {{0, 1}, reference::Verdict::touching}, 8));
    EXPECT_FALSE(is_excused(list, {{0, 2}, reference::Verdict::overlapping}, 8));
    list.is_lattice = true;
    EXPECT_FALSE(is_excused(list, {{0, 1}, reference::Verdict::touching}, 8));
}

TEST(Meetings, ABoxOrABallWithoutSizeIsDegenerate) {
    EXPECT_TRUE(is_degenerate({false, {1, 0, 1, 2}}, lo_hi));
    EXPECT_FALSE(is_degenerate({false, {1, 0, 2, 2}}, lo_hi));
    EXPECT_TRUE(is_degenerate({true, {1, 0, 0}}, lo_hi));
    EXPECT_EQ(to_text({false, {1, 0, 1, 2}}, lo_hi), "box lox=1 loy=0 hix=1 hiy=2");
    EXPECT_EQ(to_text({true, {1, 0, 0.5}}, lo_hi), "ball px=1 py=0 r=0.5");
}

}  // namespace
}  // namespace tangency::pairs
