// SPDX-License-Identifier: MIT
// A point and a box: their band, and which lattice inputs nobody rounds.
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace box_point {

// Along the axes docs/why/bands.md counts at most 15.6. Rotated, a point is a ball of no radius, and what docs/levels.md counts holds.
double band(const Signature& signature) {
    if (signature.orientation == Orientation::none) return 16;
    Signature of_ball = signature;
    of_ball.question = Question::box_ball;
    return default_band(of_ball);
}

// As of a rotated box and a ball, but inside the box the depth has to be clear.
bool may_be_instantiated(const Input& input) {
    if (input.signature.orientation == Orientation::none) return true;
    return has_ordinary_components(input) && (rounds_nowhere(input) || is_clear(input, find_reference_answer(input)));
}

}  // namespace box_point

QuestionTerms terms_box_point() { return {box_point::band, box_point::may_be_instantiated}; }

}  // namespace tangency::questions
