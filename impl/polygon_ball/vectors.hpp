// SPDX-License-Identifier: MIT
// Vectors of floats as methods of polygons use them, and the slips of one listing.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "impl/segments.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::polygons {

template <class Scalar>
using Vec = Vector<Scalar, 2>;

using segments::distance_sq;
using segments::dot;
using segments::from_to;

template <class Scalar>
Scalar cross(const Vec<Scalar>& a, const Vec<Scalar>& b) {
    return a[0] * b[1] - a[1] * b[0];
}

/// The polygon with its vertices counterclockwise, told by one corner.
template <class Scalar>
Polygon<Scalar> counterclockwise(Polygon<Scalar> polygon) {
    if (cross(from_to(polygon[0], polygon[1]), from_to(polygon[1], polygon[2])) < 0)
        std::reverse(polygon.vertices.begin(), polygon.vertices.begin() + static_cast<std::ptrdiff_t>(polygon.count));
    return polygon;
}

/// What went wrong in the listings of J.c, common 2D collision detection (2017), of which each is tried by itself.
enum class Slip { none, length_of_x, dot_of_sums, fields_never_set };

/// The listings' vector: sqrt(pow(x, 2), pow(y, 2)) in JavaScript leaves the second argument out.
template <Slip slip, class Scalar>
Scalar length(const Vec<Scalar>& a) {
    return slip == Slip::length_of_x ? std::sqrt(a[0] * a[0]) : std::sqrt(dot(a, a));
}

/// x * x + y + y for x * x + y * y.
template <Slip slip, class Scalar>
Scalar product(const Vec<Scalar>& a, const Vec<Scalar>& b) {
    return slip == Slip::dot_of_sums ? a[0] * b[0] + a[1] + b[1] : dot(a, b);
}

template <Slip slip, class Scalar>
Vec<Scalar> normalised(const Vec<Scalar>& a) {
    const Scalar by = length<slip>(a);
    return {a[0] / by, a[1] / by};
}

template <class Scalar>
struct Interval {
    Scalar min, max;
};

/// What a field that was never set reads as, in a language that has such: every comparison with it is false.
template <class Scalar>
constexpr Scalar never_set = std::numeric_limits<Scalar>::quiet_NaN();

template <Slip slip, class Scalar>
Interval<Scalar> projection(const Polygon<Scalar>& polygon, const Vec<Scalar>& axis) {
    if (slip == Slip::fields_never_set) return {never_set<Scalar>, never_set<Scalar>};
    Interval<Scalar> found{product<slip>(polygon[0], axis), product<slip>(polygon[0], axis)};
    for (const Vec<Scalar>& vertex : polygon) {
        const Scalar place = product<slip>(vertex, axis);
        found = {std::min(found.min, place), std::max(found.max, place)};
    }
    return found;
}

template <Contract contract, class Scalar>
bool overlap(const Interval<Scalar>& a, const Interval<Scalar>& b) {
    return impl::is_within<contract>(a.min, b.max) && impl::is_within<contract>(b.min, a.max);
}

/// A normal of the side that begins at a vertex, one long.
template <Slip slip, class Scalar>
Vec<Scalar> side_axis(const Polygon<Scalar>& polygon, std::size_t place) {
    const Vec<Scalar> along = from_to(polygon[place], polygon.after(place));
    return normalised<slip>(Vec<Scalar>{along[1], -along[0]});
}

/// Whether a point lies in the polygon or on it: to the left of every side, or to the right of every one.
template <class Scalar>
bool holds(const Polygon<Scalar>& polygon, const Vec<Scalar>& point) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Scalar turn = cross(from_to(polygon[i], polygon.after(i)), from_to(polygon[i], point));
        left = left || turn > 0;
        right = right || turn < 0;
    }
    return !(left && right);
}

/// To the nearest point between two, both included.
template <class Scalar>
Scalar side_distance_sq(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& point) {
    const Vec<Scalar> along = from_to(a, b), away = from_to(a, point);
    const Scalar share = std::clamp(dot(away, along) / dot(along, along), Scalar(0), Scalar(1));
    return share == 1 ? distance_sq(b, point) : distance_sq(Vec<Scalar>{a[0] + share * along[0], a[1] + share * along[1]}, point);
}

/// The least over the sides.
template <class Scalar>
Scalar boundary_distance_sq(const Polygon<Scalar>& polygon, const Vec<Scalar>& point) {
    Scalar least = side_distance_sq(polygon[0], polygon.after(0), point);
    for (std::size_t i = 1; i < polygon.size(); ++i) least = std::min(least, side_distance_sq(polygon[i], polygon.after(i), point));
    return least;
}

template <class Scalar>
std::size_t nearest_vertex(const Polygon<Scalar>& polygon, const Vec<Scalar>& point) {
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < polygon.size(); ++i)
        if (distance_sq(polygon[i], point) < distance_sq(polygon[nearest], point)) nearest = i;
    return nearest;
}

}  // namespace tangency::questions::polygons
