// SPDX-License-Identifier: MIT
// Strictly convex polygons of small integers, drawn so that every draw is one.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// A place in the plane, and vectors of it.
using Place = std::array<double, 2>;

inline Place from_to(const Place& a, const Place& b) { return {b[0] - a[0], b[1] - a[1]}; }
inline double dot(const Place& a, const Place& b) { return a[0] * b[0] + a[1] * b[1]; }
inline double cross(const Place& a, const Place& b) { return a[0] * b[1] - a[1] * b[0]; }
inline double length(const Place& a) { return std::sqrt(dot(a, a)); }

using LatticeVertex = std::array<std::int64_t, 2>;
/// Its first vertices, as many as are asked for; the others are zero.
using LatticePolygon = std::array<LatticeVertex, most_vertices>;

/// How a drawn polygon stands.
enum class Base : std::uint8_t { any, level };  ///< level: one at least lies along x, the first, with the polygon above it

/// A size for polygons that are rotated, enlarged or moved.
inline int draw_side(Source& source) {
    static constexpr std::array<int, 4> sides{3, 8, 16, 40};
    return source.domain().at_most(source.pick(sides));
}

/// With the origin at or near its first vertex, counterclockwise, in the smallest integers.
LatticePolygon plain_polygon(std::size_t count);

/// Counterclockwise, in a square of that side: sides of random lengths put in the order of their directions (Valtr, "Probability that n
/// random points are in convex position", 1995). The side is at least as long as so many vertices need.
LatticePolygon draw_polygon(Source& source, std::size_t count, int most, Base base = Base::any);

/// Which vertex is the first, and which way round they are given.
template <class Polygon>
void draw_order(Source& source, Polygon& polygon, std::size_t count) {
    const auto end = polygon.begin() + static_cast<std::ptrdiff_t>(count);
    if (source.chance(1, 2)) std::reverse(polygon.begin(), end);
    std::rotate(polygon.begin(), polygon.begin() + source.below(static_cast<std::uint32_t>(count)), end);
}

/// The input's polygons, each in any place, size and order.
void draw_polygons(Source& source, LatticeInput& input);

/// Moves the second shape to the place halfway between two of the polygon's vertices, which may be one: a disk's centre, or what its
/// bounding square holds; a polygon's vertex, or what is halfway between two.
void bring_together(Source& source, LatticeInput& input);

/// Rotated by the angle of (u, v) and enlarged by its length, which is exact.
LatticeVertex rotated(const LatticeVertex& vertex, const LatticeVertex& turn);

}  // namespace tangency::properties
