// SPDX-License-Identifier: MIT
// Lattice inputs and their expression in every form.
#include "tangency/properties/lattice.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <span>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/vertex_defect.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {
namespace {

bool is_valid(const LatticeTurn& turn) {
    if (std::abs(turn.exponent) > most_turn_exponent) return false;
    for (const std::int64_t number : turn.numbers)
        if (std::abs(number) > turn_limit) return false;
    if (turn.orientation == Orientation::degrees) return std::abs(turn.number(0)) <= 360.0 * most_turns;
    return turn.orientation != Orientation::radians || std::abs(turn.number(0)) <= 6.28 * most_turns;
}

// Only the numbers that the orientation has count: a direction (0, 0) is none, whatever stands behind it.
bool is_no_turn(const LatticeTurn& turn) {
    const auto numbers = std::span(turn.numbers).first(orientation_size(turn.orientation));
    return std::all_of(numbers.begin(), numbers.end(), [](std::int64_t number) { return number == 0; });
}

constexpr IntegerTurn identity{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, 1};

IntegerTurn plane_turn(std::int64_t u, std::int64_t v, std::int64_t length) { return {{{{u, -v, 0}, {v, u, 0}, {0, 0, length}}}, length}; }

// All zeros are written as the orientation of no turn.
void write_turn(const LatticeTurn& turn, Input& row, ShapeOf shape) {
    const Orientation orientation_kind = row.signature.orientation;
    const auto orientation = layout_of(row.signature).orientation(row.row(), shape);
    if (turn.orientation == orientation_kind && !is_no_turn(turn)) {
        std::int64_t square = 0;
        for (std::size_t i = 0; i < orientation.size(); ++i) square += turn.numbers[i] * turn.numbers[i];
        const double length = std::sqrt(static_cast<double>(square));
        const bool unit = turn.unit && orientation_kind >= Orientation::axis;
        for (std::size_t i = 0; i < orientation.size(); ++i)
            orientation[i] = unit ? round_to(row.signature.scalar, static_cast<double>(turn.numbers[i]) / length) : turn.number(i);
    } else if (orientation_kind >= Orientation::axis)
        orientation[orientation_kind == Orientation::axis ? 0 : 3] = 1;
}

// The ball's offset from the box's centre in the world, in units, and what the turn enlarges lengths by.
struct WorldOffset {
    Point offset;
    std::int64_t scale;
};

WorldOffset world_offset(const LatticeInput& input, const Input& row) {
    WorldOffset world{{}, 1};
    std::array<std::int64_t, 3> units{};
    for (std::size_t axis = 0; axis < input.dim; ++axis) units[axis] = input.second.center[axis] - input.first.center[axis];
    for (std::size_t axis = 0; axis < 3; ++axis) world.offset[axis] = static_cast<double>(units[axis]);
    const bool rotated = input.turn.orientation == row.signature.orientation && !is_no_turn(input.turn);
    if (!input.turn.carries || !rotated) return world;
    const auto turn = integer_turn(input.turn);
    if (!turn) return {frame_of(row).to_world(world.offset), 1};
    for (std::size_t i = 0; i < 3; ++i) {
        std::int64_t sum = 0;
        for (std::size_t j = 0; j < 3; ++j) sum += turn->rows[i][j] * units[j];
        world.offset[i] = static_cast<double>(sum);
    }
    world.scale = turn->scale;
    return world;
}

}  // namespace

double LatticeTurn::number(std::size_t index) const { return std::ldexp(static_cast<double>(numbers[index]), exponent); }

std::optional<IntegerTurn> integer_turn(const LatticeTurn& turn) {
    const auto& [x, y, z, w] = turn.numbers;
    if (is_no_turn(turn)) return identity;
    switch (turn.orientation) {
        case Orientation::none: return identity;
        case Orientation::radians: return std::nullopt;
        case Orientation::degrees: {
            if (std::fmod(turn.number(0), 90) != 0) return std::nullopt;
            const int quarters = static_cast<int>(turn.number(0) / 90) & 3;
            return plane_turn(quarters == 0 ? 1 : quarters == 2 ? -1 : 0, quarters == 1 ? 1 : quarters == 3 ? -1 : 0, 1);
        }
        case Orientation::axis: {
            const std::int64_t square = x * x + y * y;
            const auto length = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
            if (length * length != square) return std::nullopt;
            // The direction alone matters, so that (0, 8) enlarges nothing.
            const std::int64_t common = std::gcd(x, y);
            return plane_turn(x / common, y / common, length / common);
        }
        case Orientation::quaternion: break;
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

namespace {

bool has_convex_polygons(const LatticeInput& input) {
    for (const LatticeShape* shape : both_of(input)) {
        std::array<double, 2 * most_vertices> numbers{};
        for (std::size_t place = 0; place < 2 * shape->count; ++place)
            numbers[place] = static_cast<double>(shape->vertices[place / 2][place % 2]);
        if (shape->count > 0 && reference::find_vertex_defect(std::span<const double>(numbers).first(2 * shape->count))) return false;
    }
    return true;
}

}  // namespace

bool is_valid(const LatticeInput& input) {
    const auto fits = [](std::int64_t number) { return std::abs(number) <= lattice_limit; };
    bool valid = true;
    for (std::size_t axis = 0; axis < input.dim; ++axis)
        for_each_position(input, axis, [&](std::int64_t position) { valid = valid && fits(position); });
    for_each_size(input, [&](std::int64_t size, Role) { valid = valid && size >= 0 && fits(size); });
    return valid && is_valid(input.turn) && is_valid(input.second_turn) && (!has_polygon(input.question) || has_convex_polygons(input));
}

Input express(const LatticeInput& input, const Signature& signature) {
    Input row{signature};
    const Layout& layout = layout_of(signature);
    if (signature.orientation != Orientation::none) write_turn(input.turn, row, ShapeOf::first);
    if (layout.has_second_turn()) write_turn(input.second_turn, row, ShapeOf::second);
    const auto [offset, scale] = world_offset(input, row);
    DrawnShapes<double> shapes;
    for (const std::size_t which : {0U, 1U}) {
        const LatticeShape& from = *both_of(input)[which];
        DrawnShape<double>& shape = *both_of(shapes)[which];
        for (std::size_t axis = 0; axis < input.dim; ++axis) {
            shape.center[axis] = static_cast<double>(from.center[axis]);
            shape.half_extent[axis] = static_cast<double>(scale * from.half_extent[axis]);
            shape.end[axis] = static_cast<double>(from.end[axis]);
        }
        shape.radius = static_cast<double>(scale * from.radius);
        for (std::size_t index = 0; index < from.count; ++index)
            for (std::size_t axis = 0; axis < 2; ++axis) shape.vertices[index][axis] = static_cast<double>(from.vertices[index][axis]);
    }
    for (std::size_t axis = 0; axis < input.dim; ++axis) shapes.second.center[axis] = shapes.first.center[axis] + offset[axis];
    const double unit = power_of_two(input.exponent);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role)) row.numbers[place] = round_to(signature.scalar, number_in(layout[place], shapes) * unit);
    if (!holds_every_lattice(signature.scalar))
        for (double& number : row.row()) number = finite(signature.scalar, number);
    const bool has_signed_zeros = input.negative_zeros != 0 && !is_whole(signature.scalar);
    for (std::size_t place = 0; place < layout.size() && has_signed_zeros; ++place)
        row.numbers[place] = with_sign_of_zero(row.numbers[place], layout, place, input.negative_zeros);
    if (input.any_sign) negate_sizes(row, input.negative_zeros);
    return row;
}

bool holds_every_lattice(ScalarType scalar) { return format_of(scalar).precision >= format_of(ScalarType::f32).precision; }

// A direction of length one is rounded in any scalar.
bool is_held(const LatticeInput& input, const Input& row) {
    if (holds_every_lattice(row.signature.scalar)) return true;
    Signature wide = row.signature;
    wide.scalar = ScalarType::f64;
    const Input exact = express(input, wide);
    const Layout& layout = layout_of(wide);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if ((is_length(layout[place].role) || !(input.turn.unit || input.second_turn.unit)) && row.numbers[place] != exact.numbers[place])
            return false;
    return true;
}

int size_places(const Layout& layout) {
    int places = 0;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_size(layout[place].role) || layout[place].role == Role::hi) places |= 1 << place % zero_places;
    return places;
}

std::int64_t overshoot(const LatticeInput& input, std::size_t axis) {
    const std::int64_t away = std::abs(input.second.center[axis] - input.first.center[axis]);
    return std::max<std::int64_t>(away - input.first.half_extent[axis], 0);
}

}  // namespace tangency::properties
