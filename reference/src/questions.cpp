// SPDX-License-Identifier: MIT
// Which functions answer which question.
#include "questions.hpp"

#include <array>
#include <cstddef>
#include <stdexcept>

#include "point_as_ball.hpp"
#include "rotated_gap.hpp"

namespace tangency::questions {

using AnswerRow = reference::Answer(const Signature& signature, std::span<const double> row);
using FindGap = reference::Gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);

AnswerRow answer_ball_ball, answer_box_box, answer_box_segment, answer_box_moving_ball, answer_polygon_ball, answer_polygon_polygon,
    answer_box_point, answer_by_cores;
FindGap gap_ball_ball, gap_box_box, gap_box_segment, gap_box_moving_ball, gap_polygon_ball, gap_polygon_polygon, gap_by_cores;

namespace {

// A question whose cases are decided by the million has a plain formula of its own; every other is decided by its cores.
struct Row {
    AnswerRow* answer = answer_by_cores;
    FindGap* gap = gap_by_cores;
};

// In the order of Question.
constexpr std::array<Row, every_question.size()> rows{{{nullptr, nullptr},
                                                       {answer_ball_ball, gap_ball_ball},
                                                       {answer_box_box, gap_box_box},
                                                       {answer_box_segment, gap_box_segment},
                                                       {answer_box_moving_ball, gap_box_moving_ball},
                                                       {answer_polygon_ball, gap_polygon_ball},
                                                       {answer_polygon_polygon, gap_polygon_polygon},
                                                       {answer_box_point, gap_by_cores}}};

const Row& row_of(Question question) { return rows[static_cast<std::size_t>(question)]; }

}  // namespace
}  // namespace tangency::questions

namespace tangency::reference {

Answer answer_question(const Signature& signature, std::span<const double> row) {
    const auto answer = questions::row_of(signature.question).answer;
    if (answer == nullptr) throw std::logic_error("box_ball has a reference of its own");
    return answer(signature, row);
}

Gap find_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const bool is_rotated = signature.orientation != Orientation::none;
    if (signature.question == Question::box_ball)
        return is_rotated ? find_rotated_gap(signature, row, moved_by) : find_point_and_box_gap(signature, row, moved_by);
    if (signature.question == Question::box_point && is_rotated) {
        const PointAsBall ball(signature, row);
        return find_rotated_gap(ball.signature, ball.row, moved_by);
    }
    return questions::row_of(signature.question).gap(signature, row, moved_by);
}

}  // namespace tangency::reference
