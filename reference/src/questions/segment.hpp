// SPDX-License-Identifier: MIT
// How far a segment is from a box, exactly: the least of a convex function in one variable.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "tangency/reference/ratio.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::questions {

using reference::Fraction;
using reference::Integer;
using reference::Ratio;

/// A segment in the frame of a box's centre: the points start + t along, t from 0 to 1; and the box's half extents. All in units of
/// 2^exponent, half of what the row is whole in.
struct Way {
    std::size_t dim;
    std::array<Integer, 3> start, along, half;
    int exponent;
};

inline Way way_of(const Signature& signature, std::span<const double> row, std::span<const double> moved_by = {}) {
    std::vector<double> all(row.begin(), row.end());
    all.insert(all.end(), moved_by.begin(), moved_by.end());
    const reference::WholeRow whole = reference::whole_row(all);
    const auto lengths = lengths_of(layout_of(signature), [&whole](std::size_t place) -> Integer { return 2 * whole.numbers[place]; });
    Way way{signature.dim, {}, {}, lengths.first.half_extent, whole.exponent - 1};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        way.start[axis] = lengths.second.center[axis] - lengths.first.center[axis];
        if (!moved_by.empty()) way.start[axis] += 2 * whole.numbers[row.size() + axis];
        way.along[axis] = lengths.second.end[axis] - lengths.second.center[axis];
    }
    return way;
}

/// The shortest vector between a segment and a box. Of all pairs of nearest points it is the same one, the point nearest to the
/// origin of the convex set of differences, so the number of its components that are not zero is the pair's region.
struct Nearest {
    Fraction distance_sq;
    std::size_t axes_outside;
    std::array<Fraction, 3> way;  ///< from the box to the segment
};

namespace detail {

/// How far the point at t lies beyond the box on an axis, with the side's sign, times t.below.
inline Integer overshoot(const Way& way, std::size_t axis, const Ratio& t) {
    const Integer place = way.start[axis] * t.below + way.along[axis] * t.above, half = way.half[axis] * t.below;
    if (place > half) return place - half;
    return place < -half ? Integer(place + half) : Integer(0);
}

/// Half the slope of the squared distance at t, times t.below.
inline Integer slope(const Way& way, const Ratio& t) {
    Integer sum;
    for (std::size_t axis = 0; axis < way.dim; ++axis) sum += overshoot(way, axis, t) * way.along[axis];
    return sum;
}

/// Where the segment passes from one region of the box into another: at its ends, and where it crosses the plane of a side.
inline std::vector<Ratio> knots_of(const Way& way) {
    std::vector<Ratio> knots{{0, 1}, {1, 1}};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const Integer& along = way.along[axis];
        if (along.sign() == 0) continue;
        for (const int side : {-1, 1}) {
            Ratio knot{(way.half[axis] * side - way.start[axis]) * along.sign(), abs(along)};
            if (knot.above > 0 && knot.above < knot.below) knots.push_back(std::move(knot));
        }
    }
    std::sort(knots.begin(), knots.end());
    return knots;
}

inline Ratio middle_of(const Ratio& s, const Ratio& t) { return {s.above * t.below + t.above * s.below, s.below * t.below * 2}; }

/// Between two neighbouring knots the squared distance is sum (beyond_i + t along_i)^2 over the axes outside: where its slope is zero.
inline Ratio bottom_between(const Way& way, const Ratio& s, const Ratio& t) {
    const Ratio middle = middle_of(s, t);
    Ratio bottom{0, 0};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const int side = overshoot(way, axis, middle).sign();
        if (side == 0) continue;
        bottom.above += (way.half[axis] * side - way.start[axis]) * way.along[axis];
        bottom.below += way.along[axis] * way.along[axis];
    }
    return bottom;
}

}  // namespace detail

/// The squared distance is convex in t, and its slope continuous: it is least at the first knot where the slope is no longer
/// negative, or between that and the knot before, or at the end.
inline Nearest nearest_of(const Way& way) {
    const auto knots = detail::knots_of(way);
    const auto first = std::find_if(knots.begin(), knots.end(), [&way](const auto& knot) { return detail::slope(way, knot).sign() >= 0; });
    Ratio t = first == knots.end() ? knots.back() : *first;
    if (first != knots.begin() && first != knots.end() && detail::slope(way, t).sign() > 0) t = detail::bottom_between(way, first[-1], t);
    Integer sum;
    Nearest nearest{0, 0, {}};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const Integer beyond = detail::overshoot(way, axis, t);
        sum += beyond * beyond;
        nearest.axes_outside += beyond != 0;
        nearest.way[axis] = Fraction(beyond, t.below, way.exponent);
    }
    nearest.distance_sq = Ratio{sum, t.below * t.below}.square_in(way.exponent);
    return nearest;
}

}  // namespace tangency::questions
