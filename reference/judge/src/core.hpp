// SPDX-License-Identifier: MIT
// A shape's core: which points it holds and how far it extends, in numbers of any kind.
#pragma once

#include <gmpxx.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "ball.hpp"
#include "surd.hpp"

namespace tangency::judge {

/// That an enclosure is too wide to tell a sign.
struct Undecided {};

inline int sign_of(const mpz_class& x) { return sgn(x); }
inline int sign_of(const Surd& x) { return *x.sign(); }
inline int sign_of(const Ball& x) {
    if (const auto sign = x.sign()) return *sign;
    throw Undecided{};
}

inline void set(mpz_class& x, const mpz_class& whole) { x = whole; }
inline void set(Surd& x, const mpz_class& whole) { x.at = {whole}; }
inline void set(Ball& x, const mpz_class& whole) { x = {whole, 0}; }

template <class Number>
Number as(const mpz_class& whole) {
    Number x;
    set(x, whole);
    return x;
}

/// Axes that a row does not have are 0.
template <class Number>
using Point = std::array<Number, 3>;

template <class Number>
Number dot(const Point<Number>& p, const Point<Number>& q) {
    return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
}
template <class Number>
Point<Number> difference(const Point<Number>& p, const Point<Number>& q) {
    return {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
}
template <class Number>
Point<Number> cross(const Point<Number>& p, const Point<Number>& q) {
    return {p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]};
}
template <class Number>
Point<Number> unit_along(std::size_t axis) {
    Point<Number> unit{};
    unit[axis] = as<Number>(1);
    return unit;
}
template <class Number>
Number negated(const Number& x) {
    return Number{} - x;
}
template <class Number>
Number magnitude(const Number& x) {
    return sign_of(x) < 0 ? negated(x) : x;
}
template <class Number>
bool is_zero(const Point<Number>& p) {
    return std::all_of(p.begin(), p.end(), [](const Number& x) { return sign_of(x) == 0; });
}

/// The root of square / below. Both are of one unit.
template <class Number>
struct Length {
    Number square, below;
};

template <class Number>
struct Core {
    std::string_view name;
    std::size_t dim = 2;
    std::vector<Point<Number>> corners;  ///< a point, two ends, or vertices in either order; of a box its centre
    std::vector<Number> half_extents{};  ///< of a box
    std::vector<Point<Number>> sides{};  ///< of a rotated box its directions, at right angles, all of the length `side_length`
    Number side_length = as<Number>(1);
    bool is_askew = false;  ///< a box that is a point, and the same at any angle but for the region

    bool is_box() const { return !half_extents.empty(); }
    bool is_point() const { return corners.size() == 1 && !is_box(); }
    bool is_flat() const {
        return std::any_of(half_extents.begin(), half_extents.end(), [](const Number& half) { return sign_of(half) == 0; });
    }

    /// The directions of all edges; of a point one that is 0.
    std::vector<Point<Number>> edges() const {
        std::vector<Point<Number>> edges = sides;
        for (std::size_t axis = 0; is_box() && sides.empty() && axis < dim; ++axis) edges.push_back(unit_along<Number>(axis));
        for (std::size_t place = 0; !is_box() && place < corners.size(); ++place) edges.push_back(edge_from(place));
        return edges;
    }

    /// A box's corners, times the sides' length; else the corners as they are, of a length 1.
    std::vector<Point<Number>> vertices() const {
        if (!is_box()) return corners;
        std::vector<Point<Number>> all(1);
        for (std::size_t axis = 0; axis < dim; ++axis) all[0][axis] = corners[0][axis] * side_length;
        const std::vector<Point<Number>> along = edges();
        for (std::size_t own = 0; own < dim; ++own)
            for (std::size_t count = all.size(), place = 0; place < count; ++place) {
                Point<Number> other = all[place];
                for (std::size_t axis = 0; axis < dim; ++axis) {
                    const Number half = half_extents[own] * along[own][axis];
                    all[place][axis] = all[place][axis] + half;
                    other[axis] = other[axis] - half;
                }
                all.push_back(other);
            }
        return all;
    }

    /// The part of a vector that lies along a side of the box, times the sides' length.
    Number along_side(const Point<Number>& way, std::size_t axis) const { return sides.empty() ? way[axis] : dot(way, sides[axis]); }

    /// How far the farthest point lies along n, times |n| and the sides' length.
    Number extent_along(const Point<Number>& n) const {
        Number farthest = dot(corners[0], n);
        if (is_box()) {
            farthest = farthest * side_length;
            for (std::size_t axis = 0; axis < dim; ++axis) farthest = farthest + half_extents[axis] * magnitude(along_side(n, axis));
        }
        for (std::size_t place = 1; place < corners.size(); ++place) {
            const Number other = dot(corners[place], n);
            if (sign_of(Number(other - farthest)) > 0) farthest = other;
        }
        return farthest;
    }

    /// How far beyond the sides on an axis a point of the box's frame lies, times the sides' length; 0 on them.
    Number beyond_side(const Point<Number>& point, std::size_t axis) const {
        return magnitude(along_side(difference(point, corners[0]), axis)) - half_extents[axis] * side_length;
    }

    /// How far outside the point is on one axis or by one edge; nothing where the core holds it.
    std::optional<Length<Number>> outside(const Point<Number>& point) const {
        if (is_box()) {
            for (std::size_t axis = 0; axis < dim; ++axis)
                if (const Number beyond = beyond_side(point, axis); sign_of(beyond) > 0)
                    return Length<Number>{beyond * beyond, side_length * side_length};
        } else if (corners.size() > 2) {
            for (std::size_t place = 0; place < corners.size(); ++place) {
                const Number beside = beside_edge(place, point);
                const Point<Number> edge = edge_from(place);
                if (sign_of(beside) * turn() < 0) return Length<Number>{beside * beside, dot(edge, edge)};
            }
        } else {
            return outside_segment(corners.front(), corners.back(), point);
        }
        return std::nullopt;
    }

    /// Whether the point has all of a neighbourhood in the core.
    bool is_interior(const Point<Number>& point) const {
        if (is_box()) {
            for (std::size_t axis = 0; axis < dim; ++axis)
                if (sign_of(beyond_side(point, axis)) >= 0) return false;
            return true;
        }
        for (std::size_t place = 0; place < corners.size(); ++place)
            if (sign_of(beside_edge(place, point)) * turn() <= 0) return false;
        return true;
    }

private:
    Point<Number> edge_from(std::size_t place) const { return difference(corners[(place + 1) % corners.size()], corners[place]); }

    /// Positive to the left of the edge.
    Number beside_edge(std::size_t place, const Point<Number>& point) const {
        return cross(edge_from(place), difference(point, corners[place]))[2];
    }

    /// Which way the polygon goes around: 1 counterclockwise, -1 clockwise; 0 of a point and a segment, which have no interior.
    int turn() const { return corners.size() > 2 ? sign_of(beside_edge(0, corners[2])) : 0; }

    static std::optional<Length<Number>> outside_segment(const Point<Number>& start, const Point<Number>& end, const Point<Number>& point) {
        const Point<Number> along = difference(end, start), way = difference(point, start), rest = difference(end, point);
        for (const Point<Number>& from_end : {way, rest}) {
            // Beyond an end the way to it goes against the segment; of a point any way does.
            const Number onward = dot(from_end, along);
            if (sign_of(onward) < 0 || (is_zero(along) && !is_zero(way))) return Length<Number>{dot(from_end, from_end), as<Number>(1)};
        }
        const Number length_sq = dot(along, along), onward = dot(way, along);
        const Number beside_sq = dot(way, way) * length_sq - onward * onward;
        if (sign_of(beside_sq) != 0) return Length<Number>{beside_sq, length_sq};
        return std::nullopt;
    }
};

}  // namespace tangency::judge
