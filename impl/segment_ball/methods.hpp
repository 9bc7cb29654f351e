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

using impl::MethodInfo;
using segments::along;
using segments::distance_sq;
using segments::dot;
using segments::from_to;
using segments::point_at;
using segments::point_distance_sq;
using segments::square;
using enum impl::Role;

/// The parameter of the nearest point of the line, clamped; of a segment that is a point it is 0/0.
struct ClampedParameter {
    static constexpr MethodInfo info{.name = "segment_ball_clamped_parameter",
                                     .idea = "the nearest point's parameter divided and clamped; 0/0 of a point",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 5.1.2, the first listing",
                                     .role = published,
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::segment_ball};

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
struct DeferredDivision {
    static constexpr MethodInfo info{.name = "segment_ball_deferred_division",
                                     .idea = "the ends by comparisons, a division only between them",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 5.1.2, the second listing",
                                     .role = published,
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static Scalar nearest_sq(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
        const Vector<Scalar, Dim> length = along(way);
        const Scalar forwards = dot(from_to(way.start, point), length), length_sq = dot(length, length);
        if (forwards <= 0) return distance_sq(way.start, point);
        if (forwards >= length_sq) return distance_sq(way.end, point);
        return distance_sq(point_at(way, forwards / length_sq), point);
    }

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return nearest_sq(way, ball.center) <= square(ball.radius);
    }
};

struct DeferredDivisionOpen {
    static constexpr MethodInfo info{.name = "segment_ball_deferred_division_open",
                                     .idea = "segment_ball_deferred_division, rooted, with <",
                                     .source = "Ericson (2005), 5.1.2, in the other contract",
                                     .role = repaired,
                                     .form = Form::ends,
                                     .contract = Contract::open,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(DeferredDivision::nearest_sq(way, ball.center)) < ball.radius;
    }
};

struct SubtractedProjection {
    static constexpr MethodInfo info{.name = "segment_ball_subtracted_projection",
                                     .idea = "a difference of squares, which cancels",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 5.1.2.1, SqDistPointSegment",
                                     .role = published,
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::logic,
                                     .level_f64 = Level::logic,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return segments::subtracted_distance_sq(way, ball.center) <= square(ball.radius);
    }
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
    static constexpr MethodInfo info{
        .name = "segment_ball_quadratic",
        .idea = "a root of the quadratic lies between 0 and 1",
        .source = "bobobobo, answer to Circle line-segment collision detection algorithm?, Stack Overflow (2009)",
        .role = published,
        .form = Form::ends,
        .contract = Contract::closed,
        .contract_note = "of the circle as a curve: what lies within it is a miss",
        .level_f32 = Level::none,
        .level_f64 = Level::none,
        .question = Question::segment_ball};

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
    static constexpr MethodInfo info{.name = "segment_ball_quadratic_interval",
                                     .idea = "the roots' interval meets that from 0 to 1",
                                     .source = "Bourke, Intersection of a line and a sphere (1992), its five cases",
                                     .role = repaired,
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::logic,
                                     .level_f64 = Level::logic,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Roots<Scalar> roots = roots_of(way, ball);
        if (roots.a == 0) return distance_sq(way.start, ball.center) <= square(ball.radius);
        return roots.discriminant >= 0 && roots.near() <= 1 && roots.far() >= 0;
    }
};

/// The nearest point of the line, if it lies between the ends.
struct FootBetweenEnds {
    static constexpr MethodInfo info{.name = "segment_ball_foot_between_ends",
                                     .idea = "the line's nearest point lies on the segment and in the ball",
                                     .source = "Bourke, Intersection of a line and a sphere (1992), the test before the roots",
                                     .role = published,
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .contract_note = "no hit beyond an end",
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> length = along(way);
        const Scalar share = dot(from_to(way.start, ball.center), length) / dot(length, length);
        return share >= 0 && share <= 1 && distance_sq(point_at(way, share), ball.center) <= square(ball.radius);
    }
};

/// Ends first; then the foot counts as on the segment where its distances to the ends add up to the length, give or take a tenth.
struct TenthOfBuffer {
    static constexpr MethodInfo info{.name = "segment_ball_tenth_of_buffer",
                                     .idea = "ends, then a foot whose distances to them add up, give or take a tenth",
                                     .source = "Thompson, Collision Detection (2015), Line/Circle; p5.collide2D",
                                     .role = published,
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::segment_ball};

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

struct Fused {
    static constexpr MethodInfo info{.name = "segment_ball_fused",
                                     .idea = "the nearest point by std::fma",
                                     .form = Form::ends,
                                     .contract = Contract::open,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return point_distance_sq<segments::Fused>(way, ball.center) < square(ball.radius);
    }
};

struct SharesOfEnds {
    static constexpr MethodInfo info{.name = "segment_ball_shares_of_ends",
                                     .idea = "the nearest point as (1 - t) a + t b",
                                     .form = Form::ends,
                                     .contract = Contract::open,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return point_distance_sq<segments::SharesOfEnds>(way, ball.center) < square(ball.radius);
    }
};

struct ByDirection {
    static constexpr MethodInfo info{.name = "segment_ball_by_direction",
                                     .idea = "a length along a direction of length one, kept to the way's",
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return segments::distance_sq_by_direction(way, ball.center) <= square(ball.radius);
    }
};

struct ByHypot {
    static constexpr MethodInfo info{.name = "segment_ball_hypot",
                                     .idea = "the nearest point's distance by std::hypot",
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> off = from_to(point_at(way, segments::nearest_share(way, ball.center)), ball.center);
        return std::hypot(off[0], off[1]) <= ball.radius;
    }
};

struct ByHeight {
    static constexpr MethodInfo info{.name = "segment_ball_by_height",
                                     .idea = "beside the segment the cross product over its length, else an end",
                                     .form = Form::ends,
                                     .contract = Contract::open,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return segments::distance_sq_by_height(way, ball.center) < square(ball.radius);
    }
};

struct InDouble {
    static constexpr MethodInfo info{.name = "segment_ball_in_double",
                                     .idea = "the nearest point in double",
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return segments::is_within_in<double>(way, ball.center, ball.radius);
    }
};

struct InLongDouble {
    static constexpr MethodInfo info{.name = "segment_ball_in_long_double",
                                     .idea = "the nearest point in long double",
                                     .form = Form::ends,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::segment_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return segments::is_within_in<long double>(way, ball.center, ball.radius);
    }
};

using Methods =
    impl::MethodList<ClampedParameter, DeferredDivision, DeferredDivisionOpen, SubtractedProjection, Quadratic, QuadraticInterval,
                     FootBetweenEnds, TenthOfBuffer, Fused, SharesOfEnds, ByDirection, ByHypot, ByHeight, InDouble, InLongDouble>;

}  // namespace tangency::questions::segment_ball
