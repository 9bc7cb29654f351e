// SPDX-License-Identifier: MIT
// From a row's lengths to the shapes they mean, and back, whatever the form and the type of number.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "tangency/shapes/layout.hpp"

namespace tangency {

/// The box on one axis of its own frame.
template <class Number>
struct Sides {
    Number lo, hi;
};

/// The box's sides on an axis; `number(place)` gives the row's number there. As exact as Number adds and halves.
template <class NumberAt>
auto box_sides(const Layout& layout, std::size_t axis, NumberAt number) {
    using Number = decltype(number(0));
    const bool centered = layout[layout.first(axis)].role == Role::center;
    const Number one = number(layout.first(axis)), two = number(layout.second(axis));
    switch (layout[layout.second(axis)].role) {
        case Role::half_extent: return centered ? Sides<Number>{one - two, one + two} : Sides<Number>{one, one + 2 * two};
        case Role::extent: return centered ? Sides<Number>{one - two / 2, one + two / 2} : Sides<Number>{one, one + two};
        default: return Sides<Number>{one, two};
    }
}

/// The ball's centre on an axis.
template <class NumberAt>
auto ball_center(const Layout& layout, std::size_t axis, NumberAt number) {
    using Number = decltype(number(0));
    const Number position = number(layout.ball(axis));
    return layout[layout.ball(axis)].role == Role::corner ? Number(position + number(layout.radius())) : position;
}

/// An input's lengths by one convention: the box's centre and half extents in its own frame, the ball's centre and
/// radius. Unused axes are 0. Of other questions: the first ball's radius is its half extent on axis 0; `ball` is the second
/// box's centre, or where a segment or a way starts; `other_half` the second box's half extents; `end` where the segment or way ends.
template <class Number>
struct Lengths {
    std::array<Number, 3> center{}, half_extent{}, ball{};
    Number radius{};
    std::array<Number, 3> other_half{}, end{};
};

/// The vertices of the first polygon and of the second, on each axis. What no row has is 0.
template <class Number>
using Vertices = std::array<std::array<std::array<Number, 2>, most_vertices>, 2>;

/// The number that a field of a vertex is about.
template <class VerticesType>
auto& vertex_at(VerticesType& vertices, const Field& field) {
    return vertices[field.shape == ShapeOf::second_polygon ? 1 : 0][field.index][field.axis];
}

namespace detail {

/// The fields of `lengths` that a number of a row is about: a position, and half the width there.
template <class LengthsType>
auto centered_at(const Field& field, LengthsType& lengths) {
    using Number = std::conditional_t<std::is_const_v<LengthsType>, const std::remove_reference_t<decltype(lengths.radius)>,
                                      std::remove_reference_t<decltype(lengths.radius)>>;
    struct Centered {
        Number &center, &half;
    };
    switch (field.shape) {
        case ShapeOf::box:
        case ShapeOf::first_ball: return Centered{lengths.center[field.axis], lengths.half_extent[field.axis]};
        case ShapeOf::second_box: return Centered{lengths.ball[field.axis], lengths.other_half[field.axis]};
        case ShapeOf::end: return Centered{lengths.end[field.axis], lengths.radius};
        default: return Centered{lengths.ball[field.axis], lengths.radius};
    }
}

}  // namespace detail

/// The lengths that a row spells; `number(place)` gives the row's number there. As exact as Number adds and halves.
template <class NumberAt>
auto lengths_of(const Layout& layout, NumberAt number) {
    using Number = decltype(number(0));
    Lengths<Number> lengths;
    // Sizes first, from which corners and sides are told.
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (!is_length(layout[place].role)) continue;
        const auto [center, half] = detail::centered_at(layout[place], lengths);
        if (layout[place].role == Role::half_extent || layout[place].role == Role::radius) half = number(place);
        if (layout[place].role == Role::extent) half = number(place) / 2;
        if (layout[place].role == Role::hi) half = (number(place) - number(layout.beside_hi(place))) / 2;
    }
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (!is_length(layout[place].role)) continue;
        const auto [center, half] = detail::centered_at(layout[place], lengths);
        if (layout[place].role == Role::center) center = number(place);
        if (layout[place].role == Role::corner || layout[place].role == Role::lo) center = number(place) + half;
    }
    return lengths;
}

/// The number that a row holds in a field of length. Needs no division, so whole numbers serve.
template <class Number>
Number number_in(const Field& field, const Lengths<Number>& lengths) {
    const auto [center, half] = detail::centered_at(field, lengths);
    switch (field.role) {
        case Role::center: return center;
        case Role::corner:
        case Role::lo: return center - half;
        case Role::hi: return center + half;
        case Role::extent: return 2 * half;
        default: return half;
    }
}

}  // namespace tangency
