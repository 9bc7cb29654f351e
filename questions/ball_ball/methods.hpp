// SPDX-License-Identifier: MIT
// Two balls: the published methods, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::ball_ball {

using impl::MethodInfo;
using enum impl::Role;

template <class Scalar, std::size_t Dim>
Scalar distance_sq(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar offset = other.center[axis] - one.center[axis];
        sum += offset * offset;
    }
    return sum;
}

/// sqrt(pow(x1 - x2, 2) + pow(y1 - y2, 2)) < r1 + r2. Source: J.c, common 2D collision detection (2017), circles.
struct CirclesSqrt {
    static constexpr MethodInfo info{.name = "circles_sqrt",
                                     .idea = "the rooted sum of squares is less than the radii's sum",
                                     .source = "J.c, common 2D collision detection (2017)",
                                     .role = published,
                                     .form = Form::center_radius,
                                     .contract = Contract::open,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::sqrt(distance_sq(one, other)) < one.radius + other.radius;
    }
};

/// The same with touching as a hit.
struct CirclesSqrtClosed {
    static constexpr MethodInfo info{.name = "circles_sqrt_closed",
                                     .idea = "circles_sqrt with <=",
                                     .source = "J.c (2017), in the other contract",
                                     .role = repaired,
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius;
    }
};

/// Squares compared, so that no root is taken. Source: Ericson, Real-Time Collision Detection (2005), section 4.3.1.
struct CirclesSquared {
    static constexpr MethodInfo info{.name = "circles_squared",
                                     .idea = "the sum of squares is at most the radii's sum squared",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.3.1",
                                     .role = published,
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        const Scalar sum = one.radius + other.radius;
        return distance_sq(one, other) <= sum * sum;
    }
};

/// The library's hypot, which neither overflows nor underflows on the way.
struct CirclesHypot {
    static constexpr MethodInfo info{.name = "circles_hypot",
                                     .idea = "std::hypot against the radii's sum",
                                     .source = "std::hypot (C++17, 29.9.2.3), the remedy for overflow",
                                     .role = repaired,
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        Scalar offsets[3] = {0, 0, 0};
        for (std::size_t axis = 0; axis < Dim; ++axis) offsets[axis] = other.center[axis] - one.center[axis];
        return std::hypot(offsets[0], offsets[1], offsets[2]) <= one.radius + other.radius;
    }
};

/// Rejected by the largest difference first, as broad phases do.
struct BoundingSquareFirst {
    static constexpr MethodInfo info{.name = "circles_bounding_square_first",
                                     .idea = "bounding squares first, then squares of the distance",
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        const Scalar sum = one.radius + other.radius;
        for (std::size_t axis = 0; axis < Dim; ++axis)
            if (std::abs(other.center[axis] - one.center[axis]) > sum) return false;
        return distance_sq(one, other) <= sum * sum;
    }
};

/// The gap itself, one radius after the other taken away.
struct DifferenceOfRoots {
    static constexpr MethodInfo info{.name = "circles_difference",
                                     .idea = "the rooted distance less the radii's sum is at most zero",
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::sqrt(distance_sq(one, other)) - one.radius <= other.radius;
    }
};

using Methods = impl::MethodList<CirclesSqrt, CirclesSqrtClosed, CirclesSquared, CirclesHypot, BoundingSquareFirst, DifferenceOfRoots>;

}  // namespace tangency::questions::ball_ball
