// SPDX-License-Identifier: MIT
// Which functions answer which question.
#include "questions.hpp"

#include <stdexcept>

#include "rotated_gap.hpp"

namespace tangency::questions {

using AnswerRow = reference::Answer(const Signature& signature, std::span<const double> row);
using FindGap = reference::Gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);

AnswerRow answer_ball_ball, answer_box_box, answer_box_segment, answer_box_moving_ball, answer_polygon_ball, answer_polygon_polygon;
FindGap gap_ball_ball, gap_box_box, gap_box_segment, gap_box_moving_ball, gap_polygon_ball, gap_polygon_polygon;

}  // namespace tangency::questions

namespace tangency::reference {

Answer answer_question(const Signature& signature, std::span<const double> row) {
    switch (signature.question) {
        case Question::ball_ball: return questions::answer_ball_ball(signature, row);
        case Question::box_box: return questions::answer_box_box(signature, row);
        case Question::box_segment: return questions::answer_box_segment(signature, row);
        case Question::box_moving_ball: return questions::answer_box_moving_ball(signature, row);
        case Question::polygon_ball: return questions::answer_polygon_ball(signature, row);
        case Question::polygon_polygon: return questions::answer_polygon_polygon(signature, row);
        case Question::box_ball: break;
    }
    throw std::logic_error("box_ball has a reference of its own");
}

Gap find_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    switch (signature.question) {
        case Question::ball_ball: return questions::gap_ball_ball(signature, row, moved_by);
        case Question::box_box: return questions::gap_box_box(signature, row, moved_by);
        case Question::box_segment: return questions::gap_box_segment(signature, row, moved_by);
        case Question::box_moving_ball: return questions::gap_box_moving_ball(signature, row, moved_by);
        case Question::polygon_ball: return questions::gap_polygon_ball(signature, row, moved_by);
        case Question::polygon_polygon: return questions::gap_polygon_polygon(signature, row, moved_by);
        case Question::box_ball: break;
    }
    if (signature.orientation == Orientation::quaternion) return find_rotated_gap(signature, row, moved_by);
    return find_point_and_box_gap(signature, row, moved_by);
}

}  // namespace tangency::reference
