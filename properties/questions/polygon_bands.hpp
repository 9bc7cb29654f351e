// SPDX-License-Identifier: MIT
// Convex polygons in doubles: what bands of questions about them need.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/polygons.hpp"
#include "tangency/properties/question.hpp"

namespace tangency::questions {

using properties::cross, properties::dot, properties::from_to, properties::length, properties::Place;
using Places = std::vector<Place>;

/// The first polygon of a row, or the second.
inline Places vertices_in(const properties::Input& input, std::size_t which) {
    const VertexCounts counts = vertices_of(input.signature.form);
    Places vertices(which == 0 ? counts.first : counts.second);
    for (std::size_t place = 0; place < 2 * vertices.size(); ++place)
        vertices[place / 2][place % 2] = input.numbers[place + (which == 0 ? 0 : 2 * counts.first)];
    return vertices;
}

/// At a right angle to each side of a counterclockwise polygon, away from it; as long as the sides.
inline std::vector<Place> outward_normals(const Places& polygon) {
    std::vector<Place> normals;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Place along = from_to(polygon[i], polygon[(i + 1) % polygon.size()]);
        normals.push_back({along[1], -along[0]});
    }
    return normals;
}

/// One long, whatever its magnitude. Needs a direction other than zero.
inline Place unit(const Place& direction) {
    const int exponent = std::ilogb(std::max(std::abs(direction[0]), std::abs(direction[1])));
    const Place near_one{std::ldexp(direction[0], -exponent), std::ldexp(direction[1], -exponent)};
    return {near_one[0] / length(near_one), near_one[1] / length(near_one)};
}

/// How far lines beside the sides, each at a distance of one, meet from the nearest corner: 1 / sin(a / 2) at a corner of angle a, of which
/// this is a bound, the greatest of a polygon's. What is too sharp to tell from nothing gets so much that it is in every band.
inline double mitre_of(const Places& polygon) {
    constexpr double too_sharp = 0x1p-44, most = 0x1p60;
    const std::size_t count = polygon.size();
    double mitre = 1.5;  // at corners of a quarter turn and more
    for (std::size_t i = 0; i < count; ++i) {
        // Halved first, lest a difference overflow.
        const auto halves = [&](std::size_t to) {
            return Place{polygon[to][0] / 2 - polygon[i][0] / 2, polygon[to][1] / 2 - polygon[i][1] / 2};
        };
        // Sides and diagonals, one after the other: who divides the polygon into triangles has corners as sharp as these.
        for (std::size_t step = 1; step + 1 < count; ++step) {
            const Place next = halves((i + step) % count), before = halves((i + step + 1) % count);
            if ((next[0] == 0 && next[1] == 0) || (before[0] == 0 && before[1] == 0)) return most;  // both subnormal
            const Place a = unit(next), b = unit(before);
            if (dot(a, b) <= 0) continue;
            const double sine = std::abs(cross(a, b));
            mitre = std::max(mitre, sine < too_sharp ? most : 2 / sine);
        }
    }
    return mitre;
}

/// The square of half a polygon's width: of the least distance of two parallel lines that hold it between them, one of them along a side.
template <class T>
T half_width_sq(const Places& polygon) {
    const std::size_t count = polygon.size();
    const auto from_to = [&](std::size_t from, std::size_t to, std::size_t axis) {
        return T(polygon[to % count][axis]) - T(polygon[from][axis]);
    };
    std::optional<T> least;
    for (std::size_t side = 0; side < count; ++side) {
        const T x = from_to(side, side + 1, 0), y = from_to(side, side + 1, 1);
        T farthest(0);
        for (std::size_t vertex = 0; vertex < count; ++vertex) {
            const T cross = x * from_to(side, vertex, 1) - y * from_to(side, vertex, 0);
            if (farthest < cross * cross) farthest = cross * cross;
        }
        const T width_sq = farthest / (x * x + y * y);
        if (!least || width_sq < *least) least = width_sq;
    }
    return *least / T(4);
}

/// The interval that a polygon takes up along a direction, times the direction's length.
struct Extent {
    double lo, hi;
};

inline Extent extent_along(const Places& polygon, const Place& direction) {
    Extent extent{HUGE_VAL, -HUGE_VAL};
    for (const Place& vertex : polygon) extent = {std::min(extent.lo, dot(vertex, direction)), std::max(extent.hi, dot(vertex, direction))};
    return extent;
}

/// Whether a direction lies along an axis, so that nobody rounds who makes it one long.
inline bool lies_along_axis(const Place& direction) { return direction[0] == 0 || direction[1] == 0; }

/// Whether nobody rounds who makes a direction one long, by a quotient or by a reciprocal: 49 times the rounded 1 / 49 is less than one.
inline bool has_exact_unit(const Place& direction) {
    int exponent = 0;
    const double longest = std::max(std::abs(direction[0]), std::abs(direction[1]));
    return lies_along_axis(direction) && (longest == 0 || std::frexp(longest, &exponent) == 0.5);
}

/// Whether no axis that touching shapes are tried on is rounded where it matters: of a polygon and another, or a segment (two places). Who makes
/// a normal one long rounds, but not along an axis; on all others the shapes are to overlap clearly.
inline bool normals_are_harmless(const properties::Input& input, const Places& polygon, const Places& other) {
    const double clear = properties::clearance * properties::scale_of(input);
    const auto is_harmless = [&](const Place& normal) {
        const Extent one = extent_along(polygon, normal), second = extent_along(other, normal);
        return std::min(one.hi - second.lo, second.hi - one.lo) > clear * length(normal) || lies_along_axis(normal);
    };
    return std::ranges::all_of(outward_normals(polygon), is_harmless) && std::ranges::all_of(outward_normals(other), is_harmless);
}

}  // namespace tangency::questions
