// SPDX-License-Identifier: MIT
// Puts the game's broad phase on trial: lists of bricks and balls, of which no pair that touches may be lost.
#include "trial_shapes.hpp"

std::vector<std::pair<int, int>> candidates(const Shapes& shapes) { return may_touch(bounds_of(shapes)); }

TANGENCY_PAIRS_TRIAL(BroadPhase, candidates, .form = "corner_size", .scalar = "f32", .contract = "closed");
