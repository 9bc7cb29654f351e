// SPDX-License-Identifier: MIT
// Two balls: the published methods, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::ball_ball {

using impl::is_within;
using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(Form::center_radius, Question::ball_ball);

template <class Scalar, std::size_t Dim>
Scalar distance_sq(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar offset = other.center[axis] - one.center[axis];
        sum += offset * offset;
    }
    return sum;
}

/// sqrt(pow(x1 - x2, 2) + pow(y1 - y2, 2)) < r1 + r2.
template <Contract contract>
struct CirclesSqrt {
    static constexpr MethodInfo info =
        method
            .published(Contract::open, "circles_sqrt", "the rooted sum of squares is less than the radii's sum",
                       "J.c, common 2D collision detection (2017)")
            .or_twin(contract, "circles_sqrt_closed", "circles_sqrt with <=", "J.c (2017), in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return is_within<contract>(std::sqrt(distance_sq(one, other)), one.radius + other.radius);
    }
};

/// Squares compared, so that no root is taken.
template <Contract contract>
struct CirclesSquared {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "circles_squared", "the sum of squares is at most the radii's sum squared",
                       "Ericson, Real-Time Collision Detection (2005), 4.3.1")
            .or_twin(contract, "circles_squared_open", "circles_squared with <", "Ericson (2005), 4.3.1, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        const Scalar sum = one.radius + other.radius;
        return is_within<contract>(distance_sq(one, other), sum * sum);
    }
};

/// The library's hypot of two numbers, whose squares neither overflow nor underflow on the way.
struct CirclesHypot {
    static constexpr MethodInfo info = method
                                           .repaired(Contract::closed, "circles_hypot", "std::hypot against the radii's sum",
                                                     "std::hypot (C99, 7.12.7.3), the remedy for overflow")
                                           .only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::hypot(other.center[0] - one.center[0], other.center[1] - one.center[1]) <= one.radius + other.radius;
    }
};

/// The library's hypot of three, which divides by the largest: ties are lost to that (F016).
struct CirclesHypotOfThree {
    static constexpr MethodInfo info =
        method
            .repaired(Contract::closed, "circles_hypot_of_three", "std::hypot of three against the radii's sum",
                      "std::hypot (C++17, 29.9.3)", Level::none)
            .only_in(impl::Dims::three);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::hypot(other.center[0] - one.center[0], other.center[1] - one.center[1], other.center[2] - one.center[2]) <=
               one.radius + other.radius;
    }
};

/// Rejected by the largest difference first, as broad phases do.
struct BoundingSquareFirst {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "circles_bounding_square_first", "bounding squares first, then squares of the distance");

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
    static constexpr MethodInfo info =
        method.control(Contract::closed, "circles_difference", "the rooted distance less the radii's sum is at most zero");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Ball<Scalar, Dim>& one, const Ball<Scalar, Dim>& other) {
        return std::sqrt(distance_sq(one, other)) - one.radius <= other.radius;
    }
};

/// In double, where neither squares of floats overflow nor anything a float's band would notice is rounded.
using CirclesInDouble =
    impl::Control<method, impl::In<double, CirclesSquared<Contract::closed>>, "circles_in_double", "circles_squared in double">;

/// d^2 - (r + s)^2 summed up with one rounding a term, as a compiler allowed to contract would.
struct CirclesFused {
    static constexpr MethodInfo info = method.control(Contract::open, "circles_fused", "circles_squared by std::fma");

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

using Methods = impl::MethodList<CirclesSqrt<Contract::open>, CirclesSqrt<Contract::closed>, CirclesSquared<Contract::closed>,
                                 CirclesSquared<Contract::open>, CirclesHypot, CirclesHypotOfThree, BoundingSquareFirst, DifferenceOfRoots,
                                 CirclesInDouble, CirclesFused>;

}  // namespace tangency::questions::ball_ball
