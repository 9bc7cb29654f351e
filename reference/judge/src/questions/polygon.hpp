// SPDX-License-Identifier: MIT
// A convex polygon in whole numbers and which of its parts is nearest to a point, told by right angles alone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "integers.hpp"

namespace tangency::questions {

struct WholePoint {
    mpz_class x, y;

    friend bool operator==(const WholePoint& a, const WholePoint& b) { return a.x == b.x && a.y == b.y; }
};

inline mpz_class dot(const WholePoint& a, const WholePoint& b, const WholePoint& c) {
    return (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y);
}
/// Twice the area of the triangle, positive counterclockwise.
inline mpz_class area(const WholePoint& a, const WholePoint& b, const WholePoint& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

using WholePolygon = std::vector<WholePoint>;

/// Counterclockwise, by the sign of the whole area.
inline WholePolygon polygon_of(std::span<const mpz_class> numbers) {
    WholePolygon polygon;
    for (std::size_t place = 0; place < numbers.size(); place += 2) polygon.push_back({numbers[place], numbers[place + 1]});
    mpz_class sum = 0;
    for (std::size_t place = 0; place < polygon.size(); ++place) {
        const WholePoint &one = polygon[place], &next = polygon[(place + 1) % polygon.size()];
        sum += one.x * next.y - one.y * next.x;
    }
    if (sum < 0) std::reverse(polygon.begin(), polygon.end());
    return polygon;
}

/// The part of a polygon that is nearest to a point, and the squared distance above / below.
struct NearestPart {
    std::string region;
    mpz_class above = 0, below = 1;
};

/// The plane is divided between the polygon, a strip before each side and a wedge before each vertex. Whoever has the point has its
/// nearest part.
inline NearestPart nearest_part(const WholePolygon& polygon, const WholePoint& point) {
    const std::size_t count = polygon.size();
    for (std::size_t place = 0; place < count; ++place) {
        const WholePoint &before = polygon[(place + count - 1) % count], &here = polygon[place], &next = polygon[(place + 1) % count];
        const mpz_class beyond = area(here, next, point);
        if (beyond < 0 && dot(here, next, point) > 0 && dot(next, here, point) > 0) return {"face", beyond * beyond, dot(here, next, next)};
        if (!(here == point) && dot(here, next, point) <= 0 && dot(here, before, point) <= 0) return {"corner", dot(here, point, point), 1};
    }
    return {"inside", 0, 1};
}

/// above / below in the row's own unit squared, in lowest terms.
inline std::string square_text(const mpz_class& above, const mpz_class& below, int exponent) {
    mpq_class fraction(above, below);
    fraction.canonicalize();
    return judge::scaled_fraction(fraction, 2 * exponent);
}

}  // namespace tangency::questions
