// SPDX-License-Identifier: MIT
// Whether the ball hits a brick: the function on trial.
#pragma once

#include <algorithm>

struct Brick {
    float x, y, width, height;
};

struct Ball {
    float x, y, radius;
};

/// Clamps the ball's centre to the brick. Touching counts.
inline bool hits(const Brick& brick, const Ball& ball) {
    const float dx = ball.x - std::clamp(ball.x, brick.x, brick.x + brick.width);
    const float dy = ball.y - std::clamp(ball.y, brick.y, brick.y + brick.height);
    return dx * dx + dy * dy <= ball.radius * ball.radius;
}
