// SPDX-License-Identifier: MIT
// A case as functions of other signatures are asked it.
#pragma once

#include <optional>

#include "tangency/properties/input.hpp"

namespace tangency::properties {

/// The row's shapes as another signature of its question spells them, each number rounded to its scalar; nothing if there are none.
/// Of a signature without orientation the ball is seen from the box; an axis is left out, or added with all shapes at 0 and boxes two
/// wide. So it is mostly the same question, and the reference says if it is. Needs a valid row, and of polygons there is none.
std::optional<Input> transcribe(const Input& row, const Signature& signature);

/// The row with each radius larger by so much, or of a question without one each size and high side, but no size below 0. All other numbers
/// stay, so that a shape kept by its corner grows to the other side.
Input enlarged(Input row, double by);

}  // namespace tangency::properties
