// SPDX-License-Identifier: MIT
// Ways of segments, capsules and moving balls: of which nobody rounds a share, and how nearly parallel two are.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/length.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

/// Whether quotients by that length are exact on the lattice, or need not be taken.
inline bool is_exact_divisor(double length) {
    int exponent = 0;
    return length == 0 || std::abs(std::frexp(length, &exponent)) == 0.5;
}

/// From the start of the shape's way to its end, divided by 2^exponent so that nothing overflows; zeros of a shape without a way.
inline properties::Point way_of(const properties::Input& input, ShapeOf shape, int exponent = 0) {
    const Layout& layout = layout_of(input.signature);
    properties::Point way{};
    if (!has_end(layout.kind_of(shape))) return way;
    const auto at = [&](Role role, std::size_t axis) { return std::ldexp(input.numbers[layout.place_of(shape, role, axis)], -exponent); };
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) way[axis] = at(Role::end, axis) - at(Role::center, axis);
    return way;
}

/// Whether the way stands still, or leads along one axis by a power of two, of which every share that can be nearest is exact.
inline bool has_exact_shares(const properties::Point& way) {
    return std::ranges::count(way, 0.0) >= 2 && std::ranges::all_of(way, is_exact_divisor);
}

/// By distance: whether no way of the row rounds on the lattice, or the gap is clear.
inline bool has_exact_ways_or_is_clear(const properties::Input& input) {
    return (has_exact_shares(way_of(input, ShapeOf::first)) && has_exact_shares(way_of(input, ShapeOf::second))) ||
           properties::is_clear(input, properties::find_reference_answer(input));
}

/// The sine of the angle between two ways; 0 where one has no length.
inline double sine_between(const properties::Point& a, const properties::Point& b) {
    const properties::Point normal{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    const double length = properties::length_of(a[0], a[1], a[2]) * properties::length_of(b[0], b[1], b[2]);
    return length > 0 ? properties::length_of(normal[0], normal[1], normal[2]) / length : 0;
}

/// How many times wider the band of two ways is that are at an angle of a. Who divides by |u|^2 |v|^2 - (u . v)^2 errs by eps / sin(a), and
/// never by more than sin(a), by which the ways part.
inline double nearly_parallel(const properties::Input& input) {
    const double scale = properties::scale_of(input);
    if (scale == 0) return 1;
    const int exponent = std::ilogb(scale);
    const double sine = sine_between(way_of(input, ShapeOf::first, exponent), way_of(input, ShapeOf::second, exponent));
    return sine == 0 ? 1 : std::max(1.0, std::min(1 / sine, sine / properties::format_of(input.signature.scalar).unit_roundoff));
}

}  // namespace tangency::questions
