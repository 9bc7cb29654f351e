// SPDX-License-Identifier: MIT
// Simpler orientations: angles, directions and quaternions that everybody knows.
#include <array>
#include <cmath>

#include "shrink_parts.hpp"

namespace tangency::properties {
namespace {

// Orientations that everybody knows; the costs decide which of them are simpler.
std::vector<LatticeTurn> plain_turns(const LatticeTurn& turn) {
    std::vector<LatticeTurn> plain;
    const auto add = [&](std::array<std::int64_t, 4> numbers, int exponent = 0) {
        plain.push_back({turn.turning, numbers, exponent, turn.carries});
    };
    switch (turn.turning) {
        case Turning::none: break;
        case Turning::radians:
            for (const std::int64_t number : {0, 1, -1, 2}) add({number});
            add({static_cast<std::int64_t>(std::trunc(turn.number(0)))});
            break;
        case Turning::degrees:
            for (const std::int64_t number : {0, 90, -90, 45, 30, 60, 180}) add({number});
            add({static_cast<std::int64_t>(std::fmod(turn.number(0), 360))});
            add({static_cast<std::int64_t>(std::trunc(turn.number(0)))});
            break;
        case Turning::axis:
            for (const std::int64_t number : {1, -1}) {
                add({number, 0});
                add({0, number});
            }
            add({1, 1});
            add({3, 4});
            break;
        case Turning::quaternion:
            for (std::size_t i = 0; i < 4; ++i) {
                std::array<std::int64_t, 4> numbers{};
                numbers[i] = 1;
                add(numbers);
                numbers[3] = 1;
                add(numbers);
            }
            break;
    }
    return plain;
}

// A carried ball where it lies in the world, rounded to whole units: the same scene, nearly, in plain numbers.
LatticeScene set_down(const LatticeScene& scene) {
    LatticeScene still = scene;
    still.exponent = 0;
    const Signature signature{Form::center_half, ScalarType::f64, scene.dim, scene.turn.turning};
    const Case row = express(still, signature);
    still.turn.carries = false;
    for (std::size_t axis = 0; axis < scene.dim; ++axis) {
        still.half_extent[axis] = std::llround(row.numbers[scene.dim + axis]);
        still.center[axis] = std::llround(row.numbers[ball_place(signature) + axis]);
    }
    still.radius = std::llround(row.row().back());
    still.exponent = scene.exponent;
    return still;
}

// Every length divided and rounded: much the same shapes in smaller numbers.
LatticeScene divided(const LatticeScene& scene, std::int64_t divisor) {
    LatticeScene smaller = scene;
    const auto divide = [divisor](std::int64_t number) {
        return (2 * number + (number < 0 ? -divisor : divisor)) / (2 * divisor);
    };
    for (std::size_t axis = 0; axis < scene.dim; ++axis) {
        smaller.box_center[axis] = divide(scene.box_center[axis]);
        smaller.half_extent[axis] = divide(scene.half_extent[axis]);
        smaller.center[axis] = divide(scene.center[axis]);
    }
    smaller.radius = divide(scene.radius);
    return smaller;
}

}  // namespace

void simplify_turn(const Draft& draft, const LatticeScene& scene, std::vector<Draft>& out) {
    const LatticeTurn& turn = scene.turn;
    if (turn.turning == Turning::none) return;
    for (const std::int64_t divisor : {10, 2}) out.push_back({divided(scene, divisor), draft.twist});
    if (turn.carries) out.push_back({set_down(scene), draft.twist});
    const auto offer = [&](const LatticeTurn& simpler_turn) {
        LatticeScene copy = scene;
        copy.turn = simpler_turn;
        out.push_back({copy, draft.twist});
    };
    for (const LatticeTurn& plain : plain_turns(turn)) offer(plain);
    if (turn.carries) {
        LatticeTurn still = turn;
        still.carries = false;
        offer(still);
    }
    const bool is_angle = turn.turning == Turning::radians || turn.turning == Turning::degrees;
    if (turn.exponent != 0 && !is_angle) {
        LatticeTurn unit = turn;
        unit.exponent = 0;
        offer(unit);
    }
    for (std::size_t i = 0; i < turn.numbers.size(); ++i)
        for (const std::int64_t value : simpler_integers(turn.numbers[i])) {
            LatticeTurn copy = turn;
            copy.numbers[i] = value;
            offer(copy);
        }
}

bool is_orientation(const Signature& signature, std::size_t place) {
    return place >= 2 * signature.dim && place < ball_place(signature);
}

void simplify_orientation(const Draft& draft, const Case& scene, std::vector<Draft>& out) {
    const std::size_t place = 2 * scene.signature.dim;
    const std::size_t count = turning_count(scene.signature.turning);
    LatticeTurn turn{.turning = scene.signature.turning};
    for (const LatticeTurn& plain : plain_turns(turn)) {
        Case copy = scene;
        for (std::size_t i = 0; i < count; ++i) copy.numbers[place + i] = plain.number(i);
        out.push_back({copy, draft.twist});
    }
    const auto change_all = [&](const auto& change) {
        Case copy = scene;
        for (std::size_t i = place; i < place + count; ++i) copy.numbers[i] = change(copy.numbers[i]);
        out.push_back({copy, draft.twist});
    };
    if (scene.signature.turning == Turning::degrees) change_all([](double angle) { return std::fmod(angle, 360); });
    if (scene.signature.turning >= Turning::axis)
        for (const int step : {64, 8, 1, -1, -8, -64})
            change_all([step](double number) { return std::ldexp(number, step); });
}

}  // namespace tangency::properties
