// SPDX-License-Identifier: MIT
// What the methods of two rotated boxes share: centres, half extents and sides, and how far boxes are apart along a direction.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <limits>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_box {

using impl::is_apart;

/// A rotated box, computed in Wide; its sides have the length one, but for the rounding.
template <class Wide, std::size_t Dim>
struct PlacedBox {
    Vector<Wide, Dim> center, half_extent;
    std::array<Vector<Wide, Dim>, Dim> sides;
};

/// The directions of a box's sides, of an orientation of that very length.
template <class Wide>
std::array<Vector<Wide, 2>, 2> sides_along(const impl::box_frame::Turn<Wide>& turn) {
    return {{{turn.cos, turn.sin}, {-turn.sin, turn.cos}}};
}

/// The columns of the matrix of a unit quaternion.
template <class Wide>
std::array<Vector<Wide, 3>, 3> sides_along(const Quaternion<Wide>& unit) {
    const auto& [x, y, z, w] = unit;
    return {{{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
             {2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
             {2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}}};
}

template <class Wide, template <class, std::size_t> class Box, class Scalar, std::size_t Dim, class OrientationType>
PlacedBox<Wide, Dim> placed(const Rotated<Box<Scalar, Dim>, OrientationType>& rotated) {
    return {impl::box_frame::center_of<Wide>(rotated.box), impl::box_frame::half_extent_of<Wide>(rotated.box),
            sides_along(impl::box_frame::normalised<Wide>(rotated.orientation))};
}

/// Two boxes computed on alike.
template <class Wide, std::size_t Dim>
struct PlacedPair {
    PlacedBox<Wide, Dim> first, second;
};

template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim, class OrientationType>
PlacedPair<Scalar, Dim> placed_pair(const Rotated<Box<Scalar, Dim>, OrientationType>& one,
                                    const Rotated<Box<Scalar, Dim>, OrientationType>& other) {
    return {placed<Scalar>(one), placed<Scalar>(other)};
}

template <class Wide, std::size_t Dim>
Wide dot(const Vector<Wide, Dim>& a, const Vector<Wide, Dim>& b) {
    Wide sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) sum += a[axis] * b[axis];
    return sum;
}

template <class Wide>
Vector<Wide, 3> cross(const Vector<Wide, 3>& a, const Vector<Wide, 3>& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// a b - c d, rounded once or twice: W. Kahan, by two fused operations (Jeannerod, Louvet and Muller, 2013).
template <class Wide>
Wide difference_of_products(Wide a, Wide b, Wide c, Wide d) {
    const Wide product = c * d;
    return std::fma(a, b, -product) + std::fma(-c, d, product);
}

/// The cross product, near in relation to its length, however nearly parallel the two are.
template <class Wide>
Vector<Wide, 3> accurate_cross(const Vector<Wide, 3>& a, const Vector<Wide, 3>& b) {
    return {difference_of_products(a[1], b[2], a[2], b[1]), difference_of_products(a[2], b[0], a[0], b[2]),
            difference_of_products(a[0], b[1], a[1], b[0])};
}

template <class Wide, std::size_t Dim>
Vector<Wide, Dim> between(const PlacedBox<Wide, Dim>& one, const PlacedBox<Wide, Dim>& other) {
    Vector<Wide, Dim> offset{};
    for (std::size_t axis = 0; axis < Dim; ++axis) offset[axis] = other.center[axis] - one.center[axis];
    return offset;
}

/// How far a box reaches from its centre along a direction, times its length.
template <class Wide, std::size_t Dim>
Wide reach_along(const PlacedBox<Wide, Dim>& box, const Vector<Wide, Dim>& along) {
    Wide sum = 0;
    for (std::size_t own = 0; own < Dim; ++own) sum += box.half_extent[own] * std::abs(dot(box.sides[own], along));
    return sum;
}

/// By how much the boxes are apart along a direction, times its length; below 0 by how much they overlap.
template <class Wide, std::size_t Dim>
Wide gap_along(const PlacedBox<Wide, Dim>& one, const PlacedBox<Wide, Dim>& other, const Vector<Wide, Dim>& along) {
    return std::abs(dot(between(one, other), along)) - (reach_along(one, along) + reach_along(other, along));
}

/// A length from the first box to the second, below 0 by how much they overlap, along a vector one long.
template <class Wide, std::size_t Dim>
struct BoxesWay {
    Wide length = -std::numeric_limits<Wide>::infinity();
    Vector<Wide, Dim> along{};
};

/// The gap along an axis, towards the second box.
template <class Wide, std::size_t Dim>
BoxesWay<Wide, Dim> way_along(const PlacedPair<Wide, Dim>& boxes, const Vector<Wide, Dim>& axis) {
    BoxesWay<Wide, Dim> way{gap_along(boxes.first, boxes.second, axis), axis};
    if (dot(between(boxes.first, boxes.second), axis) < 0)
        for (Wide& number : way.along) number = -number;
    return way;
}

/// The greatest of the gaps along the sides of these, of one of them or of both.
template <class Wide, std::size_t Dim>
BoxesWay<Wide, Dim> gap_by_sides(const PlacedPair<Wide, Dim>& boxes, std::initializer_list<const PlacedBox<Wide, Dim>*> of) {
    BoxesWay<Wide, Dim> greatest;
    for (const auto* box : of)
        for (const auto& side : box->sides)
            if (const auto way = way_along(boxes, side); way.length > greatest.length) greatest = way;
    return greatest;
}

/// Whether none of the sides of both, along which faces look, parts the boxes.
template <Contract contract, class Wide, std::size_t Dim>
bool meet_along_sides(const PlacedBox<Wide, Dim>& one, const PlacedBox<Wide, Dim>& other) {
    for (const auto* box : {&one, &other})
        for (const auto& side : box->sides)
            if (is_apart<contract>(gap_along(one, other, side))) return false;
    return true;
}

/// Whether none of the nine directions across a side of each does. Where two sides are parallel there is none.
template <Contract contract, class Wide, class Cross>
bool meet_across_edges(const PlacedBox<Wide, 3>& one, const PlacedBox<Wide, 3>& other, Cross across) {
    for (const auto& side : one.sides)
        for (const auto& edge : other.sides) {
            const Vector<Wide, 3> along = across(side, edge);
            if (dot(along, along) > 0 && is_apart<contract>(gap_along(one, other, along))) return false;
        }
    return true;
}

}  // namespace tangency::questions::box_box
