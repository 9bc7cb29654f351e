// SPDX-License-Identifier: MIT
// Inputs of the questions beside box_ball: one generator, to which each question gives its ties.
#pragma once

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// Whether both shapes are of one kind and have a size or a way. Polygons of one shape are drawn apart.
constexpr bool may_be_of_one_size(Question question) { return is_of_one_kind(question) && !has_polygon(question); }

/// Lattice inputs within the limits, and rows of floats, as the draws of generators.hpp that are named alike.
LatticeInput draw_question_lattice(Source& random, const Signature& signature);
LatticeInput draw_question_tie(Source& random, const Signature& signature);
/// A tie that is exact where its box is rotated, whatever methods round.
LatticeInput draw_rational_tie(Source& random, const Signature& signature);
/// Also of a box and a ball; of a rotated box in its frame.
LatticeInput draw_lattice_coincidence(Source& random, const Signature& signature);
LatticeInput draw_question_degenerate(Source& random, const Signature& signature);
Input draw_question_floats(Source& random, const Signature& signature, Magnitudes magnitudes);
Input draw_beside_question_tie(Source& random, const Signature& signature);

}  // namespace tangency::properties
