// SPDX-License-Identifier: MIT
// Which question gives the generators what.
#include "tangency/properties/question.hpp"

#include <stdexcept>

namespace tangency::questions {

using Draws = properties::QuestionDraws();

Draws draws_ball_ball, draws_box_box, draws_box_segment, draws_box_moving_ball, draws_polygon_ball, draws_polygon_polygon;

}  // namespace tangency::questions

namespace tangency::properties {

QuestionDraws draws_of(Question question) {
    switch (question) {
        case Question::ball_ball: return questions::draws_ball_ball();
        case Question::box_box: return questions::draws_box_box();
        case Question::box_segment: return questions::draws_box_segment();
        case Question::box_moving_ball: return questions::draws_box_moving_ball();
        case Question::polygon_ball: return questions::draws_polygon_ball();
        case Question::polygon_polygon: return questions::draws_polygon_polygon();
        case Question::box_ball: break;
    }
    throw std::logic_error("box_ball has generators of its own");
}

}  // namespace tangency::properties
