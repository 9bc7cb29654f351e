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

/// The same with touching as a miss.
struct CirclesSquaredOpen {
    static constexpr MethodInfo info{.name = "circles_squared_open",
                                     .idea = "circles_squared with <",
                                     .source = "Ericson (2005), 4.3.1, in the other contract",
                                     .role = repaired,
                                     .form = Form::center_radius,
                                     .contract = Contract::open,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        const Scalar sum = one.radius + other.radius;
        return distance_sq(one, other) < sum * sum;
    }
};

/// The library's hypot of two numbers, whose squares neither overflow nor underflow on the way.
struct CirclesHypot {
    static constexpr MethodInfo info{.name = "circles_hypot",
                                     .idea = "std::hypot against the radii's sum",
                                     .source = "std::hypot (C99, 7.12.7.3), the remedy for overflow",
                                     .role = repaired,
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::hypot(other.center[0] - one.center[0], other.center[1] - one.center[1]) <= one.radius + other.radius;
    }
};

/// The library's hypot of three, which divides by the largest: ties are lost to that (F016).
struct CirclesHypotOfThree {
    static constexpr MethodInfo info{.name = "circles_hypot_of_three",
                                     .idea = "std::hypot of three against the radii's sum",
                                     .source = "std::hypot (C++17, 29.9.3)",
                                     .role = repaired,
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::three,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::hypot(other.center[0] - one.center[0], other.center[1] - one.center[1], other.center[2] - one.center[2]) <=
               one.radius + other.radius;
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

/// In double, where neither squares of floats overflow nor anything a float's band would notice is rounded.
struct CirclesInDouble {
    static constexpr MethodInfo info{.name = "circles_in_double",
                                     .idea = "circles_squared in double",
                                     .form = Form::center_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        const double sum = static_cast<double>(one.radius) + static_cast<double>(other.radius);
        double square = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const double offset = static_cast<double>(other.center[axis]) - static_cast<double>(one.center[axis]);
            square += offset * offset;
        }
        return square <= sum * sum;
    }
};

/// d^2 - (r + s)^2 summed up with one rounding a term, as a compiler allowed to contract would.
struct CirclesFused {
    static constexpr MethodInfo info{.name = "circles_fused",
                                     .idea = "circles_squared by std::fma",
                                     .form = Form::center_radius,
                                     .contract = Contract::open,
                                     .question = Question::ball_ball};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        const Scalar sum = one.radius + other.radius;
        Scalar gap_sq = -sum * sum;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = other.center[axis] - one.center[axis];
            gap_sq = std::fma(offset, offset, gap_sq);
        }
        return gap_sq < 0;
    }
};

using Methods = impl::MethodList<CirclesSqrt, CirclesSqrtClosed, CirclesSquared, CirclesSquaredOpen, CirclesHypot, CirclesHypotOfThree,
                                 BoundingSquareFirst, DifferenceOfRoots, CirclesInDouble, CirclesFused>;

}  // namespace tangency::questions::ball_ball
