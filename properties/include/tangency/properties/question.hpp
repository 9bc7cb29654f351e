// SPDX-License-Identifier: MIT
// What of a question beside box_ball cannot be told from its shapes: its band, and which lattice inputs sensible methods round.
#pragma once

#include "tangency/properties/input.hpp"
#include "tangency/reference/number.hpp"

namespace tangency::properties {

/// By what a question's answers are judged.
struct QuestionTerms {
    /// The factor k of the band that the question's page derives for sensible methods of a form.
    double (*band)(const Signature& signature);
    /// Whether no sensible method rounds its way to a wrong answer on a lattice input, so that it may be instantiated. Null:
    /// on none, so every lattice input may.
    bool (*may_be_instantiated)(const Input& input) = nullptr;
    /// How many times wider than k eps scale an input's band is. Null: once.
    double (*widening)(const Input& input) = nullptr;
    /// The square of what the band takes for the depth of an overlap, of which the depth's is given: rounding ends an overlap as well by taking
    /// a thin shape's interior away as by moving a shape clear. Null: of the depth itself.
    reference::Number (*limit_depth_sq)(const Input& input, const reference::Number& depth_sq) = nullptr;
};

/// Needs a question other than box_ball.
QuestionTerms terms_of(Question question);

}  // namespace tangency::properties
