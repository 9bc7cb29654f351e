// SPDX-License-Identifier: MIT
// Two balls: answers computed by hand, judge, ties, the band, methods and mutants.
#include "question_checks.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

using namespace reference;
using properties::Input;

constexpr Signature disks{Form::center_radius, ScalarType::f64, 2, Orientation::none, Question::ball_ball};
constexpr Signature intervals{Form::center_radius, ScalarType::f64, 1, Orientation::none, Question::ball_ball};
constexpr Signature balls{Form::center_radius, ScalarType::f64, 3, Orientation::none, Question::ball_ball};

void expect_answer(const Input& input, Verdict verdict, Region region, Relation relation, std::string_view gap_sq) {
    const Answer answer = agreed_answer(input);
    EXPECT_EQ(name_of(answer.verdict), name_of(verdict)) << to_text(input);
    EXPECT_EQ(name_of(answer.region), name_of(region)) << to_text(input);
    EXPECT_EQ(name_of(answer.relation), name_of(relation)) << to_text(input);
    EXPECT_EQ(answer.gap_sq.text(), gap_sq) << to_text(input);
    EXPECT_FALSE(answer.touches_from_within);
}

TEST(BallBall, AnswersWhatIsComputedByHandInEveryRelation) {
    expect_answer(input_of(disks, {0, 0, 2, 3, 4, 2}), Verdict::disjoint, Region::corner, Relation::apart, "9");
    expect_answer(input_of(disks, {0, 0, 2, 3, 4, 3}), Verdict::touching, Region::corner, Relation::outside_tangent, "0");
    expect_answer(input_of(disks, {0, 0, 2, 3, 4, 4}), Verdict::overlapping, Region::corner, Relation::crossing, "-11");
    expect_answer(input_of(disks, {0, 0, 2, 3, 4, 7}), Verdict::overlapping, Region::corner, Relation::inside_tangent, "-56");
    expect_answer(input_of(disks, {0, 0, 9, 3, 4, 3}), Verdict::overlapping, Region::corner, Relation::inside, "-119");
    expect_answer(input_of(disks, {0, 0, 1, 0, 3, 1}), Verdict::disjoint, Region::face, Relation::apart, "5");
    expect_answer(input_of(intervals, {1, 1, 3, 1}), Verdict::touching, Region::face, Relation::outside_tangent, "0");
    expect_answer(input_of(balls, {0, 0, 0, 3, 2, 3, 6, 4}), Verdict::touching, Region::corner, Relation::outside_tangent, "0");
    expect_answer(input_of(balls, {0, 5, 0, 3, 3, 5, 4, 1}), Verdict::disjoint, Region::edge, Relation::apart, "9");
}

TEST(BallBall, GoesByDistanceAloneWhereABallIsAPoint) {
    expect_answer(input_of(disks, {1, 1, 0, 1, 1, 0}), Verdict::touching, Region::inside, Relation::inside_tangent, "0");
    expect_answer(input_of(disks, {0, 0, 5, 3, 4, 0}), Verdict::touching, Region::corner, Relation::inside_tangent, "0");
    expect_answer(input_of(disks, {0, 0, 5, 3, 0, 0}), Verdict::overlapping, Region::face, Relation::inside, "-16");
    expect_answer(input_of(disks, {2, 2, 3, 2, 2, 3}), Verdict::overlapping, Region::inside, Relation::inside_tangent, "-36");
}

TEST(BallBall, IsDecidedWhereEverySquareLeavesTheRange) {
    expect_answer(input_of(intervals, {0x1p+1000, 0x1p+1000, -0x1p+1000, 0x1p+1000}), Verdict::touching, Region::face,
                  Relation::outside_tangent, "0");
    const Answer answer = agreed_answer(input_of(intervals, {0, 0x1p-1074, 0x1p+1000, 0x1p+1000}));
    EXPECT_EQ(answer.verdict, Verdict::overlapping);
    EXPECT_EQ(answer.relation, Relation::crossing);
}

TEST(BallBall, JudgeAndReferenceAgree) { expect_agreement(Question::ball_ball); }

TEST(BallBall, TiesTouchAlongEveryNumberOfAxes) { expect_ties(Question::ball_ball); }

TEST(BallBall, MethodsReachTheirLevelsAndControlsAreNeverAccused) { expect_methods_reach_their_levels(Question::ball_ball); }

TEST(BallBall, EveryMutantIsKilled) { expect_mutants_killed(Question::ball_ball, 12); }

// docs/why/bands.md bounds the roundings of hypot of three by 13; a random search came to this.
TEST(BallBallBand, ForgivesHypotOfThreeWhatItsRoundingsCost) {
    Signature floats = balls;
    floats.scalar = ScalarType::f32;
    const Input input = input_of(floats, {-0x1.218196p-4, -0x1.4dd534p-4, -0x1.0d9bbep-1, 0x1.0b851ep-1, 0x1.218196p-4, 0x1.4dd534p-4,
                                          0x1.fbce58p-2, 0x1.0b8518p-1});
    const auto answer = properties::find_reference_answer(input);
    EXPECT_NE(ask_method("circles_hypot_of_three", input), properties::intersects(answer, Contract::closed));
    EXPECT_TRUE(outside_band(answer, 7));
    EXPECT_FALSE(outside_band(answer, properties::default_band(floats)));
}

}  // namespace
}  // namespace tangency::questions_test
