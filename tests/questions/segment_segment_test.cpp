// SPDX-License-Identifier: MIT
// Two segments of the plane: answers worked out by hand, the judge, ties, the band, methods and mutants.
#include <cmath>
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

constexpr Signature in_doubles{Form::ends, ScalarType::f64, 2, Orientation::none, Question::segment_segment};
constexpr Signature in_floats{Form::ends, ScalarType::f32, 2, Orientation::none, Question::segment_segment};

void expect_known(const std::vector<Known>& all) { expect_known(Question::segment_segment, Form::ends, 2, all); }

// The segment from (0, 0) to (4, 0).
TEST(SegmentSegmentReference, AnswersAsWorkedOutByHand) {
    expect_known({
        // Crossed 1 from the other's end, which is the shortest way off; crossed at its own end.
        {{0, 0, 4, 0, 2, -1, 2, 3}, "overlapping", "inside", "crossing", "-1"},
        {{0, 0, 4, 0, 2, 0, 2, 3}, "touching", "face", "touching", "0"},
        {{0, 0, 4, 0, 4, 0, 6, 5}, "touching", "corner", "touching", "0"},
        // (7, 4) is 5 from the end, (2, 3) is 3 from the middle.
        {{0, 0, 4, 0, 7, 4, 9, 9}, "disjoint", "corner", "disjoint", "25"},
        {{0, 0, 4, 0, 2, 3, 5, 9}, "disjoint", "face", "disjoint", "9"},
        {{0, 0, 4, 0, 1, 3, 5, 3}, "disjoint", "face", "disjoint", "9"},
        // Lengths of 10, of which the ends are 3 and 7, 4 and 6 beyond the other's line.
        {{0, 0, 6, 8, 0, 5, 8, -1}, "overlapping", "inside", "crossing", "-9"},
    });
}

TEST(SegmentSegmentReference, SegmentsOnOneLineTouch) {
    expect_known({
        {{0, 0, 4, 0, 2, 0, 6, 0}, "touching", "face", "touching", "0"},
        {{0, 0, 4, 0, 1, 0, 3, 0}, "touching", "face", "touching", "0"},
        {{0, 0, 4, 0, 0, 0, 4, 0}, "touching", "face", "touching", "0"},
        {{0, 0, 4, 0, 4, 0, 6, 0}, "touching", "corner", "touching", "0"},
        {{0, 0, 4, 0, 7, 0, 9, 0}, "disjoint", "corner", "disjoint", "9"},
        {{0, 0, 4, 4, 6, 6, 9, 9}, "disjoint", "corner", "disjoint", "8"},
    });
}

TEST(SegmentSegmentReference, ASegmentMayBeAPoint) {
    expect_known({
        {{0, 0, 4, 0, 2, 0, 2, 0}, "touching", "face", "touching", "0"},
        {{0, 0, 4, 0, 4, 0, 4, 0}, "touching", "corner", "touching", "0"},
        {{0, 0, 4, 0, 2, 1, 2, 1}, "disjoint", "face", "disjoint", "1"},
        {{0, 0, 4, 0, 5, 0, 5, 0}, "disjoint", "corner", "disjoint", "1"},
        {{1, 1, 1, 1, 1, 1, 1, 1}, "touching", "corner", "touching", "0"},
        {{0, 0, 0, 0, 3, 4, 3, 4}, "disjoint", "corner", "disjoint", "25"},
    });
}

TEST(SegmentSegmentReference, HugeAndTinyNumbersAreDecidedExactly) {
    const double huge = 0x1p1023, tiny = 0x1p-1074;
    const auto verdict = [](const std::vector<double>& row) {
        EXPECT_EQ(judge::disagreement(in_doubles, row), "");
        return name_of(reference::find_standing(in_doubles, row).verdict);
    };
    EXPECT_EQ(verdict({-huge, -huge, huge, huge, tiny, 0, -tiny, 0}), "overlapping");
    EXPECT_EQ(verdict({-huge, -huge, huge, huge, tiny, tiny, huge, 0}), "touching");
    EXPECT_EQ(verdict({-huge, -huge, huge, huge, tiny, 0, huge, 0}), "disjoint");
}

// Four orientations see how far a segment is off the other's line, and of segments all but in line that is nothing.
TEST(SegmentSegmentBand, IsAsWideAsTheDistanceOverTheHeightAboveALine) {
    const auto turns = [](std::initializer_list<double> row) { return properties::turns_of(input_of(in_floats, row)); };
    EXPECT_EQ(turns({0, 0, 4, 0, 1, 3, 5, 3}), 0);
    EXPECT_NEAR(turns({0, 0, 1, 0, 3, 1, 5, 1}), std::sqrt(5) - 1, 1e-9);
    EXPECT_NEAR(turns({0, 0, 1, 0, 2, 0x1p-20, 3, 0x1p-20}), 0x1p20 - 1, 1);
    EXPECT_EQ(turns({0, 0, 1, 0, 2, 0, 3, 0}), 0x1p60 - 1);
    // Crossing, touching, and of a point.
    EXPECT_EQ(turns({0, 0, 4, 0, 2, -1, 2, 3}), 0);
    EXPECT_EQ(turns({0, 0, 4, 0, 4, 0, 6, 0}), 0);
    EXPECT_EQ(turns({0, 0, 1, 0, 2, 0, 2, 0}), 0);
}

TEST(SegmentSegmentJudge, AgreesWithTheReference) { expect_agreement(Question::segment_segment); }
TEST(SegmentSegmentTies, LieInEveryRegion) { expect_ties(Question::segment_segment, {reference::Region::inside}); }
TEST(SegmentSegmentMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::segment_segment); }
TEST(SegmentSegmentMutants, AreKilled) { expect_mutants_killed(Question::segment_segment, 27); }

}  // namespace
}  // namespace tangency::questions_test
