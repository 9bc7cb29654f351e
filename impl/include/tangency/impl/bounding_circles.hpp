// SPDX-License-Identifier: MIT
// Reject by the outer circle, accept by the inner circle, else clamp.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/clamp_corner.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// The distance of the centres, and the radii of the circles around and inside the box.
template <class Scalar>
struct BoundingCirclesSteps {
    Scalar center_distance;
    Scalar outer_radius;
    Scalar inner_radius;

    BoundingCirclesSteps(const CornerSizeBox<Scalar, 2>& box, const Ball<Scalar, 2>& ball) {
        const Scalar half_width = box.extent[0] / 2;
        const Scalar half_height = box.extent[1] / 2;
        const Scalar dx = ball.center[0] - (box.corner[0] + half_width);
        const Scalar dy = ball.center[1] - (box.corner[1] + half_height);
        center_distance = std::sqrt(dx * dx + dy * dy);
        outer_radius = std::sqrt(half_width * half_width + half_height * half_height);
        inner_radius = std::min(half_width, half_height);
    }
};

/// A) beyond the circle through the vertices: no. B) within the circle inside the rectangle: yes. C) else
/// clamp_corner. Rejecting is safe under the open contract even at a tie. Accepting is not: a point (r = 0)
/// inside the inner circle is called a hit, though at distance 0 = r it only touches.
/// Hence level none; bounding_circles_safe repairs it.
/// Source: question on the page of YellowAfterlife, "Rectangle-circle intersection test" (2016); its own step C,
/// the corner alone, is wrong and is the mutant bounding_circles_step_c.
struct BoundingCircles {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .published(Contract::open, "bounding_circles", "outer circle rejects, inner circle accepts, clamp_corner decides the rest",
                       "question on YellowAfterlife, Rectangle-circle intersection test (2016)", Level::none)
            .noting("open, but a point within the inner circle counts")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto [center_distance, outer_radius, inner_radius] = BoundingCirclesSteps<Scalar>(box, ball);
        if (center_distance > ball.radius + outer_radius) return false;
        if (center_distance < ball.radius + inner_radius) return true;
        return ClampCorner::intersects(box, ball);
    }
};

/// The repair: the inner circle accepts only if r > 0, when a centre within r of it is truly closer than r to the
/// box.
struct BoundingCirclesSafe {
    static constexpr MethodInfo info = by(Form::corner_size)
                                           .repaired(Contract::open, "bounding_circles_safe",
                                                     "bounding_circles, a point is never accepted early", "repaired from bounding_circles")
                                           .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto [center_distance, outer_radius, inner_radius] = BoundingCirclesSteps<Scalar>(box, ball);
        if (center_distance > ball.radius + outer_radius) return false;
        if (ball.radius > 0 && center_distance < ball.radius + inner_radius) return true;
        return ClampCorner::intersects(box, ball);
    }
};

}  // namespace tangency::impl
