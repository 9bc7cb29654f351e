// SPDX-License-Identifier: MIT
// Which function judges which question.
#include <stdexcept>

#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using Judge = judge::JudgeAnswer(const Signature& signature, std::span<const double> row);

Judge judge_ball_ball, judge_box_box, judge_box_segment, judge_box_moving_ball, judge_polygon_ball, judge_polygon_polygon;

}  // namespace tangency::questions

namespace tangency::judge {

JudgeAnswer rule_question(const Signature& signature, std::span<const double> row) {
    switch (signature.question) {
        case Question::ball_ball: return questions::judge_ball_ball(signature, row);
        case Question::box_box: return questions::judge_box_box(signature, row);
        case Question::box_segment: return questions::judge_box_segment(signature, row);
        case Question::box_moving_ball: return questions::judge_box_moving_ball(signature, row);
        case Question::polygon_ball: return questions::judge_polygon_ball(signature, row);
        case Question::polygon_polygon: return questions::judge_polygon_polygon(signature, row);
        case Question::box_ball: break;
    }
    throw std::logic_error("box_ball has a judge of its own");
}

}  // namespace tangency::judge
