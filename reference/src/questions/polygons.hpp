// SPDX-License-Identifier: MIT
// Two convex polygons along the normals of their sides, and the shortest way between them.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "polygon.hpp"

namespace tangency::questions {

/// How far the second polygon begins beyond a side of the first: times the normal's length.
inline Integer gap_beyond(const Side& side, const Sides& second) {
    const Point outwards = side.outwards();
    Integer least = dot(outwards, second[0].start);
    for (const Side& other : second) least = std::min(least, dot(outwards, other.start));
    return least - dot(outwards, side.start);
}

/// The gap along a normal that leads from the first to the second, below 0 where they overlap along it; times the normal's length.
struct Along {
    Integer gap;
    Point normal;

    /// Whether the gap is less, divided by the lengths of the normals.
    friend bool operator<(const Along& a, const Along& b) {
        return Ratio{a.gap * abs(a.gap), dot(a.normal, a.normal)} < Ratio{b.gap * abs(b.gap), dot(b.normal, b.normal)};
    }
};

/// The gaps along the normals of all sides. Convex polygons are apart just where the normal of a side separates them, and no normal of a
/// side leaves a greater depth than the least by which one has to move. Where none separates them and one leaves nothing, they touch.
inline std::vector<Along> all_gaps(const Sides& first, const Sides& second) {
    std::vector<Along> gaps;
    for (const Side& side : first) gaps.push_back({gap_beyond(side, second), side.outwards()});
    for (const Side& side : second) gaps.push_back({gap_beyond(side, first), Point{} - side.outwards()});
    return gaps;
}

inline Along greatest_gap(const Sides& first, const Sides& second) {
    const std::vector<Along> gaps = all_gaps(first, second);
    return *std::max_element(gaps.begin(), gaps.end());
}

/// From the first polygon's nearest point to the second's, of two that do not meet: one of the points is a vertex, and sides of the
/// other polygon face it, one of which has the other point.
inline FromSide shortest_between(const Sides& first, const Sides& second) {
    std::optional<FromSide> shortest;
    const auto try_all = [&](const Sides& sides, const Sides& points, bool is_reversed) {
        for (const Side& other : points) {
            auto found = nearest_facing(sides, other.start);
            if (!found || (shortest && !(found->distance_sq < shortest->distance_sq))) continue;
            if (is_reversed) found->direction = Point{} - found->direction;
            shortest = std::move(found);
        }
    };
    try_all(first, second, false);
    try_all(second, first, true);
    return *shortest;
}

}  // namespace tangency::questions
