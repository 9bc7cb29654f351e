// SPDX-License-Identifier: MIT
// What fast_verdict is made of: a function a kind of input.
#pragma once

#include <optional>

#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties::fast {

using Answer = std::optional<reference::Verdict>;

/// A ball stored by its corner, whose centre is exactly corner + radius, before an axis-aligned corner_size box.
Answer decide_ball_corner(const Input& input, int first_stage);

/// Boxes rotated in any way.
Answer decide_rotated(const Input& input, int first_stage);

}  // namespace tangency::properties::fast
