// SPDX-License-Identifier: MIT
// What quick_verdict is made of: a function a kind of scene.
#pragma once

#include <optional>

#include "tangency/properties/case.hpp"
#include "tangency/reference/words.hpp"

namespace tangency::properties::quick {

using Answer = std::optional<reference::Verdict>;

/// A ball stored by its corner, whose centre is exactly corner + radius, before a straight corner_size box.
Answer decide_ball_corner(const Case& scene, int first_stage);

/// Boxes turned in any way.
Answer decide_turned(const Case& scene, int first_stage);

}  // namespace tangency::properties::quick
