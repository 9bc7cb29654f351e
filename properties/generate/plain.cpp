// SPDX-License-Identifier: MIT
// Plain choices, read and written in one order.
#include "tangency/properties/plain.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/sizes.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {
namespace {

constexpr int largest_integer = lattice_limit;
constexpr int zeros_end = 1 << zero_places;
constexpr int most_turn_units = static_cast<int>(turn_limit);
enum { between_sides, beyond_high, beyond_low, side_count };

std::int64_t distance_below(const LatticeInput& lattice) {
    std::int64_t sum = 0;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) sum += overshoot(lattice, axis) * overshoot(lattice, axis);
    return static_cast<std::int64_t>(std::sqrt(static_cast<double>(sum)));
}

// One function reads and writes: `choose(value, lo, hi)` is what a source draws, or the value that is written.
template <class Choose>
void choose_axis(LatticeInput& lattice, std::size_t axis, Choose choose) {
    auto& center = lattice.first.center[axis];
    auto& half = lattice.first.half_extent[axis];
    std::int64_t away = lattice.second.center[axis] - center;
    center = choose(center, -largest_integer, largest_integer);
    half = choose(half, 0, largest_integer);
    const std::int64_t side = choose(std::abs(away) <= half ? between_sides : away > 0 ? beyond_high : beyond_low, 0, side_count - 1);
    if (side == between_sides) {
        away = choose(away, -half, half);
    } else {
        const std::int64_t beyond = choose(std::abs(away) - half, 1, 4 * largest_integer);
        away = side == beyond_high ? half + beyond : -half - beyond;
    }
    lattice.second.center[axis] = center + away;
}

// Of polygons, each from its own first vertex and the second shape from the first polygon's: who moves that vertex moves all.
template <class Choose>
void choose_polygons(LatticeInput& lattice, Choose choose) {
    auto &first = lattice.first.vertices, &second = lattice.second.vertices;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        const std::int64_t old = first[0][axis];
        const std::int64_t center = choose(old, -largest_integer, largest_integer);
        const auto choose_from = [&](std::int64_t& position, std::int64_t old_origin, std::int64_t origin) {
            position = origin + choose(position - old_origin, -2 * largest_integer, 2 * largest_integer);
        };
        first[0][axis] = center;
        for (std::size_t index = 1; index < lattice.first.count; ++index) choose_from(first[index][axis], old, center);
        const std::int64_t old_second = second[0][axis];
        const std::int64_t end = lattice.second.end[axis] - lattice.second.center[axis];
        choose_from(lattice.second.count == 0 ? lattice.second.center[axis] : second[0][axis], old, center);
        if (has_end(lattice.second.kind))
            lattice.second.end[axis] = lattice.second.center[axis] + choose(end, -2 * largest_integer, 2 * largest_integer);
        for (std::size_t index = 1; index < lattice.second.count; ++index) choose_from(second[index][axis], old_second, second[0][axis]);
    }
    for_each_size(lattice, [&](std::int64_t& size, Role) { size = choose(size, 0, largest_integer); });
}

// Of another question, everything beside the first shape's centre.
template <class Choose>
void choose_shapes(LatticeInput& lattice, Choose choose) {
    if (has_polygon(lattice.question)) return choose_polygons(lattice, choose);
    const auto choose_beside = [&](std::int64_t& position, std::int64_t center) {
        position = center + choose(position - center, -2 * largest_integer, 2 * largest_integer);
    };
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        auto& center = lattice.first.center[axis];
        const std::int64_t old = center;
        center = choose(center, -largest_integer, largest_integer);
        // Positions move along when they are read; what is written stays what it is.
        for (std::int64_t* moved : {&lattice.first.end[axis], &lattice.second.center[axis], &lattice.second.end[axis]})
            *moved += center - old;
        if (has_end(lattice.first.kind)) choose_beside(lattice.first.end[axis], center);
        choose_beside(lattice.second.center[axis], center);
        if (has_end(lattice.second.kind)) choose_beside(lattice.second.end[axis], lattice.second.center[axis]);
    }
    for_each_size(lattice, [&](std::int64_t& size, Role) { size = choose(size, 0, largest_integer); });
}

// Where all of the row's numbers are even, the same in the row's own numbers: a box by its low corner and its size, or by its centre and
// its size, everything else in units twice as long. So what is made simpler stays as whole as it was.
template <class Choose>
void choose_row(LatticeInput& lattice, bool by_corner, Choose choose) {
    const auto low = [by_corner](std::int64_t center, std::int64_t half) { return (center - (by_corner ? half : 0)) / 2; };
    const bool is_box_ball = lattice.question == Question::box_ball, has_two = lattice.question == Question::box_box;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        std::int64_t& half = lattice.first.half_extent[axis];
        std::int64_t origin = low(lattice.first.center[axis], half),
                     other = low(lattice.second.center[axis], has_two ? lattice.second.half_extent[axis] : 0);
        const std::int64_t end = lattice.second.end[axis] / 2 - other;
        std::int64_t beyond = other - origin;
        origin = choose(origin, -largest_integer, largest_integer);
        half = choose(half, 0, largest_integer);
        if (is_box_ball) {
            const std::int64_t lowest = by_corner ? 0 : -(half / 2), highest = by_corner ? half : half / 2;
            const std::int64_t side = choose(beyond > highest  ? beyond_high
                                             : beyond < lowest ? beyond_low
                                                               : between_sides,
                                             0, side_count - 1);
            if (side == between_sides)
                beyond = choose(beyond, lowest, highest);
            else if (side == beyond_high)
                beyond = highest + choose(beyond - highest, 1, 2 * largest_integer);
            else
                beyond = lowest - choose(lowest - beyond, 1, 2 * largest_integer);
        } else {
            beyond = choose(beyond, -2 * largest_integer, 2 * largest_integer);
        }
        other = origin + beyond;
        if (has_end(lattice.question)) lattice.second.end[axis] = 2 * (other + choose(end, -2 * largest_integer, 2 * largest_integer));
        if (has_two) lattice.second.half_extent[axis] = choose(lattice.second.half_extent[axis], 0, largest_integer);
        lattice.first.center[axis] = 2 * origin + (by_corner ? half : 0);
        lattice.second.center[axis] = 2 * other + (by_corner && has_two ? lattice.second.half_extent[axis] : 0);
    }
}

template <class Choose>
void choose_turn(LatticeTurn& turn, Orientation orientation, Choose choose) {
    turn.orientation = orientation;
    for (std::size_t i = 0; i < orientation_size(orientation); ++i)
        turn.numbers[i] = choose(turn.numbers[i], -most_turn_units, most_turn_units);
    turn.exponent = static_cast<int>(choose(turn.exponent, -most_turn_exponent, most_turn_exponent));
    turn.carries = choose(turn.carries ? 1 : 0, 0, 1) != 0;
}

// In steps of so many units, which are whole where the row's numbers are.
template <class Choose>
void choose_radius(LatticeInput& lattice, std::int64_t step, Choose choose) {
    std::int64_t radius = lattice.second.radius / step;
    if (lattice.question == Question::box_ball) {
        const std::int64_t distance = distance_below(lattice) / step;
        const bool follows = choose(distance > 0 && std::abs(radius - distance) <= 1 ? 1 : 0, 0, 1) != 0;
        radius = follows ? std::max<std::int64_t>(distance + choose(radius - distance, -1, 1), 0) : choose(radius, 0, largest_integer);
    } else if (has_radius(lattice.question)) {
        radius = choose(radius, 0, largest_integer);
    }
    lattice.second.radius = step * radius;
}

template <class Choose>
void choose_lattice(LatticeInput& lattice, const Signature& signature, Choose choose) {
    // Half the unit is the simplest then, in which the row's numbers may be odd.
    const bool is_even = row_step(lattice, signature) == 2 && lattice.exponent < lattice_exponent;
    const bool in_rows = stores_whole_sizes(signature) && choose(is_even ? 1 : 0, 0, 1) != 0;
    const int simplest = in_rows ? -1 : 0;
    if (in_rows)
        choose_row(lattice, stores_corners(signature), choose);
    else if (lattice.question == Question::box_ball)
        for (std::size_t axis = 0; axis < lattice.dim; ++axis) choose_axis(lattice, axis, choose);
    else
        choose_shapes(lattice, choose);
    if (in_rows || lattice.question == Question::box_ball) choose_radius(lattice, in_rows ? 2 : 1, choose);
    if (signature.orientation != Orientation::none) choose_turn(lattice.turn, signature.orientation, choose);
    if (layout_of(signature).has_second_turn()) choose_turn(lattice.second_turn, signature.orientation, choose);
    lattice.exponent = simplest + static_cast<int>(choose(lattice.exponent - simplest, -lattice_exponent, lattice_exponent));
    lattice.negative_zeros = static_cast<int>(choose(lattice.negative_zeros, 0, zeros_end - 1));
}

bool says_same(const LatticeInput& a, const LatticeInput& b) {
    return a.first == b.first && a.second == b.second && a.exponent == b.exponent && a.negative_zeros == b.negative_zeros;
}

// Angles and directions without factors of two that the exponent can say.
void strip_factors_of_two(LatticeTurn& turn) {
    const auto is_even = [](std::int64_t number) { return number % 2 == 0; };
    while (turn.exponent < 0 && std::all_of(turn.numbers.begin(), turn.numbers.end(), is_even)) {
        for (std::int64_t& number : turn.numbers) number /= 2;
        ++turn.exponent;
    }
}

// A float's number: a whole number in two choices, its sign, and the exponent of its unit.
constexpr int low_bits = 30;
constexpr int high_end = 1 << (53 - low_bits);
constexpr int lowest_exponent = -1074, highest_exponent = 1023;

struct NumberParts {
    std::uint64_t whole;
    int exponent;
    bool negative;
};

// The whole number itself while it is short, else odd times a power of two.
NumberParts parts_of(double number) {
    const bool negative = std::signbit(number);
    const double magnitude = std::abs(number);
    if (magnitude < 0x1p20 && magnitude == std::trunc(magnitude)) return {static_cast<std::uint64_t>(magnitude), 0, negative};
    const auto [odd, exponent] = odd_part(magnitude);
    return {static_cast<std::uint64_t>(odd), exponent, negative};
}

template <class Choose>
double choose_number(double number, Choose choose) {
    NumberParts parts = parts_of(number);
    const auto low =
        static_cast<std::uint64_t>(choose(static_cast<std::int64_t>(parts.whole & ((1U << low_bits) - 1)), 0, (1 << low_bits) - 1));
    const auto high = static_cast<std::uint64_t>(choose(static_cast<std::int64_t>(parts.whole >> low_bits), 0, high_end - 1));
    parts.exponent = static_cast<int>(choose(parts.exponent, lowest_exponent, highest_exponent));
    parts.negative = choose(parts.negative ? 1 : 0, 0, 1) != 0;
    const double magnitude = std::ldexp(static_cast<double>(high << low_bits | low), parts.exponent);
    return parts.negative ? -magnitude : magnitude;
}

auto reader_of(Source& source) {
    return [&source](std::int64_t, std::int64_t lo, std::int64_t hi) -> std::int64_t {
        return source.between(static_cast<int>(lo), static_cast<int>(hi));
    };
}

// Whether the row's orientation is one of the lattice, and then which.
bool read_turn(const Input& row, ShapeOf shape, LatticeTurn& turn) {
    const auto orientation = layout_of(row.signature).orientation(row.row(), shape);
    int finest = most_turn_exponent;
    bool small = true;
    for (const double number : orientation) {
        if (number != 0) finest = std::min(finest, odd_part(number).exponent);
        small = small && std::abs(number) <= most_turn_units;
    }
    if (small) finest = std::min(finest, 0);
    if (finest < -most_turn_exponent) return false;
    turn = {.orientation = row.signature.orientation, .exponent = finest};
    for (std::size_t i = 0; i < orientation.size(); ++i) {
        const double number = std::ldexp(orientation[i], -finest);
        if (std::abs(number) > most_turn_units) return false;
        turn.numbers[i] = static_cast<std::int64_t>(number);
    }
    return true;
}

}  // namespace

LatticeInput plain_lattice(Source& source, const Signature& signature) {
    LatticeInput lattice = lattice_of(signature);
    choose_lattice(lattice, signature, reader_of(source));
    return lattice;
}

std::optional<Choices> encode(const LatticeInput& lattice, const Signature& signature) {
    LatticeInput copy = lattice;
    copy.negative_zeros &= zeros_end - 1;
    for (LatticeTurn* turn : {&copy.turn, &copy.second_turn}) {
        if (turn->orientation != signature.orientation) *turn = {.orientation = signature.orientation};
        strip_factors_of_two(*turn);
    }
    const LatticeInput wanted = copy;
    ChoiceWriter writer;
    writer.plain();
    bool fits = true;
    choose_lattice(copy, signature, [&](std::int64_t value, std::int64_t lo, std::int64_t hi) {
        fits = fits && value >= lo && value <= hi;
        const std::int64_t kept = std::clamp(value, lo, hi);
        writer.between(static_cast<int>(kept), static_cast<int>(lo), static_cast<int>(hi));
        return kept;
    });
    if (!fits || !says_same(copy, wanted)) return std::nullopt;
    return writer.take();
}

Input plain_row(Source& source, const Signature& signature) {
    Input row{signature};
    for (double& number : row.row()) {
        number = choose_number(0, reader_of(source));
        number = finite(signature.scalar, number);
    }
    if (!source.domain().any_sign) make_valid(row);
    return row;
}

Choices encode(const Input& row) {
    ChoiceWriter writer;
    writer.plain();
    for (const double number : row.row())
        choose_number(number, [&writer](std::int64_t value, std::int64_t lo, std::int64_t hi) {
            writer.between(static_cast<int>(value), static_cast<int>(lo), static_cast<int>(hi));
            return value;
        });
    return writer.take();
}

std::optional<LatticeInput> find_lattice(const Input& row) {
    const Layout& layout = layout_of(row.signature);
    LatticeInput lattice = lattice_of(row.signature);
    // The finest unit that a length or its half needs.
    int exponent = lattice_exponent;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const double number = row.numbers[place];
        if (number == 0 || !is_length(layout[place].role)) continue;
        if (!std::isfinite(number)) return std::nullopt;
        const Role role = layout[place].role;
        const bool halved = role == Role::extent || role == Role::lo || role == Role::hi;
        exponent = std::min(exponent, odd_part(number).exponent - (halved ? 1 : 0));
    }
    if (std::all_of(row.row().begin(), row.row().end(), [](double number) { return number == 0; })) exponent = 0;
    if (exponent < -lattice_exponent) return std::nullopt;
    for (const int unit : {0, exponent}) {
        lattice.exponent = unit;
        const auto units = [&](std::size_t place) {
            const double number = std::ldexp(row.numbers[place], -unit);
            return std::abs(number) <= 4 * largest_integer ? static_cast<std::int64_t>(number) : 8 * largest_integer;
        };
        // Where a half is not whole, this is another row, which is seen at the end.
        const Lengths<std::int64_t> lengths = lengths_of(layout, units);
        static_cast<ShapeLengths<std::int64_t>&>(lattice.first) = lengths.first;
        static_cast<ShapeLengths<std::int64_t>&>(lattice.second) = lengths.second;
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (const Field& field = layout[place]; field.role == Role::vertex)
                shape_at(field, lattice).vertices[field.index][field.axis] = units(place);
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (row.numbers[place] == 0 && std::signbit(row.numbers[place])) lattice.negative_zeros |= 1 << place % zero_places;
        if (row.signature.orientation != Orientation::none && !read_turn(row, ShapeOf::first, lattice.turn)) return std::nullopt;
        if (layout.has_second_turn() && !read_turn(row, ShapeOf::second, lattice.second_turn)) return std::nullopt;
        if (is_valid(lattice) && same_bits(express(lattice, row.signature), row)) return lattice;
    }
    return std::nullopt;
}

}  // namespace tangency::properties
