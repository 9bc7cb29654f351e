// SPDX-License-Identifier: MIT
// Lattice inputs with rotated boxes: which way they are rotated, and ties that survive the rotation.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/ties.hpp"

#include "rotated_lattice.hpp"

namespace tangency::properties {
namespace {

// Of a direction or a quaternion: few of those drawn leave the ordinary components.
constexpr int most_orientation_doublings = 8;

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
    LatticeTurn turn{.orientation = Orientation::axis};
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
    if (random.chance(1, 2)) turn.exponent = random.between(-most_orientation_doublings, most_orientation_doublings);
    return turn;
}

LatticeTurn draw_quaternion(Source& random) {
    LatticeTurn turn{.orientation = Orientation::quaternion};
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
    if (random.chance(1, 2)) turn.exponent = random.between(-most_orientation_doublings, most_orientation_doublings);
    return turn;
}

LatticeTurn draw_turn(Source& random, Orientation orientation) {
    LatticeTurn turn{.orientation = orientation};
    switch (orientation) {
        case Orientation::none: return turn;
        case Orientation::degrees:
            turn.numbers[0] = draw_eighths_of_degrees(random);
            turn.exponent = -3;
            return turn;
        case Orientation::radians: {
            const int turns = random.chance(1, 4) ? 4 : 1;
            turn.numbers[0] = random.between(-50 * turns, 50 * turns);
            turn.exponent = -3;
            return turn;
        }
        case Orientation::axis: return draw_axis(random);
        case Orientation::quaternion: return draw_quaternion(random);
    }
    return turn;
}

// An exact turn, and extents by which no method rounds.
void turn_exactly(Source& random, LatticeInput& input, const Signature& signature) {
    input.turn = draw_exact_turn(random, signature.orientation);
    round_extents(input);
}

// Among the numbers that only rotated rows have. A draw of its own, so that axis-aligned rows are drawn as before.
void add_negative_zeros(Source& random, LatticeInput& input) {
    constexpr int beyond = (1 << (zero_places - zero_places_along_axes)) - 1;
    if (input.negative_zeros != 0) input.negative_zeros |= random.between(0, beyond) << zero_places_along_axes;
}

LatticeInput draw_thirty_degree_face(Source& random, std::int64_t degrees) {
    const std::int64_t half = std::max(random.between(0, 60), random.domain().positive_extent ? 1 : 0);
    const std::int64_t radius = random.between(1, 60);
    const std::int64_t aside = random.between(1, 20);
    const bool x_face = random.chance(1, 2);
    const bool negative = random.chance(1, 2);
    return thirty_degree_face(degrees, half, radius, aside, x_face, negative);
}

LatticeInput draw_thirty_degree_corner(Source& random, std::int64_t degrees) {
    auto thin = static_cast<std::size_t>(random.between(0, static_cast<int>(thin_count) - 1));
    if (random.domain().positive_extent && thin < flat_slims) thin += flat_slims;
    const std::int64_t m = random.between(thin < flat_slims ? 5 : 60, thin < flat_slims ? 20 : 90);
    const bool negative = random.chance(1, 2);
    return thirty_degree_corner(degrees, thin, m, negative);
}

LatticeInput draw_thirty_degree_tie(Source& random) {
    static constexpr std::array<int, 8> thirds{30, 60, 120, 150, 210, 240, 300, 330};
    const std::int64_t degrees = random.pick(thirds);
    LatticeInput input = random.chance(1, 2) ? draw_thirty_degree_face(random, degrees) : draw_thirty_degree_corner(random, degrees);
    const int turns = random.chance(1, 2) ? 0 : random.between(-3, 3);
    input.turn = {.orientation = Orientation::degrees, .numbers = {degrees + 360 * turns}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        input.first.center[axis] = random.chance(1, 2) ? 0 : random.between(-500, 500);
        input.second.center[axis] += input.first.center[axis];
    }
    if (random.chance(1, 4)) input.exponent = random.between(-lattice_exponent, lattice_exponent);
    return input;
}

// The ties that exist at every angle: the box is a point, or the circle is one and lies in the box.
LatticeInput draw_degenerate_tie(Source& random, const Signature& signature) {
    LatticeInput input = draw_lattice_tie(random, signature.dim);
    const Domain& domain = random.domain();
    const bool flat = random.chance(1, 2);
    if (domain.positive_radius || (flat && !domain.positive_extent)) {
        for (std::size_t axis = 0; axis < signature.dim; ++axis) flatten(input, axis);
        input.first.half_extent = {};
    } else {
        input.second.center = input.first.center;
        input.second.radius = 0;
    }
    input.turn = draw_turn(random, signature.orientation);
    return input;
}

}  // namespace

LatticeInput rotated(Source& random, LatticeInput input, const Signature& signature) {
    if (signature.orientation == Orientation::none) return input;
    if (random.chance(1, 4))
        turn_exactly(random, input, signature);
    else
        input.turn = draw_turn(random, signature.orientation);
    input.turn.carries = random.chance(1, 2);
    // About the origin the box is as large as the input, so that an angle a little off shows.
    if (random.chance(1, 2)) {
        for (std::size_t axis = 0; axis < signature.dim; ++axis) input.second.center[axis] -= input.first.center[axis];
        input.first.center = {};
    }
    add_negative_zeros(random, input);
    return input;
}

LatticeInput exactly_rotated(Source& random, LatticeInput input, const Signature& signature) {
    if (signature.orientation == Orientation::none) return input;
    turn_exactly(random, input, signature);
    add_negative_zeros(random, input);
    return input;
}

LatticeInput draw_exactly_rotated_tie(Source& random, const Signature& signature) {
    return exactly_rotated(random, draw_lattice_tie(random, signature.dim), signature);
}

LatticeInput rationally_rotated(Source& random, LatticeInput input, const Signature& signature) {
    const Orientation orientation = signature.orientation;
    if (orientation == Orientation::radians) return exactly_rotated(random, std::move(input), signature);
    if (orientation == Orientation::degrees)
        input.turn = {.orientation = orientation, .numbers = {90 * random.between(-8, 8)}};
    else
        do input.turn = draw_turn(random, orientation);
        while (!integer_turn(input.turn) && !random.is_exhausted());
    input.turn.carries = true;
    return input;
}

void round_extents(LatticeInput& input) {
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const std::int64_t beyond = overshoot(input, axis), offset = input.second.center[axis] - input.first.center[axis];
        std::int64_t& half = input.first.half_extent[axis];
        half = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(half)));
        const std::int64_t away = beyond > 0 ? half + beyond : std::min(std::abs(offset), half);
        input.second.center[axis] = input.first.center[axis] + (offset < 0 ? -away : away);
    }
}

LatticeTurn draw_exact_turn(Source& random, Orientation orientation) {
    LatticeTurn turn{.orientation = orientation};
    if (orientation == Orientation::axis) turn.numbers[0] = 1;
    if (orientation == Orientation::quaternion) turn.numbers[3] = 1;
    if (random.chance(1, 2)) turn.exponent = random.between(-most_orientation_doublings, most_orientation_doublings);
    return turn;
}

LatticeInput draw_exact_rotated_tie(Source& random, const Signature& signature) {
    const Orientation orientation = signature.orientation;
    const int kind = random.between(0, 7);
    if (kind == 0) return draw_exactly_rotated_tie(random, signature);
    const Domain& domain = random.domain();
    const bool proper = domain.positive_extent && domain.positive_radius;
    if (kind == 1 || orientation == Orientation::radians)
        return proper ? draw_exactly_rotated_tie(random, signature) : draw_degenerate_tie(random, signature);
    if (orientation == Orientation::degrees && kind <= 5) return draw_thirty_degree_tie(random);
    return rationally_rotated(random, draw_lattice_tie(random, signature.dim), signature);
}

}  // namespace tangency::properties
