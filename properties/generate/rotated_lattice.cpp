// SPDX-License-Identifier: MIT
// Lattice scenes with turned boxes: which way they are turned, and ties that survive the turning.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::properties {
namespace {

// Of a direction or a quaternion: few of those drawn leave the ordinary components.
constexpr int most_doublings = 8;

// Degrees in eighths: quarter turns, the angles of drawing boards, whole and broken degrees, up to four turns.
std::int64_t draw_eighths_of_degrees(Source& random) {
    static constexpr std::array<int, 5> steps{90, 45, 30, 15, 1};
    const int kind = random.between(0, 6);
    const int turns = random.chance(1, 4) ? 4 : 1;
    if (kind >= 5) return random.between(-turns * 360 * 8, turns * 360 * 8);
    const int step = steps[static_cast<std::size_t>(kind)];
    return std::int64_t{8} * step * random.between(-turns * 360 / step, turns * 360 / step);
}

LatticeTurn draw_axis(Source& random) {
    LatticeTurn turn{.turning = Turning::axis};
    const int kind = random.between(0, 3);
    if (kind <= 1) {
        const std::int64_t m = random.between(2, 6);
        const std::int64_t n = random.between(1, static_cast<int>(m) - 1);
        turn.numbers = {m * m - n * n, 2 * m * n};
    } else {
        const int most = kind == 2 ? 3 : 40;
        turn.numbers[0] = random.between(0, most);
        turn.numbers[1] = random.between(turn.numbers[0] == 0 ? 1 : 0, most);
    }
    if (random.chance(1, 2)) std::swap(turn.numbers[0], turn.numbers[1]);
    for (std::size_t i = 0; i < 2; ++i) turn.numbers[i] = random.with_sign(turn.numbers[i]);
    if (random.chance(1, 2)) turn.exponent = random.between(-most_doublings, most_doublings);
    return turn;
}

LatticeTurn draw_quaternion(Source& random) {
    LatticeTurn turn{.turning = Turning::quaternion};
    const int kind = random.between(0, 2);
    const int most = kind == 0 ? 1 : 4;
    do {
        for (std::size_t i = 0; i < 4; ++i) turn.numbers[i] = random.between(-most, most);
        // About one of the axes, as for a box in the plane.
        if (kind == 1) {
            const auto keep = static_cast<std::size_t>(random.between(0, 2));
            for (std::size_t i = 0; i < 3; ++i)
                if (i != keep) turn.numbers[i] = 0;
        }
    } while (turn.numbers == std::array<std::int64_t, 4>{} && !random.is_exhausted());
    if (random.chance(1, 2)) turn.exponent = random.between(-most_doublings, most_doublings);
    return turn;
}

LatticeTurn draw_turn(Source& random, Turning turning) {
    LatticeTurn turn{.turning = turning};
    switch (turning) {
        case Turning::none: return turn;
        case Turning::degrees:
            turn.numbers[0] = draw_eighths_of_degrees(random);
            turn.exponent = -3;
            return turn;
        case Turning::radians: {
            const int turns = random.chance(1, 4) ? 4 : 1;
            turn.numbers[0] = random.between(-50 * turns, 50 * turns);
            turn.exponent = -3;
            return turn;
        }
        case Turning::axis: return draw_axis(random);
        case Turning::quaternion: return draw_quaternion(random);
    }
    return turn;
}

// An exact turn, and extents by which no method rounds.
void turn_exactly(Source& random, LatticeScene& scene, const Signature& signature) {
    scene.turn = draw_exact_turn(random, signature.turning);
    round_extents(scene);
}

// Draws nothing for a signature without turning, so that its scenes stay what they are.
LatticeScene turned(Source& random, LatticeScene scene, const Signature& signature) {
    if (signature.turning == Turning::none) return scene;
    if (random.chance(1, 4))
        turn_exactly(random, scene, signature);
    else
        scene.turn = draw_turn(random, signature.turning);
    scene.turn.carries = random.chance(1, 2);
    // About the origin the box is as large as the scene, so that an angle a little off shows.
    if (random.chance(1, 2)) {
        for (std::size_t axis = 0; axis < signature.dim; ++axis) scene.center[axis] -= scene.box_center[axis];
        scene.box_center = {};
    }
    if (scene.negative_zeros != 0) scene.negative_zeros |= random.between(0, 31) << 9;
    return scene;
}

LatticeScene draw_thirty_degree_face(Source& random, std::int64_t degrees) {
    const std::int64_t half = random.between(0, 60);
    const std::int64_t radius = random.between(1, 60);
    const std::int64_t aside = random.between(1, 20);
    const bool x_face = random.chance(1, 2);
    const bool negative = random.chance(1, 2);
    return thirty_degree_face(degrees, half, radius, aside, x_face, negative);
}

LatticeScene draw_thirty_degree_corner(Source& random, std::int64_t degrees) {
    const auto slim = static_cast<std::size_t>(random.between(0, static_cast<int>(slim_count) - 1));
    const std::int64_t m = random.between(slim < flat_slims ? 5 : 60, slim < flat_slims ? 20 : 90);
    const bool negative = random.chance(1, 2);
    return thirty_degree_corner(degrees, slim, m, negative);
}

LatticeScene draw_thirty_degree_tie(Source& random) {
    static constexpr std::array<int, 8> thirds{30, 60, 120, 150, 210, 240, 300, 330};
    const std::int64_t degrees = random.pick(thirds);
    LatticeScene scene = random.chance(1, 2) ? draw_thirty_degree_face(random, degrees)
                                             : draw_thirty_degree_corner(random, degrees);
    const int turns = random.chance(1, 2) ? 0 : random.between(-3, 3);
    scene.turn = {.turning = Turning::degrees, .numbers = {degrees + 360 * turns}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        scene.box_center[axis] = random.chance(1, 2) ? 0 : random.between(-500, 500);
        scene.center[axis] += scene.box_center[axis];
    }
    if (random.chance(1, 4)) scene.exponent = random.between(-lattice_exponent, lattice_exponent);
    return scene;
}

// The ties that exist at every angle: the box is a point, or the circle is one and lies in the box.
LatticeScene draw_degenerate_tie(Source& random, const Signature& signature) {
    LatticeScene scene = draw_lattice_tie(random, signature.dim);
    if (random.chance(1, 2)) {
        for (std::size_t axis = 0; axis < signature.dim; ++axis) flatten(scene, axis);
        scene.half_extent = {};
    } else {
        scene.center = scene.box_center;
        scene.radius = 0;
    }
    scene.turn = draw_turn(random, signature.turning);
    return scene;
}

// A tie that every sensible method meets without rounding.
LatticeScene draw_exactly_turned_tie(Source& random, const Signature& signature) {
    LatticeScene scene = draw_lattice_tie(random, signature.dim);
    if (signature.turning == Turning::none) return scene;
    turn_exactly(random, scene, signature);
    if (scene.negative_zeros != 0) scene.negative_zeros |= random.between(0, 31) << 9;
    return scene;
}

}  // namespace

void round_extents(LatticeScene& scene) {
    for (std::size_t axis = 0; axis < scene.dim; ++axis) {
        const std::int64_t beyond = overshoot(scene, axis), offset = scene.center[axis] - scene.box_center[axis];
        std::int64_t& half = scene.half_extent[axis];
        half = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(half)));
        const std::int64_t away = beyond > 0 ? half + beyond : std::min(std::abs(offset), half);
        scene.center[axis] = scene.box_center[axis] + (offset < 0 ? -away : away);
    }
}

LatticeTurn draw_exact_turn(Source& random, Turning turning) {
    LatticeTurn turn{.turning = turning};
    if (turning == Turning::axis) turn.numbers[0] = 1;
    if (turning == Turning::quaternion) turn.numbers[3] = 1;
    if (random.chance(1, 2)) turn.exponent = random.between(-most_doublings, most_doublings);
    return turn;
}

LatticeScene draw_lattice(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        const LatticeScene scene = draw_lattice(random, signature.dim);
        return turned(random, scene, signature);
    });
}

LatticeScene draw_lattice_degenerate(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        const LatticeScene scene = draw_lattice_degenerate(random, signature.dim);
        return turned(random, scene, signature);
    });
}

LatticeScene draw_lattice_inside(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        const LatticeScene scene = draw_lattice_inside(random, signature.dim);
        return turned(random, scene, signature);
    });
}

LatticeScene draw_lattice_tie(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] { return draw_exactly_turned_tie(random, signature); });
}

LatticeScene draw_turned_tie(Source& random, const Signature& signature) {
    const Turning turning = signature.turning;
    const int kind = random.between(0, 7);
    if (kind == 0) return draw_exactly_turned_tie(random, signature);
    if (kind == 1 || turning == Turning::radians) return draw_degenerate_tie(random, signature);
    if (turning == Turning::degrees && kind <= 5) return draw_thirty_degree_tie(random);
    LatticeScene scene = draw_lattice_tie(random, signature.dim);
    if (turning == Turning::degrees)
        scene.turn = {.turning = turning, .numbers = {90 * random.between(-8, 8)}};
    else
        do scene.turn = draw_turn(random, turning);
        while (!integer_turn(scene.turn) && !random.is_exhausted());
    scene.turn.carries = true;
    return scene;
}

}  // namespace tangency::properties
