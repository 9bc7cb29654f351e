// SPDX-License-Identifier: MIT
// The same with the bug that raysan5/raylib #3575 reported: the brick's centre is an int, so small bricks move.
#pragma once

#include <algorithm>
#include <cmath>

struct Brick {
    float x, y, width, height;
};

struct Ball {
    float x, y, radius;
};

inline bool hits(const Brick& brick, const Ball& ball) {
    const int center_x = static_cast<int>(brick.x + brick.width / 2);
    const int center_y = static_cast<int>(brick.y + brick.height / 2);
    const float dx = std::max(std::abs(ball.x - static_cast<float>(center_x)) - brick.width / 2, 0.0F);
    const float dy = std::max(std::abs(ball.y - static_cast<float>(center_y)) - brick.height / 2, 0.0F);
    return dx * dx + dy * dy <= ball.radius * ball.radius;
}
