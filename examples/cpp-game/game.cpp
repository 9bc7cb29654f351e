// SPDX-License-Identifier: MIT
// The game: a ball bounces in a box and clears three bricks. Exits with 0 when the last one is gone.
#include <cstdio>
#include <vector>

#include "collision.hpp"

int main() {
    constexpr float width = 200, height = 120, seconds_per_frame = 1.0F / 60;
    std::vector<Brick> bricks{{20, 10, 40, 10}, {80, 10, 40, 10}, {140, 10, 40, 10}};
    Ball ball{100, 80, 4};
    float speed_x = 90, speed_y = -70;

    for (int frame = 0; frame < 60 * 60; ++frame) {
        ball.x += speed_x * seconds_per_frame;
        ball.y += speed_y * seconds_per_frame;
        if ((ball.x < ball.radius && speed_x < 0) || (ball.x > width - ball.radius && speed_x > 0)) speed_x = -speed_x;
        if ((ball.y < ball.radius && speed_y < 0) || (ball.y > height - ball.radius && speed_y > 0)) speed_y = -speed_y;
        if (std::erase_if(bricks, [&ball](const Brick& brick) { return hits(brick, ball); }) > 0) speed_y = -speed_y;
        if (bricks.empty()) {
            std::printf("cleared after %d frames\n", frame);
            return 0;
        }
    }
    std::printf("%d bricks left\n", static_cast<int>(bricks.size()));
    return 1;
}
