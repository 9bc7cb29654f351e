// SPDX-License-Identifier: MIT
// Two segments of the plane: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "impl/segment_segment/crossing.hpp"
#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::segment_segment {

using namespace crossing;
using impl::Control;
using impl::In;
using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(Form::ends, Question::segment_segment).only_in(impl::Dims::two);

/// Four orientations; an end on the other's line is looked up in the other's bounds.
struct SegmentsOrientations {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segments_orientations", "ends on different sides of each other, or an end on the other",
                         "Cormen, Leiserson, Rivest, Stein, Introduction to Algorithms (2001), 33.1");

    template <class Scalar>
    static bool is_on(const Segment<Scalar, 2>& segment, const Vec<Scalar>& point) {
        return std::min(segment.start[0], segment.end[0]) <= point[0] && point[0] <= std::max(segment.start[0], segment.end[0]) &&
               std::min(segment.start[1], segment.end[1]) <= point[1] && point[1] <= std::max(segment.start[1], segment.end[1]);
    }

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        const Scalar d1 = area_of(other.start, other.end, one.start), d2 = area_of(other.start, other.end, one.end);
        const Scalar d3 = area_of(one.start, one.end, other.start), d4 = area_of(one.start, one.end, other.end);
        if (((d1 > 0 && d2 < 0) || (d1 < 0 && d2 > 0)) && ((d3 > 0 && d4 < 0) || (d3 < 0 && d4 > 0))) return true;
        return (d1 == 0 && is_on(other, one.start)) || (d2 == 0 && is_on(other, one.end)) || (d3 == 0 && is_on(one, other.start)) ||
               (d4 == 0 && is_on(one, other.end));
    }
};

/// Bounds first, then each across the other's line.
struct SegmentsStraddle {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segments_straddle", "bounds that meet, and neither wholly to one side of the other's line",
                         "Cormen, Leiserson, Rivest, Introduction to Algorithms (1990), 35.1");

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return meet(one, other);
    }
};

/// A turn that says of three places in line which is the middle one. Of a segment without a length no place is: a point on the way of the
/// other is missed unless it is one of its ends.
struct SegmentsTurns {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segments_turns", "turns, those of places in line told by which is the middle one",
                         "Sedgewick, Algorithms in C (1990), chapter 24", Level::none);

    template <class Scalar>
    static int turn(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& c) {
        const Vec<Scalar> first = from_to(a, b), second = from_to(a, c);
        if (first[0] * second[1] > first[1] * second[0]) return 1;
        if (first[0] * second[1] < first[1] * second[0]) return -1;
        if (first[0] * second[0] < 0 || first[1] * second[1] < 0) return -1;
        return dot(first, first) < dot(second, second) ? 1 : 0;
    }

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return turn(one.start, one.end, other.start) * turn(one.start, one.end, other.end) <= 0 &&
               turn(other.start, other.end, one.start) * turn(other.start, other.end, one.end) <= 0;
    }
};

/// Strict crossings, else an end between the other's ends: between in x, or in y where the other is upright. So is every place level with a
/// segment that is a point.
struct SegmentsBetween {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segments_between", "proper crossings, else an end between the other's ends",
                         "O'Rourke, Computational Geometry in C (1998), 1.5.4", Level::none);

    template <class Scalar>
    static bool is_between(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& c) {
        if (area_of(a, b, c) != 0) return false;
        const std::size_t axis = a[0] != b[0] ? 0 : 1;
        return (a[axis] <= c[axis] && c[axis] <= b[axis]) || (a[axis] >= c[axis] && c[axis] >= b[axis]);
    }

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return cross_properly(one, other) || is_between(one.start, one.end, other.start) || is_between(one.start, one.end, other.end) ||
               is_between(other.start, other.end, one.start) || is_between(other.start, other.end, one.end);
    }
};

/// Where the lines cross, as shares of both segments: numerators of one denominator.
template <class Scalar>
struct Shares {
    Scalar of_one, of_other, denominator;
};

template <class Scalar>
Shares<Scalar> shares_of(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    const Vec<Scalar> along = from_to(one.start, one.end), beside = from_to(other.start, other.end), away = from_to(one.start, other.start);
    return {cross(away, beside), cross(away, along), cross(along, beside)};
}

/// Whether 0 <= numerator / denominator <= 1, without the division.
template <class Scalar>
bool is_share(Scalar numerator, Scalar denominator) {
    return denominator > 0 ? numerator >= 0 && numerator <= denominator : numerator <= 0 && numerator >= denominator;
}

/// Parallel segments are an answer of its own, which is no crossing, whether they lie on one line or not.
struct SegmentsShares {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segments_shares", "shares by cross products, undivided; parallel ones do not cross",
                         "Antonio, Faster line segment intersection, Graphics Gems III (1992)", Level::none);

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        const auto [of_one, of_other, denominator] = shares_of(one, other);
        return denominator != 0 && is_share(of_one, denominator) && is_share(of_other, denominator);
    }
};

/// Those on one line by their bounds.
struct SegmentsSharesParallelCare {
    static constexpr MethodInfo info = method.repaired(Contract::closed, "segments_shares_parallel_care",
                                                       "segments_shares, parallel ones by lines and bounds", "Antonio (1992), repaired");

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        const auto [of_one, of_other, denominator] = shares_of(one, other);
        if (denominator != 0) return is_share(of_one, denominator) && is_share(of_other, denominator);
        return of_one == 0 && of_other == 0 && bounds_meet(one, other);
    }
};

/// The listing that is copied most: two quotients of cross products in [0, 1]. 0 / 0 and 1 / 0 are not.
struct SegmentsQuotients {
    static constexpr MethodInfo info = method.published(
        Contract::closed, "segments_quotients", "shares by division, without care for parallel segments",
        "LeMothe, Tricks of the Windows Game Programming Gurus (1999), as it is copied; Thompson, Collision Detection (2015), Line/Line",
        Level::none);

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        const auto [of_one, of_other, denominator] = shares_of(one, other);
        const Scalar s = of_other / denominator, t = of_one / denominator;
        return s >= 0 && s <= 1 && t >= 0 && t <= 1;
    }
};

/// Lines as a x + b y + c, of whose values at the ends the signs are compared; what lies on one line counts as meeting. c is a difference
/// of products of places, not of lengths: of a short segment far from the origin it is all rounding.
template <class Scalar>
bool lines_meet(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
    const auto part = [](const Segment<Scalar, 2>& line, const Segment<Scalar, 2>& ends) {
        const Scalar a = line.end[1] - line.start[1], b = line.start[0] - line.end[0];
        const Scalar c = line.end[0] * line.start[1] - line.start[0] * line.end[1];
        const Scalar r1 = a * ends.start[0] + b * ends.start[1] + c, r2 = a * ends.end[0] + b * ends.end[1] + c;
        return (r1 > 0 && r2 > 0) || (r1 < 0 && r2 < 0);
    };
    return !part(one, other) && !part(other, one);
}

struct SegmentsLineEquations {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segments_line_equations", "signs of line equations; on one line counts as meeting",
                         "Prasad, Intersection of line segments, Graphics Gems II (1991)", Level::none);

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return lines_meet(one, other);
    }
};

struct SegmentsLineEquationsBounded {
    static constexpr MethodInfo info =
        method.repaired(Contract::closed, "segments_line_equations_bounded", "segments_line_equations after a comparison of bounds",
                        "Prasad (1991), one line repaired", Level::logic);

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return bounds_meet(one, other) && lines_meet(one, other);
    }
};

struct SegmentsCrossProperly {
    static constexpr MethodInfo info =
        method.control(Contract::open, "segments_cross_properly", "ends strictly on different sides of each other");

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return cross_properly(one, other);
    }
};

struct SegmentsQuotientsOpen {
    static constexpr MethodInfo info =
        method.control(Contract::open, "segments_quotients_open", "shares by division, strictly between 0 and 1");

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        const auto [of_one, of_other, denominator] = shares_of(one, other);
        if (denominator == 0) return false;
        const Scalar s = of_other / denominator, t = of_one / denominator;
        return s > 0 && s < 1 && t > 0 && t < 1;
    }
};

/// Every axis that can part two segments: both normals, and both directions, of which those of parallel segments are needed.
struct SegmentsAllAxes {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "segments_all_axes", "separating axes, normals and directions of any length, about one start");

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        const Vec<Scalar> along = from_to(one.start, one.end), beside = from_to(other.start, other.end);
        const Vec<Scalar> to_start = from_to(one.start, other.start), to_end = from_to(one.start, other.end);
        for (const Vec<Scalar>& axis :
             {Vec<Scalar>{-along[1], along[0]}, Vec<Scalar>{-beside[1], beside[0]}, along, beside, Vec<Scalar>{1, 0}, Vec<Scalar>{0, 1}}) {
            const auto [lo, hi] = std::minmax({Scalar(0), dot(axis, along)});
            const auto [other_lo, other_hi] = std::minmax({dot(axis, to_start), dot(axis, to_end)});
            if (hi < other_lo || other_hi < lo) return false;
        }
        return true;
    }
};

struct SegmentsFused {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "segments_fused", "segments_straddle by std::fma, its rounding error added back");

    template <class Scalar>
    static bool parts(const Segment<Scalar, 2>& line, const Segment<Scalar, 2>& ends) {
        const Scalar start = fused_area_of(line.start, line.end, ends.start), end = fused_area_of(line.start, line.end, ends.end);
        return (start > 0 && end > 0) || (start < 0 && end < 0);
    }

    template <class Scalar>
    static bool intersects(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other) {
        return bounds_meet(one, other) && !parts(one, other) && !parts(other, one);
    }
};

using SegmentsInDouble = Control<method, In<double, SegmentsCrossProperly>, "segments_in_double", "segments_cross_properly in double">;

/// Where long double is double the f64 level falls to banded.
using SegmentsInLongDouble =
    Control<method, In<long double, SegmentsSharesParallelCare>, "segments_in_long_double", "segments_shares_parallel_care in long double">;

using Methods =
    impl::MethodList<SegmentsOrientations, SegmentsStraddle, SegmentsTurns, SegmentsBetween, SegmentsShares, SegmentsSharesParallelCare,
                     SegmentsQuotients, SegmentsLineEquations, SegmentsLineEquationsBounded, SegmentsCrossProperly, SegmentsQuotientsOpen,
                     SegmentsAllAxes, SegmentsFused, SegmentsInDouble, SegmentsInLongDouble>;

}  // namespace tangency::questions::segment_segment
