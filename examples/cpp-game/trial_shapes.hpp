// SPDX-License-Identifier: MIT
// The shapes of a trial as the game's own bounds.
#pragma once

#include "broad_phase.hpp"

#include <tangency/pairs/googletest.hpp>

#include <variant>

using Brick = tangency::CornerSizeBox<float, 2>;
using Ball = tangency::Ball<float, 2>;
using Shapes = std::vector<std::variant<Brick, Ball>>;

inline Bounds bounds_of(const Brick& brick) {
    const auto [x, y] = brick.corner;
    return {x, y, x + brick.extent[0], y + brick.extent[1]};
}

inline Bounds bounds_of(const Ball& ball) {
    const auto [x, y] = ball.center;
    return {x - ball.radius, y - ball.radius, x + ball.radius, y + ball.radius};
}

inline std::vector<Bounds> bounds_of(const Shapes& shapes) {
    std::vector<Bounds> all;
    for (const auto& shape : shapes) all.push_back(std::visit([](const auto& each) { return bounds_of(each); }, shape));
    return all;
}
