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

/// A shape's lengths by one convention, whatever its kind and encoding: a box's in its own frame. What a shape has none of, and axes that
/// are not used, are 0.
template <class Number>
struct ShapeLengths {
    std::array<Number, 3> center{};       ///< of a box or a ball; where a segment or a way starts
    std::array<Number, 3> half_extent{};  ///< of a box
    std::array<Number, 3> end{};          ///< of a segment or a way
    Number radius{};

    friend bool operator==(const ShapeLengths&, const ShapeLengths&) = default;
};

/// Those of both shapes of an input.
template <class Number>
struct Lengths {
    ShapeLengths<Number> first{}, second{};
};

/// The shape of the two that a number of a row is of.
template <class Shapes>
auto& shape_at(const Field& field, Shapes& shapes) {
    return field.shape == ShapeOf::first ? shapes.first : shapes.second;
}

/// The lengths that a row spells; `number(place)` gives the row's number there. As exact as Number adds and halves.
template <class NumberAt>
auto lengths_of(const Layout& layout, NumberAt number) {
    using Number = decltype(number(0));
    Lengths<Number> lengths;
    // Sizes first, from which corners and sides are told.
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        ShapeLengths<Number>& shape = shape_at(field, lengths);
        if (field.role == Role::radius) shape.radius = number(place);
        if (field.role == Role::half_extent) shape.half_extent[field.axis] = number(place);
        if (field.role == Role::extent) shape.half_extent[field.axis] = number(place) / 2;
        if (field.role == Role::hi) shape.half_extent[field.axis] = (number(place) - number(layout.beside_hi(place))) / 2;
    }
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        ShapeLengths<Number>& shape = shape_at(field, lengths);
        if (field.role == Role::center) shape.center[field.axis] = number(place);
        if (field.role == Role::end) shape.end[field.axis] = number(place);
        if (field.role == Role::corner || field.role == Role::lo)
            shape.center[field.axis] = number(place) + (layout.is_ball_corner(place) ? shape.radius : shape.half_extent[field.axis]);
    }
    return lengths;
}

/// The number that a row holds in a field of length. Needs no division, so whole numbers serve. The shapes have vertices if the row has.
template <class Shapes>
auto number_in(const Field& field, const Shapes& shapes) {
    const auto& shape = shape_at(field, shapes);
    using Number = std::remove_cvref_t<decltype(shape.radius)>;
    if constexpr (requires { shape.vertices; })
        if (field.role == Role::vertex) return Number(shape.vertices[field.index][field.axis]);
    const auto axis = field.axis;
    switch (field.role) {
        case Role::center: return shape.center[axis];
        case Role::end: return shape.end[axis];
        // Beside a centre stands a half extent, of balls zeros, or the radius.
        case Role::corner: return Number(shape.center[axis] - shape.half_extent[axis] - shape.radius);
        case Role::lo: return Number(shape.center[axis] - shape.half_extent[axis]);
        case Role::hi: return Number(shape.center[axis] + shape.half_extent[axis]);
        case Role::extent: return Number(2 * shape.half_extent[axis]);
        case Role::half_extent: return shape.half_extent[axis];
        default: return shape.radius;
    }
}

}  // namespace tangency
