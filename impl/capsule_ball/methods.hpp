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

using impl::Control;
using impl::In;
using impl::MethodInfo;
using segments::BySquares;
using segments::core_of;
using segments::dot;
using segments::from_to;
using segments::NearestPoint;
using segments::point_at;
using segments::point_distance_sq;

inline constexpr MethodInfo method = impl::by(Form::ends_radius, Question::capsule_ball);

/// The squared distance as a difference of squares, which cancels.
struct SubtractedProjection : BySquares<segments::SubtractedProjection> {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "capsule_ball_subtracted_projection", "a difference of squares against the radii's sum squared",
                         "Ericson, Real-Time Collision Detection (2005), 4.5.1, TestSphereCapsule", Level::logic);
};

/// The signed distance of the capsule at the ball's centre; 0/0 of a capsule that is a ball.
struct SignedDistance {
    static constexpr MethodInfo info = method.published(Contract::closed, "capsule_ball_signed_distance",
                                                        "a clamped parameter, and the distance less the capsule's radius; 0/0 of a ball",
                                                        "Quilez, distance functions (2008), sdCapsule", Level::none);

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
    static constexpr MethodInfo info =
        method.repaired(Contract::open, "capsule_ball_signed_distance_guarded", "capsule_ball_signed_distance with 0 for 0/0, and <",
                        "Quilez (2008), with a test for a length of zero, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(point_distance_sq(core_of(capsule), ball.center)) - capsule.radius < ball.radius;
    }
};

/// Forwards from either end by its sign, so that an end is never made by arithmetic.
struct SidesOfEnds {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "capsule_ball_sides_of_ends", "the sign of the way from either end, then the foot",
                         "Catto, Box2D 3.0, manifold.c (2023), b2CollideCapsuleAndCircle");

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

using NearestPointSquared =
    Control<method, BySquares<NearestPoint<>>, "capsule_ball_nearest_point", "the nearest point of the core, squared">;

using Fused = Control<method, BySquares<NearestPoint<segments::Fused>>, "capsule_ball_fused", "capsule_ball_nearest_point by std::fma">;

struct SharesOfEnds {
    static constexpr MethodInfo info = method.control(Contract::open, "capsule_ball_shares_of_ends",
                                                      "the nearest point as (1 - t) a + t b, each radius taken off by itself");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(point_distance_sq<segments::SharesOfEnds>(core_of(capsule), ball.center)) - ball.radius - capsule.radius < 0;
    }
};

using ByDirection = Control<method, BySquares<segments::ByDirection>, "capsule_ball_by_direction",
                            "a length along a direction of length one, kept to the core's">;

struct ByHypot {
    static constexpr MethodInfo info =
        method.control(Contract::open, "capsule_ball_hypot", "the nearest point's distance by std::hypot").only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        const Segment<Scalar, Dim> core = core_of(capsule);
        const Vector<Scalar, Dim> off = from_to(point_at(core, segments::nearest_share(core, ball.center)), ball.center);
        return std::hypot(off[0], off[1]) < capsule.radius + ball.radius;
    }
};

using ByHeight = Control<method, BySquares<segments::ByHeight>, "capsule_ball_by_height",
                         "beside the core the cross product over its length, else an end">;

using InDouble = Control<method, In<double, BySquares<NearestPoint<>>>, "capsule_ball_in_double", "capsule_ball_nearest_point in double">;

using InLongDouble =
    Control<method, In<long double, BySquares<NearestPoint<>>>, "capsule_ball_in_long_double", "capsule_ball_nearest_point in long double">;

using Methods = impl::MethodList<SubtractedProjection, SignedDistance, SignedDistanceGuarded, SidesOfEnds, NearestPointSquared, Fused,
                                 SharesOfEnds, ByDirection, ByHypot, ByHeight, InDouble, InLongDouble>;

}  // namespace tangency::questions::capsule_ball
