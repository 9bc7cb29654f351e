// SPDX-License-Identifier: MIT
// Far on an axis rejects, beside a face accepts, and what is left is decided at the corner.
#pragma once

#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// Source: e.James, answer to "Circle-rectangle collision detection (intersection)", Stack Overflow 401847 (2008),
/// which stores the rectangle by its centre and its full width and height.
struct ExtentThenCorner {
    static constexpr MethodInfo info =
        by(Form::center_size)
            .published(Contract::closed, "extent_then_corner", "reject beyond w / 2 + r, accept within w / 2, else the corner",
                       "e.James, Stack Overflow 401847 (2008)")
            .only_in(Dims::two);

    template <class Scalar>
    static bool intersects(const CenterSizeBox<Scalar, 2>& box, const Ball<Scalar, 2>& ball) {
        Scalar apart[2], half[2];
        for (std::size_t axis = 0; axis < 2; ++axis) {
            apart[axis] = std::abs(ball.center[axis] - box.center[axis]);
            half[axis] = box.extent[axis] / 2;
            if (apart[axis] > half[axis] + ball.radius) return false;
        }
        if (apart[0] <= half[0] || apart[1] <= half[1]) return true;
        const Scalar x = apart[0] - half[0], y = apart[1] - half[1];
        return x * x + y * y <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
