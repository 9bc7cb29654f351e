// SPDX-License-Identifier: MIT
// Points and convex polygons in fractions.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "tangency/reference/rational.hpp"

namespace tangency::questions {

using reference::Fraction;

/// A place or a direction.
struct Point {
    Fraction x, y;

    friend Point operator-(const Point& a, const Point& b) { return {a.x - b.x, a.y - b.y}; }
};

inline Fraction dot(const Point& a, const Point& b) { return a.x * b.x + a.y * b.y; }
inline Fraction cross(const Point& a, const Point& b) { return a.x * b.y - a.y * b.x; }

/// A side of a counterclockwise polygon, which lies to the left of the way from start to end.
struct Side {
    Point start, end;

    Point along() const { return end - start; }
    /// At a right angle to it, away from the polygon, and as long as the side.
    Point outwards() const { return {end.y - start.y, start.x - end.x}; }
};

/// The sides of the strictly convex polygon with these vertices (x1, y1, x2, y2, ...), taken counterclockwise.
inline std::vector<Side> sides_of(std::span<const double> numbers) {
    const std::vector<Fraction> coordinates(numbers.begin(), numbers.end());
    std::vector<Point> vertices;
    for (std::size_t place = 0; place < coordinates.size(); place += 2) vertices.push_back({coordinates[place], coordinates[place + 1]});
    const bool is_clockwise = cross(vertices[1] - vertices[0], vertices[2] - vertices[1]).sign() < 0;
    std::vector<Side> sides;
    for (std::size_t place = 0; place < vertices.size(); ++place) {
        const Point &one = vertices[place], &next = vertices[(place + 1) % vertices.size()];
        sides.push_back(is_clockwise ? Side{next, one} : Side{one, next});
    }
    return sides;
}

/// From a side's nearest point to another point: the squared length, whether that nearest point is an end of the side, and the
/// direction, in which a positive factor is left open.
struct FromSide {
    Fraction distance_sq;
    bool is_end;
    Point direction;
};

inline FromSide from_side(const Side& side, const Point& point) {
    const Point along = side.along(), away = point - side.start;
    const Fraction ahead = dot(away, along), length_sq = dot(along, along);
    if (ahead.sign() <= 0) return {dot(away, away), true, away};
    if (ahead >= length_sq) return {dot(point - side.end, point - side.end), true, point - side.end};
    const Fraction beside = cross(along, away);
    const Point outwards = side.outwards();
    return {beside * beside / length_sq, false, beside.sign() < 0 ? outwards : Point{-outwards.x, -outwards.y}};
}

}  // namespace tangency::questions
