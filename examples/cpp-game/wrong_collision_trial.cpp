// SPDX-License-Identifier: MIT
// Puts the collision test with the bug on trial, to see it fail.
#include "wrong_collision.hpp"

#include <tangency/properties/googletest.hpp>

// The form's numbers in their order, into the game's own types.
bool ball_hits_brick(float x, float y, float w, float h, float px, float py, float r) { return hits(Brick{x, y, w, h}, Ball{px, py, r}); }

TANGENCY_TRIAL(BallHitsBrick, ball_hits_brick, .form = "corner_size", .scalar = "f32", .contract = "closed", .require = "banded",
               .effort = 0.1);
