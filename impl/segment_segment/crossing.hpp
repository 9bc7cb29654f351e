// SPDX-License-Identifier: MIT
// What methods of segments and of polygons share: which side of a line a point is on, and whether two segments meet.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/polygon_ball/vectors.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::crossing {

using polygons::cross, polygons::dot, polygons::from_to, polygons::Vec;

/// Twice the area of a triangle, positive where c lies to the left of the line from a to b.
template <class Scalar>
Scalar area_of(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& c) {
    return cross(from_to(a, b), from_to(a, c));
}

/// The same with one rounding less: the second product is exact until it is subtracted. Its own rounding is added back. Source: Kahan's
/// difference of products, in Higham, Accuracy and Stability of Numerical Algorithms (2002), problem 2.25.
template <class Scalar>
Scalar fused_area_of(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& c) {
    const Vec<Scalar> along = from_to(a, b), away = from_to(a, c);
    const Scalar product = along[1] * away[0];
    return std::fma(along[0], away[1], -product) + std::fma(-along[1], away[0], product);
}

/// 1 to the left of the line from a to b, -1 to the right, 0 on it.
template <class Scalar>
int side_of(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& c) {
    const Scalar area = area_of(a, b, c);
    return area > 0 ? 1 : area < 0 ? -1 : 0;
}

/// Whether the boxes along the axes around two segments meet.
template <class Scalar>
bool bounds_meet(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    for (std::size_t axis = 0; axis < 2; ++axis)
        if (std::max(one.start[axis], one.end[axis]) < std::min(other.start[axis], other.end[axis]) ||
            std::max(other.start[axis], other.end[axis]) < std::min(one.start[axis], one.end[axis]))
            return false;
    return true;
}

/// Whether neither lies wholly to one side of the other's line. Of segments whose bounds meet that decides, those on one line included.
template <class Scalar>
bool straddle(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    return side_of(one.start, one.end, other.start) * side_of(one.start, one.end, other.end) <= 0 &&
           side_of(other.start, other.end, one.start) * side_of(other.start, other.end, one.end) <= 0;
}

/// Whether two segments have a point in common.
template <class Scalar>
bool meet(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    return bounds_meet(one, other) && straddle(one, other);
}

/// Whether they cross where neither ends.
template <class Scalar>
bool cross_properly(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    return side_of(one.start, one.end, other.start) * side_of(one.start, one.end, other.end) < 0 &&
           side_of(other.start, other.end, one.start) * side_of(other.start, other.end, one.end) < 0;
}

/// The side of a polygon that begins at a vertex.
template <class Scalar>
Segment<Scalar, 2> side_at(const Polygon<Scalar>& polygon, std::size_t place) {
    return {polygon[place], polygon.after(place)};
}

}  // namespace tangency::questions::crossing
