// SPDX-License-Identifier: MIT
// Rows that are simpler in meaning: the origin, other units, short significands, orientations that everybody knows.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "plain_turns.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {
namespace {

std::vector<double> simpler_floats(double number) {
    std::vector<double> candidates;
    if (number == 0) {
        if (std::signbit(number)) candidates.push_back(0.0);
        return candidates;
    }
    candidates = {0.0, std::copysign(1.0, number), std::trunc(number), std::abs(number)};
    const OddPart binary = odd_part(number);
    // Fewer significand bits, rounded both ways, boldly first.
    for (const int keep : {1, 2, 4, 8, 12, 16, 24, 32, 40}) {
        const auto length = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(std::abs(binary.odd))));
        const int drop = length - keep;
        if (drop <= 0) break;
        const std::int64_t cut = binary.odd / (std::int64_t{1} << drop);
        for (const std::int64_t odd : {cut, cut + (cut < 0 ? -1 : 1)})
            candidates.push_back(std::ldexp(static_cast<double>(odd), binary.exponent + drop));
    }
    for (const int factor : {8, 1}) {
        const int step = binary.exponent > 0 ? -factor : factor;
        if (std::abs(binary.exponent) >= factor) candidates.push_back(std::ldexp(number, step));
    }
    return candidates;
}

// The box's first number to the origin, every other position on the axis with it, as far as rounding lets.
Input at_origin(const Input& row, std::size_t axis) {
    Input copy = row;
    const double first = row.numbers[axis];
    std::size_t place = 0;
    for (const Field& field : layout_of(row.signature)) {
        double& number = copy.numbers[place++];
        if (is_position(field.role) && field.axis == axis) number = round_to(row.signature.scalar, number - first);
    }
    return copy;
}

// The box without extent on the axis, the ball moved along so that it keeps its distance.
Input flattened(const Input& row, std::size_t axis) {
    Input copy = row;
    const Layout& layout = layout_of(row.signature);
    const double first = row.numbers[layout.first(axis)];
    const double half = lengths_of(layout, [&row](std::size_t place) { return row.numbers[place]; }).first.half_extent[axis];
    double& position = copy.numbers[layout.ball(axis)];
    const bool centered = layout[layout.first(axis)].role == Role::center, beyond = position > first;
    const double shift = centered ? (beyond ? -half : half) : beyond ? -2 * half : 0;
    position = round_to(row.signature.scalar, position + shift);
    copy.numbers[layout.second(axis)] = layout[layout.second(axis)].role == Role::hi ? first : 0;
    return copy;
}

// That of one shape, the other's being kept.
void simplify_orientation(const Input& row, ShapeOf shape, std::vector<Input>& out) {
    const Layout& layout = layout_of(row.signature);
    const auto change_all = [&](const auto& change) {
        out.push_back(row);
        std::size_t index = 0;
        for (double& number : layout.orientation(out.back().row(), shape)) number = change(number, index++);
    };
    for (const LatticeTurn& plain : plain_turns({.orientation = row.signature.orientation}))
        change_all([&](double, std::size_t index) { return plain.number(index); });
    if (row.signature.orientation == Orientation::degrees) change_all([](double angle, std::size_t) { return std::fmod(angle, 360); });
    if (row.signature.orientation >= Orientation::axis)
        for (const int step : {64, 8, 1, -1, -8, -64}) change_all([step](double number, std::size_t) { return std::ldexp(number, step); });
    if (shape == ShapeOf::second) {
        const auto first = layout.orientation(row.row());
        change_all([&](double, std::size_t index) { return first[index]; });
    }
}

std::vector<Input> simpler_inputs(const Input& row) {
    std::vector<Input> others;
    const Layout& layout = layout_of(row.signature);
    // The whole input in another unit, towards 1.
    for (const int step : {64, 8, 1})
        for (const int sign : {1, -1}) {
            others.push_back(row);
            for (std::size_t place = 0; place < layout.size(); ++place)
                if (is_length(layout[place].role)) others.back().numbers[place] = std::ldexp(row.numbers[place], sign * step);
        }
    if (row.signature.orientation != Orientation::none) simplify_orientation(row, ShapeOf::first, others);
    if (layout.has_second_turn()) simplify_orientation(row, ShapeOf::second, others);
    for (std::size_t axis = 0; axis < row.signature.dim; ++axis) {
        others.push_back(at_origin(row, axis));
        if (row.signature.question == Question::box_ball) others.push_back(flattened(row, axis));
    }
    for (std::size_t place = 0; place < layout.size(); ++place)
        for (const double value : simpler_floats(row.numbers[place])) {
            others.push_back(row);
            others.back().numbers[place] = value;
        }
    return others;
}

bool is_stored_and_valid(const Input& row) {
    const bool is_stored = std::ranges::all_of(
        row.row(), [&row](double number) { return std::isfinite(number) && round_to(row.signature.scalar, number) == number; });
    if (!is_stored) return false;
    const Input positive = with_positive_sizes(row);
    Input valid = positive;
    make_valid(valid);  // which asks finite numbers alone
    return same_bits(valid, positive) && (negative_sizes(row) == 0 || is_input(row, true));
}

}  // namespace

ChoicesMaker simpler(const Input& row) {
    return [row](const ChoicesVisitor& visit) {
        if (negative_sizes(row) != 0 && visit(encode(with_positive_sizes(row)))) return true;
        return std::ranges::any_of(simpler_inputs(row),
                                   [&visit](const Input& other) { return is_stored_and_valid(other) && visit(encode(other)); });
    };
}

}  // namespace tangency::properties
