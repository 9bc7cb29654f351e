// SPDX-License-Identifier: MIT
// How far a segment is from a box, exactly: the least of a convex function in one variable.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "tangency/reference/rational.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::questions {

using reference::Fraction;

/// A segment in the frame of a box's centre: the points start + t along, t from 0 to 1; and the box's half extents.
struct Way {
    std::size_t dim;
    std::array<Fraction, 3> start, along, half;
};

inline Way way_of(const Signature& signature, std::span<const double> row) {
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return Fraction(row[place]); });
    Way way{signature.dim, {}, {}, lengths.half_extent};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        way.start[axis] = lengths.ball[axis] - lengths.center[axis];
        way.along[axis] = lengths.end[axis] - lengths.ball[axis];
    }
    return way;
}

/// The shortest vector between a segment and a box. Of all pairs of nearest points it is the same one, the point nearest to the
/// origin of the convex set of differences, so the number of its components that are not zero is the pair's region.
struct Nearest {
    Fraction distance_sq;
    std::size_t axes_outside;
};

namespace detail {

/// The parameter t = above / below, below > 0. The two stay apart so that no sum has to find common denominators.
struct Parameter {
    Fraction above, below;
};

/// How far the point at t lies beyond the box on an axis, with the side's sign, times t.below.
inline Fraction overshoot(const Way& way, std::size_t axis, const Parameter& t) {
    const Fraction place = way.start[axis] * t.below + way.along[axis] * t.above, half = way.half[axis] * t.below;
    if (place > half) return place - half;
    return place < -half ? place + half : Fraction(0);
}

/// Half the slope of the squared distance at t, times t.below.
inline Fraction slope(const Way& way, const Parameter& t) {
    Fraction sum;
    for (std::size_t axis = 0; axis < way.dim; ++axis) sum += overshoot(way, axis, t) * way.along[axis];
    return sum;
}

/// Where the segment passes from one region of the box into another: at its ends, and where it crosses the plane of a side.
inline std::vector<Parameter> knots_of(const Way& way) {
    std::vector<Parameter> knots{{0, 1}, {1, 1}};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const Fraction& along = way.along[axis];
        if (along.sign() == 0) continue;
        for (const int side : {-1, 1}) {
            const Fraction above = (way.half[axis] * side - way.start[axis]) * along.sign(), below = abs(along);
            if (above.sign() > 0 && above < below) knots.push_back({above, below});
        }
    }
    std::sort(knots.begin(), knots.end(), [](const Parameter& s, const Parameter& t) { return s.above * t.below < t.above * s.below; });
    return knots;
}

/// Between two neighbouring knots the squared distance is sum (beyond_i + t along_i)^2 over the axes outside: where its slope is zero.
inline Parameter bottom_between(const Way& way, const Parameter& s, const Parameter& t) {
    const Parameter middle{s.above * t.below + t.above * s.below, s.below * t.below * 2};
    Parameter bottom{0, 0};
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
    detail::Parameter t = first == knots.end() ? knots.back() : *first;
    if (first != knots.begin() && first != knots.end() && detail::slope(way, t).sign() > 0) t = detail::bottom_between(way, first[-1], t);
    Nearest nearest{0, 0};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const Fraction beyond = detail::overshoot(way, axis, t);
        nearest.distance_sq += beyond * beyond;
        nearest.axes_outside += beyond.sign() != 0;
    }
    nearest.distance_sq = nearest.distance_sq / (t.below * t.below);
    return nearest;
}

}  // namespace tangency::questions
