// SPDX-License-Identifier: MIT
// A segment and a box: answers worked out by hand, the judge, ties, methods and mutants.
#include <array>
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::questions_test {
namespace {

void expect_known(Form form, std::size_t dim, const std::vector<Known>& all) { expect_known(Question::box_segment, form, dim, all); }

// The square from (0, 0) to (4, 4).
TEST(BoxSegmentReference, AnswersInThePlaneAsWorkedOutByHand) {
    expect_known(Form::lo_hi, 2,
                 {
                     {{0, 0, 4, 4, -1, 5, 5, 5}, "disjoint", "face", "disjoint", "1"},
                     {{0, 0, 4, 4, 7, 8, 9, 9}, "disjoint", "corner", "disjoint", "25"},
                     // x + y = 10 passes the corner (4, 4) at a distance of sqrt(2).
                     {{0, 0, 4, 4, 2, 8, 8, 2}, "disjoint", "corner", "disjoint", "2"},
                     {{0, 0, 4, 4, 4, 2, 9, 3}, "touching", "face", "touching", "0"},
                     {{0, 0, 4, 4, 1, 4, 3, 4}, "touching", "face", "touching", "0"},
                     {{0, 0, 4, 4, 3, 5, 5, 3}, "touching", "corner", "touching", "0"},
                     {{0, 0, 4, 4, 4, 4, 9, 4}, "touching", "corner", "touching", "0"},
                     {{0, 0, 4, 4, 2, 2, 2, 2}, "overlapping", "inside", "crossing", "-4"},
                     // Straight across, 1 from the upper side, which is the nearest way out.
                     {{0, 0, 4, 4, -9, 3, 9, 3}, "overlapping", "inside", "crossing", "-1"},
                     // x + y = 7 cuts the corner (4, 4) off, 1 / sqrt(2) deep.
                     {{0, 0, 4, 4, 1, 6, 6, 1}, "overlapping", "inside", "crossing", "-1/2"},
                     // An end alone is inside, 1 deep.
                     {{0, 0, 4, 4, 2, 3, 2, 9}, "overlapping", "inside", "crossing", "-1"},
                 });
}

TEST(BoxSegmentReference, AFlatBoxIsTouchedHoweverItIsMet) {
    expect_known(Form::lo_hi, 2,
                 {
                     {{0, 2, 4, 2, 1, 0, 1, 9}, "touching", "face", "touching", "0"},
                     {{0, 2, 4, 2, 0, 0, 0, 9}, "touching", "corner", "touching", "0"},
                     {{0, 2, 4, 2, -3, 2, 9, 2}, "touching", "face", "touching", "0"},
                     {{0, 2, 4, 2, 5, 0, 5, 9}, "disjoint", "face", "disjoint", "1"},
                     {{1, 1, 1, 1, 0, 0, 2, 2}, "touching", "corner", "touching", "0"},
                     {{1, 1, 1, 1, 0, 0, 2, 1}, "disjoint", "corner", "disjoint", "1/5"},
                 });
}

TEST(BoxSegmentReference, AnswersInSpaceAsWorkedOutByHand) {
    expect_known(Form::center_half, 3,
                 {
                     // Past the edge x = y = 2 at a distance of sqrt(2).
                     {{0, 0, 0, 2, 2, 2, 0, 6, 1, 6, 0, 1}, "disjoint", "edge", "disjoint", "2"},
                     {{0, 0, 0, 2, 2, 2, 4, 5, 8, 9, 9, 9}, "disjoint", "corner", "disjoint", "49"},
                     {{0, 0, 0, 2, 2, 2, -9, 0, 5, 9, 0, 5}, "disjoint", "face", "disjoint", "9"},
                     {{0, 0, 0, 2, 2, 2, 0, 4, 1, 4, 0, 0}, "touching", "edge", "touching", "0"},
                     {{0, 0, 0, 2, 2, 2, 1, 3, 2, 3, 1, 2}, "touching", "corner", "touching", "0"},
                     {{0, 0, 0, 2, 2, 2, 2, 1, -9, 2, 1, 9}, "touching", "face", "touching", "0"},
                     // x + y = 3 cuts the edge off, 1 / sqrt(2) deep.
                     {{0, 0, 0, 2, 2, 2, -9, 12, 0, 12, -9, 0}, "overlapping", "inside", "crossing", "-1/2"},
                     {{0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0}, "overlapping", "inside", "crossing", "-4"},
                 });
}

TEST(BoxSegmentReference, FormsMeanTheSameShapes) {
    expect_known(Form::center_half, 2, {{{2, 2, 2, 2, 1, 6, 6, 1}, "overlapping", "inside", "crossing", "-1/2"}});
    expect_known(Form::corner_size, 2, {{{0, 0, 4, 4, 1, 6, 6, 1}, "overlapping", "inside", "crossing", "-1/2"}});
}

// Doubles as far apart as there are: a box as thin as the least of them, reached into by half of that or missed by it.
TEST(BoxSegmentReference, HugeAndTinyNumbersAreDecidedExactly) {
    const double huge = 0x1p1023, tiny = 0x1p-1074;
    const auto verdict = [](const std::vector<double>& row) {
        const Signature signature{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_segment};
        EXPECT_EQ(judge::disagreement(signature, row), "");
        return name_of(reference::find_standing(signature, row).verdict);
    };
    EXPECT_EQ(verdict({-huge, 0, huge, tiny, -huge, -huge, huge, huge}), "overlapping");
    EXPECT_EQ(verdict({-huge, 0, huge, tiny, -huge, tiny, huge, tiny}), "touching");
    EXPECT_EQ(verdict({-huge, 0, huge, tiny, -huge, 2 * tiny, huge, 2 * tiny}), "disjoint");
}

// Rounding takes the inside of such a box away, so an answer that misses it is excused under the open contract.
TEST(BoxSegmentBand, AnOverlapIsNoDeeperThanHalfTheBox) {
    properties::Input input{{Form::center_half, ScalarType::f32, 2, Orientation::none, Question::box_segment}};
    input.numbers = {1, 0, 0x1p-40, 1, 0, 0, 4, 0};
    EXPECT_EQ(reference::find_distance(input.signature, input.row()).gap_sq.text(), "-1");
    const auto thin = properties::find_reference_answer(input);
    EXPECT_EQ(thin.verdict, reference::Verdict::overlapping);
    EXPECT_FALSE(outside_band(thin, 1));
    input.numbers[2] = 0.5;
    EXPECT_TRUE(outside_band(properties::find_reference_answer(input), 32));
}

TEST(BoxSegmentJudge, AgreesWithTheReference) { expect_agreement(Question::box_segment); }
TEST(BoxSegmentTies, LieInEveryRegion) { expect_ties(Question::box_segment, {reference::Region::inside}); }
TEST(BoxSegmentMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::box_segment); }
TEST(BoxSegmentMutants, AreKilled) { expect_mutants_killed(Question::box_segment, 14); }

}  // namespace
}  // namespace tangency::questions_test
