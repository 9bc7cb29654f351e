// SPDX-License-Identifier: MIT
// A capsule and a ball: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/segments.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::capsule_ball {

using impl::MethodInfo;
using segments::core_of;
using segments::dot;
using segments::from_to;
using segments::point_at;
using segments::point_distance_sq;
using segments::square;
using enum impl::Role;

/// The squared distance as a difference of squares, which cancels.
struct SubtractedProjection {
    static constexpr MethodInfo info{.name = "capsule_ball_subtracted_projection",
                                     .idea = "a difference of squares against the radii's sum squared",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.5.1, TestSphereCapsule",
                                     .role = published,
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::logic,
                                     .level_f64 = Level::logic,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return segments::subtracted_distance_sq(core_of(capsule), ball.center) <= square(capsule.radius + ball.radius);
    }
};

/// The signed distance of the capsule at the ball's centre; 0/0 of a capsule that is a ball.
struct SignedDistance {
    static constexpr MethodInfo info{.name = "capsule_ball_signed_distance",
                                     .idea = "a clamped parameter, and the distance less the capsule's radius; 0/0 of a ball",
                                     .source = "Quilez, distance functions (2008), sdCapsule",
                                     .role = published,
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> length = segments::along(core_of(capsule));
        Vector<Scalar, Dim> off = from_to(capsule.start, ball.center);
        const Scalar share = std::clamp(dot(off, length) / dot(length, length), Scalar(0), Scalar(1));
        for (std::size_t axis = 0; axis < Dim; ++axis) off[axis] -= share * length[axis];
        return std::sqrt(dot(off, off)) - capsule.radius <= ball.radius;
    }
};

struct SignedDistanceGuarded {
    static constexpr MethodInfo info{.name = "capsule_ball_signed_distance_guarded",
                                     .idea = "capsule_ball_signed_distance with 0 for 0/0, and <",
                                     .source = "Quilez (2008), with a test for a length of zero, in the other contract",
                                     .role = repaired,
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(point_distance_sq(core_of(capsule), ball.center)) - capsule.radius < ball.radius;
    }
};

/// Forwards from either end by its sign, so that an end is never made by arithmetic.
struct SidesOfEnds {
    static constexpr MethodInfo info{.name = "capsule_ball_sides_of_ends",
                                     .idea = "the sign of the way from either end, then the foot",
                                     .source = "Catto, Box2D 3.0, manifold.c (2023), b2CollideCapsuleAndCircle",
                                     .role = published,
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        const Vector<Scalar, Dim> length = segments::along(core_of(capsule));
        const Scalar from_start = dot(from_to(capsule.start, ball.center), length),
                     from_end = dot(from_to(ball.center, capsule.end), length);
        Vector<Scalar, Dim> nearest = capsule.start;
        if (from_start >= 0 && from_end < 0) nearest = capsule.end;
        if (from_start > 0 && from_end >= 0) nearest = point_at(core_of(capsule), from_start / dot(length, length));
        return std::sqrt(segments::distance_sq(nearest, ball.center)) - ball.radius - capsule.radius <= 0;
    }
};

struct NearestPoint {
    static constexpr MethodInfo info{.name = "capsule_ball_nearest_point",
                                     .idea = "the nearest point of the core, squared",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return point_distance_sq(core_of(capsule), ball.center) <= square(capsule.radius + ball.radius);
    }
};

struct Fused {
    static constexpr MethodInfo info{.name = "capsule_ball_fused",
                                     .idea = "capsule_ball_nearest_point by std::fma",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return point_distance_sq<segments::Fused>(core_of(capsule), ball.center) <= square(capsule.radius + ball.radius);
    }
};

struct SharesOfEnds {
    static constexpr MethodInfo info{.name = "capsule_ball_shares_of_ends",
                                     .idea = "the nearest point as (1 - t) a + t b, each radius taken off by itself",
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(point_distance_sq<segments::SharesOfEnds>(core_of(capsule), ball.center)) - ball.radius - capsule.radius < 0;
    }
};

struct ByDirection {
    static constexpr MethodInfo info{.name = "capsule_ball_by_direction",
                                     .idea = "a length along a direction of length one, kept to the core's",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return segments::distance_sq_by_direction(core_of(capsule), ball.center) <= square(capsule.radius + ball.radius);
    }
};

struct ByHypot {
    static constexpr MethodInfo info{.name = "capsule_ball_hypot",
                                     .idea = "the nearest point's distance by std::hypot",
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .dims = impl::Dims::two,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        const Segment<Scalar, Dim> core = core_of(capsule);
        const Vector<Scalar, Dim> off = from_to(point_at(core, segments::nearest_share(core, ball.center)), ball.center);
        return std::hypot(off[0], off[1]) < capsule.radius + ball.radius;
    }
};

struct ByHeight {
    static constexpr MethodInfo info{.name = "capsule_ball_by_height",
                                     .idea = "beside the core the cross product over its length, else an end",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return segments::distance_sq_by_height(core_of(capsule), ball.center) <= square(capsule.radius + ball.radius);
    }
};

struct InDouble {
    static constexpr MethodInfo info{.name = "capsule_ball_in_double",
                                     .idea = "capsule_ball_nearest_point in double",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return segments::is_within_in<double>(core_of(capsule), ball.center, static_cast<double>(capsule.radius) + ball.radius);
    }
};

struct InLongDouble {
    static constexpr MethodInfo info{.name = "capsule_ball_in_long_double",
                                     .idea = "capsule_ball_nearest_point in long double",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::capsule_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return segments::is_within_in<long double>(core_of(capsule), ball.center, static_cast<long double>(capsule.radius) + ball.radius);
    }
};

using Methods = impl::MethodList<SubtractedProjection, SignedDistance, SignedDistanceGuarded, SidesOfEnds, NearestPoint, Fused,
                                 SharesOfEnds, ByDirection, ByHypot, ByHeight, InDouble, InLongDouble>;

}  // namespace tangency::questions::capsule_ball
