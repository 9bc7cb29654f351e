// SPDX-License-Identifier: MIT
// Symmetry folding: move the centre into the first quadrant, then clamp the overshoot at zero.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// v = |p - c|; u = max(v - h, 0); u.u <= r^2. Any dimension.
/// Source: Milo Yip, answer to "does a rectangle overlap a circle" on Zhihu (2014); alexuhui (2022), method 2.
struct Fold {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .published(Contract::closed, "fold", "fold into the first quadrant, squared overshoot against r^2",
                       "Milo Yip, Zhihu answer 24251545 (2014); alexuhui (2022), method 2");

    /// How far the centre lies beyond the box's sides across one axis; 0 between them.
    template <class Scalar, std::size_t Dim>
    static Scalar overshoot(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball, std::size_t axis) {
        const Scalar folded = std::abs(ball.center[axis] - box.center[axis]);
        return std::max(folded - box.half_extent[axis], Scalar(0));
    }

    template <class Scalar, std::size_t Dim>
    static Scalar distance_sq(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar each = overshoot(box, ball, axis);
            sum += each * each;
        }
        return sum;
    }

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance_sq(box, ball) <= ball.radius * ball.radius;
    }
};

/// v = |p - c|; u = max(v - h, 0); u.u < r^2. Any dimension.
/// Source: fold in the other contract; the prose of alexuhui (2022), method 2, states |u| < r though its code
/// says <=.
struct FoldOpen {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .repaired(Contract::open, "fold_open", "fold, strict", "fold in the other contract; prose of alexuhui (2022), method 2");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return Fold::distance_sq(box, ball) < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
