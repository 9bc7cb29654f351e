// SPDX-License-Identifier: MIT
// A segment and a ball: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/segments.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::segment_ball {

using impl::Control;
using impl::In;
using impl::MethodInfo;
using segments::along;
using segments::BySquares;
using segments::distance_sq;
using segments::dot;
using segments::from_to;
using segments::NearestPoint;
using segments::point_at;
using segments::square;

inline constexpr MethodInfo method = impl::by(Form::ends, Question::segment_ball);

/// The parameter of the nearest point of the line, clamped; of a segment that is a point it is 0/0.
struct ClampedParameter {
    static constexpr MethodInfo info = method.published(
        Contract::closed, "segment_ball_clamped_parameter", "the nearest point's parameter divided and clamped; 0/0 of a point",
        "Ericson, Real-Time Collision Detection (2005), 5.1.2, the first listing", Level::none);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> length = along(way);
        Scalar share = dot(from_to(way.start, ball.center), length) / dot(length, length);
        if (share < 0) share = 0;
        if (share > 1) share = 1;
        return distance_sq(point_at(way, share), ball.center) <= square(ball.radius);
    }
};

/// The division put off until the foot is known to lie between the ends, which a point's never does.
struct Deferred {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
        return segments::end_or_beside_sq(way, point, [&](const auto&, const auto&, Scalar forwards, Scalar length_sq) {
            return distance_sq(point_at(way, forwards / length_sq), point);
        });
    }
};

struct DeferredDivision : BySquares<Deferred> {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segment_ball_deferred_division", "the ends by comparisons, a division only between them",
                         "Ericson, Real-Time Collision Detection (2005), 5.1.2, the second listing");
};

struct DeferredDivisionOpen {
    static constexpr MethodInfo info =
        method.repaired(Contract::open, "segment_ball_deferred_division_open", "segment_ball_deferred_division, rooted, with <",
                        "Ericson (2005), 5.1.2, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(Deferred::squared(way, ball.center)) < ball.radius;
    }
};

struct SubtractedProjection : BySquares<segments::SubtractedProjection> {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "segment_ball_subtracted_projection", "a difference of squares, which cancels",
                         "Ericson, Real-Time Collision Detection (2005), 5.1.2.1, SqDistPointSegment", Level::logic);
};

/// Where the line crosses the sphere: t^2 d.d + 2 t f.d + f.f - r^2 = 0, d along the segment, f from the centre to its start.
template <class Scalar>
struct Roots {
    Scalar a, b, discriminant;

    Scalar near() const { return (-b - std::sqrt(discriminant)) / (2 * a); }
    Scalar far() const { return (-b + std::sqrt(discriminant)) / (2 * a); }
};

template <class Scalar, std::size_t Dim>
Roots<Scalar> roots_of(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
    const Vector<Scalar, Dim> length = along(way), to_start = from_to(ball.center, way.start);
    const Scalar a = dot(length, length), b = 2 * dot(to_start, length), c = dot(to_start, to_start) - square(ball.radius);
    return {a, b, b * b - 4 * a * c};
}

/// A hit is a root between 0 and 1, so a segment all of which lies in the ball is none.
struct Quadratic {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "segment_ball_quadratic", "a root of the quadratic lies between 0 and 1",
                       "bobobobo, answer to Circle line-segment collision detection algorithm?, Stack Overflow (2009)", Level::none)
            .noting("of the circle as a curve: what lies within it is a miss");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Roots<Scalar> roots = roots_of(way, ball);
        if (roots.discriminant < 0) return false;
        const auto is_on_the_way = [](Scalar root) { return root >= 0 && root <= 1; };
        return is_on_the_way(roots.near()) || is_on_the_way(roots.far());
    }
};

/// The roots' interval reaches into 0 to 1, and a point is asked by its distance. The discriminant cancels as F025 does.
struct QuadraticInterval {
    static constexpr MethodInfo info =
        method.repaired(Contract::closed, "segment_ball_quadratic_interval", "the roots' interval meets that from 0 to 1",
                        "Bourke, Intersection of a line and a sphere (1992), its five cases", Level::logic);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Roots<Scalar> roots = roots_of(way, ball);
        if (roots.a == 0) return distance_sq(way.start, ball.center) <= square(ball.radius);
        return roots.discriminant >= 0 && roots.near() <= 1 && roots.far() >= 0;
    }
};

/// The nearest point of the line, if it lies between the ends.
struct FootBetweenEnds {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "segment_ball_foot_between_ends", "the line's nearest point lies on the segment and in the ball",
                       "Bourke, Intersection of a line and a sphere (1992), the test before the roots", Level::none)
            .noting("no hit beyond an end");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> length = along(way);
        const Scalar share = dot(from_to(way.start, ball.center), length) / dot(length, length);
        return share >= 0 && share <= 1 && distance_sq(point_at(way, share), ball.center) <= square(ball.radius);
    }
};

/// Ends first; then the foot counts as on the segment where its distances to the ends add up to the length, give or take a tenth.
struct TenthOfBuffer {
    static constexpr MethodInfo info = method.published(Contract::closed, "segment_ball_tenth_of_buffer",
                                                        "ends, then a foot whose distances to them add up, give or take a tenth",
                                                        "Thompson, Collision Detection (2015), Line/Circle; p5.collide2D", Level::none);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const auto is_within = [&ball](const Vector<Scalar, Dim>& place) {
            return std::sqrt(distance_sq(place, ball.center)) <= ball.radius;
        };
        if (is_within(way.start) || is_within(way.end)) return true;
        const Scalar length = std::sqrt(distance_sq(way.start, way.end)), buffer = Scalar(0.1);
        const Vector<Scalar, Dim> foot = point_at(way, dot(from_to(way.start, ball.center), along(way)) / (length * length));
        const Scalar sum = std::sqrt(distance_sq(foot, way.start)) + std::sqrt(distance_sq(foot, way.end));
        return sum >= length - buffer && sum <= length + buffer && is_within(foot);
    }
};

using Fused =
    Control<method, BySquares<NearestPoint<segments::Fused>, Contract::open>, "segment_ball_fused", "the nearest point by std::fma">;

using SharesOfEnds = Control<method, BySquares<NearestPoint<segments::SharesOfEnds>, Contract::open>, "segment_ball_shares_of_ends",
                             "the nearest point as (1 - t) a + t b">;

using ByDirection = Control<method, BySquares<segments::ByDirection>, "segment_ball_by_direction",
                            "a length along a direction of length one, kept to the way's">;

struct ByHypot {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "segment_ball_hypot", "the nearest point's distance by std::hypot").only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> off = from_to(point_at(way, segments::nearest_share(way, ball.center)), ball.center);
        return std::hypot(off[0], off[1]) <= ball.radius;
    }
};

using ByHeight = Control<method, BySquares<segments::ByHeight, Contract::open>, "segment_ball_by_height",
                         "beside the segment the cross product over its length, else an end">;

using InDouble = Control<method, In<double, BySquares<NearestPoint<>>>, "segment_ball_in_double", "the nearest point in double">;

using InLongDouble =
    Control<method, In<long double, BySquares<NearestPoint<>>>, "segment_ball_in_long_double", "the nearest point in long double">;

using Methods =
    impl::MethodList<ClampedParameter, DeferredDivision, DeferredDivisionOpen, SubtractedProjection, Quadratic, QuadraticInterval,
                     FootBetweenEnds, TenthOfBuffer, Fused, SharesOfEnds, ByDirection, ByHypot, ByHeight, InDouble, InLongDouble>;

}  // namespace tangency::questions::segment_ball
