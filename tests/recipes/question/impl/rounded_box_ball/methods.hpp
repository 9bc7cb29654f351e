// SPDX-License-Identifier: MIT
// A box with round corners and a ball: a published method, and a right variant that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::rounded_box_ball {

using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(Form::center_half, Question::rounded_box_ball);

template <class Scalar, std::size_t Dim>
using RoundedBoxOf = RoundedBox<CenterHalfBox<Scalar, Dim>, Scalar>;

/// The squared distance from a point to the box within.
template <class Scalar, std::size_t Dim>
Scalar distance_sq(const CenterHalfBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar beyond = std::max(std::abs(point[axis] - box.center[axis]) - box.half_extent[axis], Scalar(0));
        sum += beyond * beyond;
    }
    return sum;
}

/// The distance to the box within, by the library's hypot, whose squares neither overflow nor underflow.
template <class Scalar>
Scalar distance(const CenterHalfBox<Scalar, 2>& box, const Vector<Scalar, 2>& point) {
    const auto beyond = [&](std::size_t axis) {
        return std::max(std::abs(point[axis] - box.center[axis]) - box.half_extent[axis], Scalar(0));
    };
    return std::hypot(beyond(0), beyond(1));
}

/// The signed distance of the rounded box at the ball's centre, which tells no depth here.
struct SignedDistance {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "rounded_box_signed_distance", "the distance from the box within, less its radius",
                       "Quilez, distance functions (2008), sdRoundBox")
            .only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const RoundedBoxOf<Scalar, Dim>& rounded, const Ball<Scalar, Dim>& ball) {
        return distance(rounded.box, ball.center) - rounded.radius <= ball.radius;
    }
};

struct BothRadii {
    static constexpr MethodInfo info =
        method.control(Contract::open, "rounded_box_both_radii", "the distance against the radii's sum").only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const RoundedBoxOf<Scalar, Dim>& rounded, const Ball<Scalar, Dim>& ball) {
        return distance(rounded.box, ball.center) < rounded.radius + ball.radius;
    }
};

using Methods = impl::MethodList<SignedDistance, BothRadii>;

}  // namespace tangency::questions::rounded_box_ball
