// SPDX-License-Identifier: MIT
// Broad before narrow phase: the box around the disk rejects, what is left is decided by an exact-shape test.
#pragma once

#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/impl/nearest_branch.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// Boxes that are apart hold shapes that are apart, so rejecting loses nothing; equal sides are left to the narrow phase, and so is
/// what a sum overflows to. The author's own test for a circle and a rectangle decides there.
/// Source: J.c, "Common 2D collision detection" (Aotu Labs, aotu.io, 2017), outer shapes; broad and narrow phase.
struct OuterBoxFirst {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .published(Contract::open, "outer_box_first", "reject by the box around the disk, then nearest_branch",
                       "J.c, Common 2D collision detection (aotu.io, 2017), broad and narrow phase")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            if (ball.center[axis] + ball.radius < box.corner[axis]) return false;
            if (ball.center[axis] - ball.radius > box.corner[axis] + box.extent[axis]) return false;
        }
        return NearestBranch::intersects(box, ball);
    }
};

}  // namespace tangency::impl
