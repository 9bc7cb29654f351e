// SPDX-License-Identifier: MIT
// The closest points of two segments as their authors find them: the share of either way.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/segments.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::capsule_capsule {

using segments::along;
using segments::distance_sq;
using segments::dot;
using segments::from_to;
using segments::point_at;

template <class Scalar>
struct Shares {
    Scalar first, second;
};

template <class Scalar, std::size_t Dim>
Scalar distance_sq_at(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other, const Shares<Scalar>& shares) {
    return distance_sq(point_at(one, shares.first), point_at(other, shares.second));
}

/// The products of both ways u and v and of w, from the second's start to the first's, that all of them begin with.
template <class Scalar>
struct Products {
    Scalar uu, uv, vv, uw, vw;
};

template <class Scalar, std::size_t Dim>
Products<Scalar> products_of(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
    const Vector<Scalar, Dim> u = along(one), v = along(other), w = from_to(other.start, one.start);
    return {dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)};
}

/// Where the lines are nearest, clamped; from there the second; where that is clamped, the first anew. Lengths are compared with 0.
/// Source: Ericson, Real-Time Collision Detection (2005), 5.1.9, ClosestPtSegmentSegment.
template <class Scalar, std::size_t Dim>
Shares<Scalar> clamped_twice(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
    const auto clamped = [](Scalar share) { return std::clamp(share, Scalar(0), Scalar(1)); };
    const auto [uu, uv, vv, uw, vw] = products_of(one, other);
    if (uu <= 0 && vv <= 0) return {0, 0};
    if (uu <= 0) return {0, clamped(vw / vv)};
    if (vv <= 0) return {clamped(-uw / uu), 0};
    const Scalar below = uu * vv - uv * uv;
    const Scalar first = below != 0 ? clamped((uv * vw - uw * vv) / below) : Scalar(0);
    const Scalar second = (uv * first + vw) / vv;
    if (second < 0) return {clamped(-uw / uu), 0};
    if (second > 1) return {clamped((uv - uw) / uu), 1};
    return {first, second};
}

/// The same with numerators and denominators kept apart, and ways taken for parallel below an absolute number.
/// Source: Sunday, Distance between lines, segments and the CPA (2001), dist3D_Segment_to_Segment.
template <class Scalar, std::size_t Dim>
Shares<Scalar> fractions_apart(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other, Scalar smallest) {
    const Products<Scalar> products = products_of(one, other);
    const Scalar uu = products.uu, uv = products.uv, vv = products.vv, uw = products.uw, vw = products.vw;
    const Scalar below = uu * vv - uv * uv;
    Scalar first_above = 0, first_below = 1, second_above = vw, second_below = vv;
    if (below >= smallest) {
        first_above = uv * vw - vv * uw;
        first_below = below;
        if (first_above < 0) {
            first_above = 0;
        } else if (first_above > below) {
            first_above = below;
            second_above = vw + uv;
        } else {
            second_above = uu * vw - uv * uw;
            second_below = below;
        }
    }
    const auto first_from = [&](Scalar above) {
        if (above < 0) {
            first_above = 0;
        } else if (above > uu) {
            first_above = first_below;
        } else {
            first_above = above;
            first_below = uu;
        }
    };
    if (second_above < 0) {
        second_above = 0;
        first_from(-uw);
    } else if (second_above > second_below) {
        second_above = second_below;
        first_from(uv - uw);
    }
    const auto quotient = [smallest](Scalar above, Scalar by) { return std::abs(above) < smallest ? Scalar(0) : above / by; };
    return {quotient(first_above, first_below), quotient(second_above, second_below)};
}

/// What to make of a quotient that rounding has put outside of 0 to 1: one half as published, which of an end that lies on the border is
/// the middle of the way; or the border.
struct Half {
    template <class Scalar>
    static Scalar settle(Scalar quotient) {
        return quotient >= 0 && quotient <= 1 ? quotient : Scalar(0.5);
    }
};

struct Border {
    template <class Scalar>
    static Scalar settle(Scalar quotient) {
        return std::clamp(quotient, Scalar(0), Scalar(1));
    }
};

/// Where a linear function from h0 at 0 to h1 at 1, of that slope, is zero, kept to 0 and 1.
template <class Outside, class Scalar>
Scalar clamped_root(Scalar slope, Scalar h0, Scalar h1) {
    return h0 >= 0 ? Scalar(0) : h1 <= 0 ? Scalar(1) : Outside::settle(-h0 / slope);
}

/// On the unit square of both shares the line where the derivative by the first is zero, from its end to its end: the derivative by the
/// second, which grows along it, is zero between them, or an end's side of the square has the least.
/// Source: Eberly, Robust computation of distance between line segments (2018), and DistSegmentSegment.h of Geometric Tools (2022).
template <class Outside, class Scalar, std::size_t Dim>
Shares<Scalar> conjugate_line(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
    const Products<Scalar> products = products_of(one, other);
    const Scalar uu = products.uu, uv = products.uv, vv = products.vv, uw = products.uw, vw = products.vw;
    const auto second_on_side = [&](Scalar first) {
        const Scalar at_start = -vw - first * uv;
        return clamped_root<Outside>(vv, at_start, at_start + vv);
    };
    const Scalar root_at_start = clamped_root<Outside>(uu, uw, uw + uu), root_at_end = clamped_root<Outside>(uu, uw - uv, uw + uu - uv);
    if (uu <= 0) return {0, vv <= 0 ? Scalar(0) : second_on_side(0)};
    if (vv <= 0) return {root_at_start, 0};
    if (root_at_start == root_at_end && (root_at_start == 0 || root_at_start == 1)) return {root_at_start, second_on_side(root_at_start)};
    const auto is_on_side = [](Scalar first) { return first <= 0 || first >= 1; };
    // What leaves the square by a side where the first share is 0 or 1 does so where uu first - uv second + uw is zero.
    const auto end_of_line = [&](Scalar root, Scalar second) {
        return Shares<Scalar>{root, is_on_side(root) ? Outside::settle((uw + root * uu) / uv) : second};
    };
    const Shares<Scalar> start = end_of_line(root_at_start, 0), end = end_of_line(root_at_end, 1);
    const auto least_at = [&](const Shares<Scalar>& place) {
        return is_on_side(place.first) ? Shares<Scalar>{place.first, second_on_side(place.first)} : place;
    };
    const auto slope_at = [&](const Shares<Scalar>& place) {
        return (end.second - start.second) * (vv * place.second - uv * place.first - vw);
    };
    const Scalar at_start = slope_at(start), at_end = slope_at(end);
    if (at_start >= 0) return least_at(start);
    if (at_end <= 0) return least_at(end);
    const Scalar share = std::clamp(at_start / (at_start - at_end), Scalar(0), Scalar(1)), rest = 1 - share;
    return {rest * start.first + share * end.first, rest * start.second + share * end.second};
}

/// Whether the segments of the plane cross, by the sides of either on which the other's ends lie; ones in line only where their bounds
/// meet, so that rounding lets none cross that are far apart.
template <class Scalar>
bool cross_by_sides(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const auto [lo, hi] = std::minmax(one.start[axis], one.end[axis]);
        const auto [other_lo, other_hi] = std::minmax(other.start[axis], other.end[axis]);
        if (hi < other_lo || other_hi < lo) return false;
    }
    const auto side = [](const Segment<Scalar, 2>& way, const Vector<Scalar, 2>& point) {
        return segments::cross(along(way), from_to(way.start, point))[0];
    };
    const auto is_between = [&side](const Segment<Scalar, 2>& way, const Segment<Scalar, 2>& ends) {
        const Scalar start = side(way, ends.start), end = side(way, ends.end);
        return (start < 0 && end > 0) || (start > 0 && end < 0);
    };
    return is_between(one, other) && is_between(other, one);
}

}  // namespace tangency::questions::capsule_capsule
