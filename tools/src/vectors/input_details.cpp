// SPDX-License-Identifier: MIT
// Exact geometry of an input, and the level that asks for it.
#include "input_details.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::vectors {

using properties::Input;
using reference::Number;

namespace {

// Whole multiples of 2^exponent, none above properties::lattice_limit, for one exponent of the lattice.
bool on_lattice(std::span<const double> numbers) {
    using namespace properties;
    for (int exponent = lattice_exponent; exponent >= -lattice_exponent; --exponent) {
        const bool fits = std::ranges::all_of(numbers, [exponent](double number) {
            const double units = std::ldexp(number, -exponent);
            // A subnormal underflows to zero units; it must come back as itself.
            return units == std::trunc(units) && std::abs(units) <= static_cast<double>(lattice_limit) &&
                   std::ldexp(units, exponent) == number;
        });
        if (fits) return true;
    }
    return false;
}

// The input's numbers as the lattice counts them: centres, half extents, radii, ends, vertices.
bool shapes_on_lattice(const InputDetails& details) {
    std::vector<double> numbers;
    const auto add = [&numbers](const Number& number) {
        const auto value = number.nearest();
        // Infinity is no whole number of units, so it says no below.
        numbers.push_back(std::isfinite(value) && Number(value) == number ? value : HUGE_VAL);
    };
    for (const auto* shape : {&details.geometry.first, &details.geometry.second}) {
        for (std::size_t axis = 0; axis < details.input.signature.dim; ++axis)
            for (const auto* vector : {&shape->center, &shape->half_extent, &shape->end}) add((*vector)[axis]);
        add(shape->radius);
    }
    const Layout& layout = layout_of(details.input.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].role == Role::vertex) numbers.push_back(details.input.numbers[place]);
    return on_lattice(numbers);
}

bool within_one_turn(const Input& input) {
    const double turn = input.signature.orientation == Orientation::degrees ? 360 : 0x1.921fb54442d18p+2;
    return std::abs(angle_of(input)) <= turn;
}

// A direction's squares, and products of a square with a length, must stay in range as well: 2^-10 .. 2^10.
bool has_ordinary_turn(const Input& input) {
    if (input.signature.orientation != Orientation::axis && input.signature.orientation != Orientation::quaternion)
        return within_one_turn(input);
    return std::ranges::all_of(orientations_of(input), [](std::span<const double> orientation) {
        return std::ranges::all_of(
            orientation, [](double number) { return number == 0 || (std::abs(number) >= 0x1p-10 && std::abs(number) <= 0x1p10); });
    });
}

// Of rotated boxes, ways and polygons `logic` asks for lattice inputs that no method rounds or that clear the tie by 2^-10 of the
// scale (docs/levels.md).
bool logic_asks(const InputDetails& details) {
    if (!shapes_on_lattice(details)) return false;
    const Input& input = details.input;
    if (input.signature.orientation == Orientation::none) return properties::may_be_instantiated(input);
    if (!std::ranges::all_of(orientations_of(input), on_lattice) || !within_one_turn(input)) return false;
    if (details.reference_answer.verdict == reference::Verdict::touching) return properties::may_be_instantiated(input);
    const int precision = properties::format_of(input.signature.scalar).precision;
    return outside_band(details.reference_answer, std::ldexp(1.0, precision - 10));
}

}  // namespace

std::vector<std::span<const double>> orientations_of(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    if (input.signature.orientation == Orientation::none) return {};
    std::vector<std::span<const double>> all{layout.orientation(input.row())};
    if (layout.has_second_turn()) all.push_back(layout.orientation(input.row(), ShapeOf::second));
    return all;
}

double angle_of(const Input& input) {
    const auto all = orientations_of(input);
    return !all.empty() && all[0].size() == 1 ? all[0][0] : 0;
}

Geometry geometry_of(const Input& input) {
    return lengths_of(layout_of(input.signature), [&](std::size_t place) { return Number(input.numbers[place]); });
}

std::optional<Input> express_exactly(const Geometry& geometry, const Signature& target) {
    const Layout& layout = layout_of(target);
    Input input{target};
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Number number = number_in(layout[place], geometry);
        const double value = properties::round_to(target.scalar, number.nearest());
        if (!std::isfinite(value) || Number(value) != number) return std::nullopt;
        input.numbers[place] = value;
    }
    return input;
}

InputDetails find_details(const Input& input, std::optional<Neighbour> neighbour) {
    const auto answer = reference::find_answer(input.signature, input.row());
    return {input,         geometry_of(input),  properties::find_reference_answer(input), answer.relation, answer.touches_from_within,
            answer.gap_sq, std::move(neighbour)};
}

Level level_that_asks(const InputDetails& details) {
    if (logic_asks(details)) return Level::logic;
    const Signature& signature = details.input.signature;
    if (is_whole(signature.scalar) || !outside_band(details.reference_answer, band_factor(signature))) return Level::exact;
    const bool ordinary = magnitudes_of(details.input) == properties::Magnitudes::ordinary;
    return ordinary && has_ordinary_turn(details.input) ? Level::banded : Level::full_range;
}

}  // namespace tangency::vectors
