// SPDX-License-Identifier: MIT
// Convex polygons in doubles: what ties and bands of both questions about them need.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/polygons.hpp"
#include "tangency/properties/question.hpp"

namespace tangency::questions {

using Place = std::array<double, 2>;
using Places = std::vector<Place>;

inline Place from_to(const Place& a, const Place& b) { return {b[0] - a[0], b[1] - a[1]}; }
inline double dot(const Place& a, const Place& b) { return a[0] * b[0] + a[1] * b[1]; }
inline double cross(const Place& a, const Place& b) { return a[0] * b[1] - a[1] * b[0]; }
inline double length(const Place& a) { return std::sqrt(dot(a, a)); }

/// The first polygon of a row, or the second.
inline Places vertices_in(const properties::Input& input, std::size_t which) {
    const VertexCounts counts = vertices_of(input.signature.form);
    Places vertices(which == 0 ? counts.first : counts.second);
    for (std::size_t place = 0; place < 2 * vertices.size(); ++place)
        vertices[place / 2][place % 2] = input.numbers[place + (which == 0 ? 0 : 2 * counts.first)];
    return vertices;
}

/// The same of drawn shapes, counterclockwise.
inline Places vertices_in(const properties::DrawnShape<double>& shape) {
    Places vertices(shape.vertices.begin(), shape.vertices.begin() + static_cast<std::ptrdiff_t>(shape.count));
    if (cross(from_to(vertices[0], vertices[1]), from_to(vertices[1], vertices[2])) < 0) std::reverse(vertices.begin(), vertices.end());
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

/// Whether floats of the type find a place outside both parts into which a diagonal from a to b divides a polygon: asked from either end, it
/// lies beyond the diagonal. Rounding makes it so, and of few places.
inline bool is_outside_both(ScalarType scalar, const Place& a, const Place& b, const Place& place, bool counterclockwise) {
    return visit_scalar(scalar, [&](auto zero) {
        using Scalar = decltype(zero);
        const auto side = [&place](const Place& from, const Place& to) {
            const auto offset = [&from](const Place& there, std::size_t axis) {
                return static_cast<Scalar>(static_cast<Scalar>(there[axis]) - static_cast<Scalar>(from[axis]));
            };
            return static_cast<Scalar>(offset(to, 0) * offset(place, 1)) - static_cast<Scalar>(offset(to, 1) * offset(place, 0));
        };
        const auto forth = side(a, b), back = side(b, a);
        return counterclockwise ? forth < 0 && back < 0 : forth > 0 && back > 0;
    });
}

/// A place on a diagonal of a drawn polygon, as near as floats come; mostly on one from the row's first vertex, as who divides the polygon
/// into a fan of triangles draws them. Mostly the polygon is moved so that the diagonal passes the origin, and a place is looked for that is
/// outside both triangles beside it. Needs four vertices.
inline Place draw_on_diagonal(properties::Source& source, properties::DrawnShape<double>& shape, ScalarType scalar) {
    const auto count = static_cast<std::uint32_t>(shape.count);
    auto& vertices = shape.vertices;
    const std::size_t from = source.chance(1, 2) ? 0 : source.below(count);
    const Place &start = vertices[from], &end = vertices[(from + 2 + source.below(count - 3)) % count];
    double share = source.unit();
    const bool is_moved = source.chance(3, 4);
    const auto place = [&] { return Place{start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])}; };
    const auto rounded = [scalar](const Place& at) {
        return Place{properties::round_to(scalar, at[0]), properties::round_to(scalar, at[1])};
    };
    const Place origin = is_moved ? place() : Place{0, 0};
    // As the row will have them, since rounding moves the diagonal.
    for (Place& vertex : vertices) vertex = rounded(from_to(origin, vertex));
    const bool counterclockwise = cross(from_to(vertices[0], vertices[1]), from_to(vertices[1], vertices[2])) > 0;
    Place found = rounded(place());
    for (int attempt = 0; is_moved && attempt < 32 && !is_outside_both(scalar, start, end, found, counterclockwise); ++attempt) {
        share = std::fmod(share + 0.618, 1.0);
        found = rounded(place());
    }
    return found;
}

/// A place within a drawn polygon: on a diagonal, or in the middle of three of its vertices, which may be one.
inline Place draw_within(properties::Source& source, properties::DrawnShape<double>& shape, ScalarType scalar) {
    if (shape.count > 3 && source.chance(2, 3)) return draw_on_diagonal(source, shape, scalar);
    Place middle{};
    for (int i = 0; i < 3; ++i) {
        const Place& vertex = shape.vertices[source.below(static_cast<std::uint32_t>(shape.count))];
        for (std::size_t axis = 0; axis < 2; ++axis) middle[axis] += vertex[axis] / 3;
    }
    return middle;
}

}  // namespace tangency::questions
