// SPDX-License-Identifier: MIT
// What fast_verdict is made of: a function a kind of input.
#pragma once

#include <optional>

#include "fast_angle.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties::fast {

using MaybeVerdict = std::optional<reference::Verdict>;

/// A ball stored by its corner, whose centre is exactly corner + radius, before an axis-aligned corner_size box.
MaybeVerdict decide_ball_corner(const Input& input, int first_stage);

/// Boxes rotated in any way.
MaybeVerdict decide_rotated(const Input& input, int first_stage);

/// The orientation as an axis where that is exact: no turn, and in degrees quarter turns and odd multiples of 45. In radians only 0
/// leaves no rest.
std::optional<Direction<double>> exact_axis_of(Orientation orientation, double angle, const Reduced& reduced);

}  // namespace tangency::properties::fast
