// SPDX-License-Identifier: MIT
// Accumulate the squared overshoot of the faces, axis by axis.
#pragma once

#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// dmin += (p - lo)^2 below lo, (p - hi)^2 above hi; dmin <= r^2. Solid box, solid ball, any dimension.
/// Source: James Arvo, "A Simple Method for Box-Sphere Intersection Testing", Graphics Gems (1990), mode solid-
/// solid.
struct Arvo {
    static constexpr MethodInfo info = by(Form::lo_hi)
                                           .published(Contract::closed, "arvo", "squared overshoot accumulated axis by axis",
                                                      "James Arvo, Graphics Gems (1990), solid box and solid sphere");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar radius_sq = ball.radius * ball.radius;
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            if (ball.center[axis] < box.lo[axis]) {
                const Scalar overshoot = ball.center[axis] - box.lo[axis];
                distance_sq += overshoot * overshoot;
            } else if (ball.center[axis] > box.hi[axis]) {
                const Scalar overshoot = ball.center[axis] - box.hi[axis];
                distance_sq += overshoot * overshoot;
            }
        }
        return distance_sq <= radius_sq;
    }
};

}  // namespace tangency::impl
