// SPDX-License-Identifier: MIT
// A convex polygon and a segment: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cstddef>

#include "impl/polygon_point/methods.hpp"
#include "impl/segment_segment/methods.hpp"

namespace tangency::questions::polygon_segment {

using namespace polygons;
using crossing::side_at;
using impl::Control;
using impl::In;
using impl::is_apart;
using impl::is_within;
using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(form_on_trial<Question::polygon_segment>, Question::polygon_segment).only_in(impl::Dims::two);

/// What of a segment is left by the sides of a polygon, as shares of it.
template <class Scalar>
struct Left {
    Scalar from = 0, to = 1;
    bool any = true;
};

/// Along an outward normal the segment at t is at outside + t leaving. One that runs along the side is lost by `is_outside` of that and zero.
template <class Scalar, class IsOutside>
void clip(Left<Scalar>& left, Scalar outside, Scalar leaving, IsOutside is_outside) {
    if (leaving == 0) {
        left.any = left.any && !is_outside(outside, Scalar(0));
        return;
    }
    const Scalar share = -outside / leaving;
    if (leaving < 0)
        left.from = std::max(left.from, share);
    else
        left.to = std::min(left.to, share);
}

template <class Scalar, class IsOutside>
void clip_by_side(Left<Scalar>& left, const Polygon<Scalar>& counterclockwise, std::size_t place, const Segment<Scalar, 2>& segment,
                  IsOutside is_outside) {
    const Vec<Scalar> side = from_to(counterclockwise[place], counterclockwise.after(place));
    clip(left, -cross(side, from_to(counterclockwise[place], segment.start)), -cross(side, from_to(segment.start, segment.end)),
         is_outside);
}

template <class Scalar, class IsOutside>
Left<Scalar> clipped(const Polygon<Scalar>& clockwise_or_not, const Segment<Scalar, 2>& segment, IsOutside is_outside,
                     Left<Scalar> left = {}) {
    const Polygon<Scalar> polygon = counterclockwise(clockwise_or_not);
    for (std::size_t i = 0; i < polygon.size() && left.any; ++i) clip_by_side(left, polygon, i, segment, is_outside);
    return left;
}

/// Latest entry no later than earliest exit.
template <Contract contract>
struct PolygonCyrusBeck {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "polygon_cyrus_beck", "the latest entry is no later than the earliest exit",
                       "Cyrus and Beck, Generalized two- and three-dimensional clipping (1978)")
            .or_twin(contract, "polygon_cyrus_beck_open", "the latest entry is earlier than the earliest exit");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment) {
        const Left<Scalar> left = clipped(polygon, segment, is_apart<contract, Scalar>);
        return left.any && is_within<contract>(left.from, left.to);
    }
};

/// A ray against the planes of a polygon, which is hit where it enters: who starts within is not.
/// Source: Catto, Box2D 2.4, b2PolygonShape::RayCast, for vertices in either order.
struct PolygonRayEnters {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "polygon_ray_enters", "polygon_cyrus_beck that must enter by a side, normals one long",
                         "Catto, Box2D 2.4, b2PolygonShape::RayCast", Level::none);

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& clockwise_or_not, const Segment<Scalar, 2>& segment) {
        const Polygon<Scalar> polygon = counterclockwise(clockwise_or_not);
        const Vec<Scalar> along = from_to(segment.start, segment.end);
        Scalar lower = 0, upper = 1;
        bool enters = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar> normal = side_axis<Slip::none>(polygon, i);
            const Scalar numerator = dot(normal, from_to(segment.start, polygon[i])), denominator = dot(normal, along);
            if (denominator == 0) {
                if (numerator < 0) return false;
            } else if (denominator < 0 && numerator < lower * denominator) {
                lower = numerator / denominator;
                enters = true;
            } else if (denominator > 0 && numerator < upper * denominator) {
                upper = numerator / denominator;
            }
            if (upper < lower) return false;
        }
        return enters;
    }
};

/// The segment against every side; who is to count what lies within adds a test. Parallel segments divide 0 by 0.
struct PolygonSidesAlone {
    static constexpr MethodInfo info = method.published(Contract::closed, "polygon_sides_alone", "segments_quotients against every side",
                                                        "Thompson, Collision Detection (2015), Polygon/Line", Level::none);

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment) {
        for (std::size_t i = 0; i < polygon.size(); ++i)
            if (segment_segment::SegmentsQuotients::intersects(segment, side_at(polygon, i))) return true;
        return false;
    }
};

/// A side that it meets, or a start within.
struct PolygonSidesAndInside {
    static constexpr MethodInfo info =
        method.repaired(Contract::closed, "polygon_sides_and_inside", "the segment meets a side, or starts within",
                        "Thompson (2015) with its second test, parallel segments repaired");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment) {
        for (std::size_t i = 0; i < polygon.size(); ++i)
            if (crossing::meet(segment, side_at(polygon, i))) return true;
        return holds(polygon, segment.start);
    }
};

/// Projections on an axis compared, those of a zero axis aside.
template <class Scalar, class Overlap>
bool overlap_on(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment, const Vec<Scalar>& axis, Overlap overlap) {
    const auto [lo, hi] = std::minmax({dot(segment.start, axis), dot(segment.end, axis)});
    return (axis[0] == 0 && axis[1] == 0) || overlap(projection<Slip::none>(polygon, axis), Interval<Scalar>{lo, hi});
}

/// Whether projections overlap on the normals of the sides and of the segment, each one long.
template <class Scalar, class Overlap>
bool all_axes_overlap(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment, Overlap overlap) {
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (!overlap_on(polygon, segment, side_axis<Slip::none>(polygon, i), overlap)) return false;
    const Vec<Scalar> along = from_to(segment.start, segment.end);
    if (along[0] == 0 && along[1] == 0) return true;
    return overlap_on(polygon, segment, normalised<Slip::none>(Vec<Scalar>{along[1], -along[0]}), overlap);
}

template <Contract contract>
struct PolygonSegmentAxes {
    static constexpr MethodInfo info = method
                                           .published(Contract::closed, "polygon_segment_axes", "separating axes, normals one long",
                                                      "Gottschalk, Separating axis theorem, TR96-024 (1996), a segment for one polygon")
                                           .or_twin(contract, "polygon_segment_axes_open", "polygon_segment_axes with <");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment) {
        return all_axes_overlap(polygon, segment, overlap<contract, Scalar>);
    }
};

/// A side with the whole segment beyond it, or the segment's line with the whole polygon on one side; nothing is divided.
template <class Scalar, class AreaOf, class IsBeyond>
bool any_line_parts(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment, AreaOf area_of, IsBeyond is_beyond) {
    const Scalar way = area_of(polygon[0], polygon[1], polygon[2]) < 0 ? Scalar(-1) : Scalar(1);
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (is_beyond(-way * area_of(polygon[i], polygon.after(i), segment.start)) &&
            is_beyond(-way * area_of(polygon[i], polygon.after(i), segment.end)))
            return true;
    const auto all = [&](Scalar sign) {
        return std::all_of(polygon.begin(), polygon.end(),
                           [&](const Vec<Scalar>& vertex) { return is_beyond(sign * area_of(segment.start, segment.end, vertex)); });
    };
    return segment.start != segment.end && (all(Scalar(1)) || all(Scalar(-1)));
}

template <Contract contract>
struct PolygonSegmentSides {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygon_segment_sides", "no line of a side or of the segment parts them")
            .or_twin(contract, "polygon_segment_sides_open", "polygon_segment_sides, where touching is apart");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment) {
        return !any_line_parts(polygon, segment, crossing::area_of<Scalar>, [](Scalar area) { return is_apart<contract>(area); });
    }
};

struct PolygonSegmentFused {
    static constexpr MethodInfo info = method.control(Contract::closed, "polygon_segment_fused", "polygon_segment_sides by std::fma");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment) {
        return !any_line_parts(polygon, segment, crossing::fused_area_of<Scalar>, [](Scalar area) { return area > 0; });
    }
};

using PolygonSegmentInDouble =
    Control<method, In<double, PolygonCyrusBeck<Contract::closed>>, "polygon_segment_in_double", "polygon_cyrus_beck in double">;

/// Where long double is double the f64 level falls to banded.
using PolygonSegmentInLongDouble = Control<method, In<long double, PolygonSegmentSides<Contract::open>>, "polygon_segment_in_long_double",
                                           "polygon_segment_sides_open in long double">;

using Methods = impl::MethodList<PolygonCyrusBeck<Contract::closed>, PolygonRayEnters, PolygonSidesAlone, PolygonSidesAndInside,
                                 PolygonSegmentAxes<Contract::closed>, PolygonCyrusBeck<Contract::open>, PolygonSegmentAxes<Contract::open>,
                                 PolygonSegmentSides<Contract::closed>, PolygonSegmentSides<Contract::open>, PolygonSegmentFused,
                                 PolygonSegmentInDouble, PolygonSegmentInLongDouble>;

}  // namespace tangency::questions::polygon_segment
