// SPDX-License-Identifier: MIT
// The questions' rows: bands, and what of an input they depend on.
#include <array>
#include <stdexcept>

#include "tangency/properties/question.hpp"

namespace tangency::questions {

using Terms = properties::QuestionTerms();

Terms terms_box_segment, terms_box_moving_ball, terms_box_point, terms_polygon_ball, terms_polygon_polygon;

}  // namespace tangency::questions

namespace tangency::properties {
namespace {

// Twice the roundings in relation to the distance, of which std::hypot of three takes the most: docs/questions/ball_ball.md.
double band_of_balls(const Signature&) { return 13; }

// sqrt(3) times the roundings of one axis, 14 where centres are stored and 9 where sides are: docs/questions/box_box.md.
double band_of_boxes(const Signature& signature) { return signature.form == Form::center_half ? 25 : 16; }

}  // namespace

QuestionTerms terms_of(Question question) {
    switch (question) {
        case Question::ball_ball: return {.band = band_of_balls};
        case Question::box_box: return {.band = band_of_boxes};
        case Question::box_segment: return questions::terms_box_segment();
        case Question::box_moving_ball: return questions::terms_box_moving_ball();
        case Question::box_point: return questions::terms_box_point();
        case Question::polygon_ball: return questions::terms_polygon_ball();
        case Question::polygon_polygon: return questions::terms_polygon_polygon();
        case Question::box_ball: break;
        default: return {.band = [](const Signature&) { return 112.0; }};
    }
    throw std::logic_error("the terms of box_ball depend on its orientation");
}

}  // namespace tangency::properties
