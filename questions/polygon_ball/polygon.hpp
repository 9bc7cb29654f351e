// SPDX-License-Identifier: MIT
// Points and convex polygons in whole numbers of a common unit.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "tangency/reference/ratio.hpp"

namespace tangency::questions {

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

/// From a side's nearest point to another point: the squared length, whether that nearest point is an end of the side, and the
/// direction, in which a positive factor is left open.
struct FromSide {
    Ratio distance_sq;
    bool is_end;
    Point direction;
};

/// Needs a point that the side faces.
inline FromSide from_side(const Side& side, const Point& point) {
    const Point away = point - side.start;
    const Integer ahead = dot(away, side.along);
    if (ahead <= 0) return {{dot(away, away), 1}, true, away};
    if (ahead >= side.length_sq) {
        const Point beyond = point - side.end;
        return {{dot(beyond, beyond), 1}, true, beyond};
    }
    const Integer beside = cross(side.along, away);
    return {{beside * beside, side.length_sq}, false, side.outwards()};
}

}  // namespace tangency::questions
