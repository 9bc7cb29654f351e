// SPDX-License-Identifier: MIT
// Points and convex polygons in whole numbers of a common unit.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "tangency/reference/ratio.hpp"

namespace tangency::questions {

using reference::Fraction;
using reference::Integer;
using reference::Ratio;

/// A place or a direction.
struct Point {
    Integer x, y;

    friend Point operator-(const Point& a, const Point& b) { return {a.x - b.x, a.y - b.y}; }
};

inline Integer dot(const Point& a, const Point& b) { return a.x * b.x + a.y * b.y; }
inline Integer cross(const Point& a, const Point& b) { return a.x * b.y - a.y * b.x; }

/// A side of a counterclockwise polygon, which lies to the left of the way from start to end.
struct Side {
    Point start, end, along;
    Integer length_sq;

    Side(Point from, Point to) : start(std::move(from)), end(std::move(to)), along(end - start), length_sq(dot(along, along)) {}

    /// At a right angle to it, away from the polygon, and as long as the side.
    Point outwards() const { return {along.y, -along.x}; }
    /// Whether the point lies beyond the line through the side, where the polygon is not.
    bool faces(const Point& point) const { return cross(along, point - start) < 0; }
};

using Sides = std::vector<Side>;

/// The sides of the strictly convex polygon with these vertices (x1, y1, x2, y2, ...), taken counterclockwise.
inline Sides sides_of(std::span<const Integer> coordinates) {
    std::vector<Point> vertices;
    for (std::size_t place = 0; place < coordinates.size(); place += 2) vertices.push_back({coordinates[place], coordinates[place + 1]});
    const bool is_clockwise = cross(vertices[1] - vertices[0], vertices[2] - vertices[1]) < 0;
    Sides sides;
    for (std::size_t place = 0; place < vertices.size(); ++place) {
        const Point &one = vertices[place], &next = vertices[(place + 1) % vertices.size()];
        sides.emplace_back(is_clockwise ? next : one, is_clockwise ? one : next);
    }
    return sides;
}

/// direction * share, in units of 2^exponent.
inline std::array<Fraction, 3> vector_of(const Point& direction, const Ratio& share, int exponent) {
    return {Fraction(direction.x * share.above, share.below, exponent), Fraction(direction.y * share.above, share.below, exponent), 0};
}

/// From a side's nearest point to another point: the squared length, whether that nearest point is an end of the side, and the
/// vector as a share, not below 0, of a direction.
struct FromSide {
    Ratio distance_sq;
    bool is_end;
    Point direction;
    Ratio share;
};

/// Needs a point that the side faces.
inline FromSide from_side(const Side& side, const Point& point) {
    const Point away = point - side.start;
    const Integer ahead = dot(away, side.along);
    if (ahead <= 0) return {{dot(away, away), 1}, true, away, {1, 1}};
    if (ahead >= side.length_sq) {
        const Point beyond = point - side.end;
        return {{dot(beyond, beyond), 1}, true, beyond, {1, 1}};
    }
    const Integer beside = cross(side.along, away);
    return {{beside * beside, side.length_sq}, false, side.outwards(), {-beside, side.length_sq}};
}

/// The nearest of the sides that face the point; nothing within the polygon. The way from the nearest point of a convex polygon leads
/// along no side's inside: one of the sides that it ends at faces the point.
inline std::optional<FromSide> nearest_facing(const Sides& sides, const Point& point) {
    std::optional<FromSide> nearest;
    for (const Side& side : sides) {
        if (!side.faces(point)) continue;
        FromSide here = from_side(side, point);
        if (!nearest || here.distance_sq < nearest->distance_sq) nearest = std::move(here);
    }
    return nearest;
}

}  // namespace tangency::questions
