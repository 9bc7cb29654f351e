// SPDX-License-Identifier: MIT
// What is left of a shape without its radius: the hull of its corners, spread along its edges.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "number.hpp"

namespace tangency::certificates {

/// A point is a corner, a segment a corner and an edge, a box a corner and an edge on each of its axes (zero where it is flat), a polygon
/// corners in order.
template <class Number>
struct Core {
    std::vector<Point<Number>> corners, edges;
    Point<Number> middle;  ///< in its interior, or where it has none, in the interior of what it fills of a line or a plane

    /// Whether it fills a part of space. The edges of a box are at right angles, and a polygon is strictly convex.
    bool has_interior(std::size_t dim) const {
        if (corners.size() > 1) return true;
        return edges.size() == dim && std::none_of(edges.begin(), edges.end(), is_zero<Number>);
    }
};

/// A point of the core that lies farthest along n.
template <class Number>
Point<Number> support(const Core<Number>& core, const Point<Number>& n) {
    const Point<Number>* farthest = &core.corners[0];
    if (core.corners.size() > 1) {
        Number most = dot(n, *farthest);
        for (const Point<Number>& corner : core.corners) {
            Number place = dot(n, corner);
            if (sign_of(Number(place - most)) > 0) farthest = &corner, most = std::move(place);
        }
    }
    Point<Number> point = *farthest;
    for (const Point<Number>& edge : core.edges)
        if (sign_of_dot(n, edge) > 0) point = point + edge;
    return point;
}

/// The vertices of the core that lie farthest along n.
template <class Number>
std::vector<Point<Number>> farthest_vertices(const Core<Number>& core, const Point<Number>& n) {
    std::vector<Point<Number>> all{support(core, n)};
    for (const Point<Number>& edge : core.edges)
        if (sign_of_dot(n, edge) == 0)
            for (std::size_t count = all.size(), place = 0; place < count; ++place) all.push_back(all[place] + edge);
    const Point<Number> farthest = all[0];
    const auto is_nearer = [&](const Point<Number>& corner) { return sign_of_dot(n, corner - farthest) != 0; };
    if (core.corners.size() > 1) std::erase_if(all = core.corners, is_nearer);
    return all;
}

/// From an end of the first core along n to a beginning of the second one.
template <class Number>
Point<Number> way_along(const Point<Number>& n, const Core<Number>& first, const Core<Number>& second) {
    return support(second, -n) - support(first, n);
}

/// How far beyond the first core's end along n the second one begins, times |n|; below 0 where they overlap along n.
template <class Number>
Number gap_along(const Point<Number>& n, const Core<Number>& first, const Core<Number>& second) {
    return dot(n, way_along(n, first, second));
}

/// The core `factor` times as large about the origin, then moved.
template <class Number>
Core<Number> enlarged(Core<Number> core, const Number& factor, const Point<Number>& by = {}) {
    for (Point<Number>& corner : core.corners) corner = factor * corner + by;
    for (Point<Number>& edge : core.edges) edge = factor * edge;
    core.middle = factor * core.middle + by;
    return core;
}

}  // namespace tangency::certificates
