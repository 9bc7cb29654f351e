// SPDX-License-Identifier: MIT
// A box and a ball: answers computed by hand, and the reference before its judge in every form and dimension.
#include "question_checks.hpp"

namespace tangency::questions_test {
namespace {

TEST(BoxBall, AnswersWhatIsComputedByHandInEveryRelation) {
    expect_known(Question::box_ball, Form::lo_hi, 2,
                 {{{0, 0, 1, 1, 3, 0, 1}, "disjoint", "face", "disjoint", "3"},
                  {{0, 0, 1, 1, 2, 0, 1}, "touching", "face", "touching", "0"},
                  {{0, 0, 1, 1, 1.25, 0, 0.5}, "overlapping", "face", "crossing", "-3/16"},
                  {{0, 0, 4, 4, 2, 2, 1}, "overlapping", "inside", "circle_inside_box", "-1"},
                  {{0, 0, 1, 1, 0, 0, 9}, "overlapping", "inside", "box_inside_circle", "-81"},
                  {{1, 1, 1, 1, 4, 5, 5}, "touching", "corner", "box_inside_circle", "0"},
                  {{1, 1, 1, 1, 1, 1, 0}, "touching", "inside", "circle_inside_box", "0"}});
    expect_known(Question::box_ball, Form::center_half, 3, {{{0, 0, 0, 1, 1, 1, 3, 3, 0, 2}, "disjoint", "edge", "disjoint", "4"}});
    expect_known(Question::box_ball, Form::center_half, 1, {{{0, 1, 3, 2}, "touching", "face", "touching", "0"}});
}

TEST(BoxBall, ReferenceAndJudgeAgree) { expect_agreement(Question::box_ball); }

}  // namespace
}  // namespace tangency::questions_test
