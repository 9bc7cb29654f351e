// SPDX-License-Identifier: MIT
// Lattice scenes and their expression in every form.
#include "tangency/properties/lattice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <span>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"

namespace tangency::properties {
namespace {

constexpr int most_turn_doublings = 30;

bool is_valid(const LatticeTurn& turn) {
    if (std::abs(turn.exponent) > most_turn_doublings) return false;
    for (const std::int64_t number : turn.numbers)
        if (std::abs(number) > turn_limit) return false;
    if (turn.turning == Turning::degrees) return std::abs(turn.number(0)) <= 360.0 * most_turns;
    return turn.turning != Turning::radians || std::abs(turn.number(0)) <= 6.28 * most_turns;
}

// Only the numbers that the turning has count: a direction (0, 0) is none, whatever stands behind it.
bool is_no_turn(const LatticeTurn& turn) {
    const auto numbers = std::span(turn.numbers).first(turning_count(turn.turning));
    return std::all_of(numbers.begin(), numbers.end(), [](std::int64_t number) { return number == 0; });
}

constexpr IntegerTurn identity{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, 1};

IntegerTurn plane_turn(std::int64_t u, std::int64_t v, std::int64_t length) {
    return {{{{u, -v, 0}, {v, u, 0}, {0, 0, length}}}, length};
}

// The orientation's place in the row; all zeros are written as the orientation of no turn.
void write_turn(const LatticeTurn& turn, Case& row) {
    const Turning turning = row.signature.turning;
    const std::size_t place = 2 * row.signature.dim;
    if (turn.turning != turning || is_no_turn(turn)) {
        if (turning == Turning::axis) row.numbers[place] = 1;
        if (turning == Turning::quaternion) row.numbers[place + 3] = 1;
        return;
    }
    for (std::size_t i = 0; i < turning_count(turning); ++i) row.numbers[place + i] = turn.number(i);
}

// The ball's offset from the box's centre in the world, in units, and what the turn enlarges lengths by.
struct WorldOffset {
    Point offset;
    std::int64_t scale;
};

WorldOffset world_offset(const LatticeScene& scene, const Case& row) {
    WorldOffset world{{}, 1};
    std::array<std::int64_t, 3> units{};
    for (std::size_t axis = 0; axis < scene.dim; ++axis) units[axis] = scene.center[axis] - scene.box_center[axis];
    for (std::size_t axis = 0; axis < 3; ++axis) world.offset[axis] = static_cast<double>(units[axis]);
    const bool turned = scene.turn.turning == row.signature.turning && !is_no_turn(scene.turn);
    if (!scene.turn.carries || !turned) return world;
    const auto turn = integer_turn(scene.turn);
    if (!turn) return {frame_of(row).to_world(world.offset), 1};
    for (std::size_t i = 0; i < 3; ++i) {
        std::int64_t sum = 0;
        for (std::size_t j = 0; j < 3; ++j) sum += turn->rows[i][j] * units[j];
        world.offset[i] = static_cast<double>(sum);
    }
    world.scale = turn->scale;
    return world;
}

Case express_turned(const LatticeScene& scene, const Signature& signature) {
    Case row{signature};
    const std::size_t dim = signature.dim;
    const std::size_t ball = ball_place(signature);
    write_turn(scene.turn, row);
    const auto [offset, scale] = world_offset(scene, row);
    const double unit = power_of_two(scene.exponent);
    const auto to_number = [&](double units) { return round_to(signature.scalar, units * unit); };
    const bool centered = signature.form == Form::center_half;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const auto center = static_cast<double>(scene.box_center[axis]);
        const auto half = static_cast<double>(scale * scene.half_extent[axis]);
        row.numbers[axis] = to_number(centered ? center : center - half);
        row.numbers[dim + axis] = to_number(centered ? half : 2 * half);
        row.numbers[ball + axis] = to_number(center + offset[axis]);
    }
    row.numbers[ball + dim] = to_number(static_cast<double>(scale * scene.radius));
    for (std::size_t i = 0; i < ball + dim; ++i) {
        const bool extent = i >= dim && i < 2 * dim;
        if (row.numbers[i] == 0 && !extent && ((scene.negative_zeros >> i) & 1) != 0) row.numbers[i] = -0.0;
    }
    return row;
}

}  // namespace

double LatticeTurn::number(std::size_t index) const { return std::ldexp(static_cast<double>(numbers[index]), exponent); }

std::optional<IntegerTurn> integer_turn(const LatticeTurn& turn) {
    const auto& [x, y, z, w] = turn.numbers;
    if (is_no_turn(turn)) return identity;
    switch (turn.turning) {
        case Turning::none: return identity;
        case Turning::radians: return std::nullopt;
        case Turning::degrees: {
            if (std::fmod(turn.number(0), 90) != 0) return std::nullopt;
            const int quarters = static_cast<int>(turn.number(0) / 90) & 3;
            return plane_turn(quarters == 0 ? 1 : quarters == 2 ? -1 : 0, quarters == 1 ? 1 : quarters == 3 ? -1 : 0, 1);
        }
        case Turning::axis: {
            const std::int64_t square = x * x + y * y;
            const auto length = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
            if (length * length != square) return std::nullopt;
            // The direction alone matters, so that (0, 8) enlarges nothing.
            const std::int64_t common = std::gcd(x, y);
            return plane_turn(x / common, y / common, length / common);
        }
        case Turning::quaternion: break;
    }
    const std::int64_t common = std::gcd(std::gcd(x, y), std::gcd(z, w));
    const std::int64_t a = x / common, b = y / common, c = z / common, d = w / common;
    IntegerTurn result{{{{d * d + a * a - b * b - c * c, 2 * (a * b - d * c), 2 * (a * c + d * b)},
                         {2 * (a * b + d * c), d * d - a * a + b * b - c * c, 2 * (b * c - d * a)},
                         {2 * (a * c - d * b), 2 * (b * c + d * a), d * d - a * a - b * b + c * c}}},
                       a * a + b * b + c * c + d * d};
    // A norm of 2 or 4 times an odd number may divide every entry, as for (1, 1, 1, 1).
    std::int64_t divisor = result.scale;
    for (const auto& row : result.rows)
        for (const std::int64_t entry : row) divisor = std::gcd(divisor, entry);
    for (auto& row : result.rows)
        for (std::int64_t& entry : row) entry /= divisor;
    result.scale /= divisor;
    return result;
}

bool is_valid(const LatticeScene& scene) {
    const auto fits = [](std::int64_t number) { return std::abs(number) <= lattice_limit; };
    for (std::size_t axis = 0; axis < scene.dim; ++axis)
        if (!fits(scene.box_center[axis]) || !fits(scene.center[axis]) || !fits(scene.half_extent[axis]) ||
            scene.half_extent[axis] < 0)
            return false;
    return fits(scene.radius) && scene.radius >= 0 && is_valid(scene.turn);
}

Case express(const LatticeScene& scene, const Signature& signature) {
    if (signature.turning != Turning::none) return express_turned(scene, signature);
    Case row{signature};
    const std::size_t dim = signature.dim;
    const double unit = power_of_two(scene.exponent);
    const auto to_number = [unit](std::int64_t units) { return static_cast<double>(units) * unit; };
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const std::int64_t center = scene.box_center[axis];
        const std::int64_t half = scene.half_extent[axis];
        const std::int64_t first = signature.form == Form::center_half ? center : center - half;
        const std::int64_t second = signature.form == Form::center_half ? half
                                    : signature.form == Form::lo_hi     ? center + half
                                                                        : 2 * half;
        const bool cornered = signature.form == Form::corner_size_ball_corner;
        row.numbers[axis] = to_number(first);
        row.numbers[dim + axis] = to_number(second);
        row.numbers[2 * dim + axis] = to_number(scene.center[axis] - (cornered ? scene.radius : 0));
    }
    row.numbers[3 * dim] = to_number(scene.radius);
    // Zero has two spellings, and -x or 0 * -1 write the second. Extents and radius keep the first.
    for (std::size_t i = 0; i < 3 * dim; ++i) {
        const bool extent = i >= dim && i < 2 * dim && signature.form != Form::lo_hi;
        if (row.numbers[i] == 0 && !extent && ((scene.negative_zeros >> i) & 1) != 0) row.numbers[i] = -0.0;
    }
    return row;
}

std::int64_t overshoot(const LatticeScene& scene, std::size_t axis) {
    const std::int64_t away = std::abs(scene.center[axis] - scene.box_center[axis]);
    return std::max<std::int64_t>(away - scene.half_extent[axis], 0);
}

}  // namespace tangency::properties
