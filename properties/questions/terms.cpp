// SPDX-License-Identifier: MIT
// The questions' rows: bands, and what of an input they depend on.
#include <array>
#include <stdexcept>

#include "tangency/properties/question.hpp"

namespace tangency::questions {

using Terms = properties::QuestionTerms();

Terms terms_box_box, terms_box_segment, terms_box_moving_ball, terms_box_point, terms_polygon_ball, terms_polygon_polygon,
    terms_segment_ball, terms_capsule_ball, terms_capsule_capsule, terms_segment_segment, terms_polygon_point, terms_polygon_segment;

}  // namespace tangency::questions

namespace tangency::properties {
namespace {

// Twice the roundings in relation to the distance, of which std::hypot of three takes the most: docs/why/bands.md.
double band_of_balls(const Signature&) { return 13; }

}  // namespace

QuestionTerms terms_of(Question question) {
    switch (question) {
        case Question::ball_ball: return {.band = band_of_balls};
        case Question::box_box: return questions::terms_box_box();
        case Question::box_segment: return questions::terms_box_segment();
        case Question::box_moving_ball: return questions::terms_box_moving_ball();
        case Question::box_point: return questions::terms_box_point();
        case Question::polygon_ball: return questions::terms_polygon_ball();
        case Question::polygon_polygon: return questions::terms_polygon_polygon();
        case Question::segment_ball: return questions::terms_segment_ball();
        case Question::capsule_ball: return questions::terms_capsule_ball();
        case Question::capsule_capsule: return questions::terms_capsule_capsule();
        case Question::segment_segment: return questions::terms_segment_segment();
        case Question::polygon_point: return questions::terms_polygon_point();
        case Question::polygon_segment: return questions::terms_polygon_segment();
        case Question::box_ball: break;
    }
    throw std::logic_error("the terms of box_ball depend on its orientation");
}

}  // namespace tangency::properties
