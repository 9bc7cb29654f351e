// SPDX-License-Identifier: MIT
// Which pairs of a list meet: the exact reference of box_box, box_ball and ball_ball asked about each.
#pragma once

#include <string>
#include <vector>

#include "tangency/pairs/shape_list.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::pairs {

/// A pair that touches or overlaps.
struct Meeting {
    Pair pair;
    reference::Verdict verdict;
};

/// Whether a box has no extent along some axis, or a ball no radius.
bool is_degenerate(const Shape& shape, const Signature& signature);

/// The two shapes as an input of the question that decides them, a box before a ball.
properties::Input input_of(const ShapeList& list, Pair pair);

/// Every pair that touches or overlaps, by the reference, in the order of the list.
std::vector<Meeting> find_meetings(const ShapeList& list);

/// Whether rounding may have lost a pair: its gap lies within `band` roundings of the list's scale, which is what a broad phase
/// computes with that moves all shapes into its own frame. Never on the lattice.
bool is_excused(const ShapeList& list, const Meeting& meeting, double band);

/// The pair's verdict and why it holds, in words.
std::string explain(const ShapeList& list, Pair pair);

}  // namespace tangency::pairs
