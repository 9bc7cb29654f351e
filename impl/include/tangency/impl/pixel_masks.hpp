// SPDX-License-Identifier: MIT
// Draw both shapes, and look for a pixel that has ink of both.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// A pixel is one unit wide, and has ink of a shape that covers any part of it, as a canvas with smooth edges leaves it.
/// As published both shapes are drawn and every pixel is asked. The pixels with ink of a rectangle fill a rectangle, its sides moved
/// out to whole pixels, and one of them has ink of the disk if the disk reaches into that rectangle: the same answers, and an
/// end on every input.
/// A rectangle on whole pixels is drawn as it is, so there it is right, but of a flat one, which leaves no ink. Others grow by less
/// than a pixel on each side, so that a disk up to a pixel away from a side, and sqrt(2) from a corner, is hit; none is missed.
/// Source: J.c, "Common 2D collision detection" (Aotu Labs, aotu.io, 2017), pixel detection.
struct PixelMasks {
    static constexpr MethodInfo info = by(Form::corner_size)
                                           .published(Contract::open, "pixel_masks", "some pixel has ink of both shapes",
                                                      "J.c, Common 2D collision detection (aotu.io, 2017), pixel detection", Level::none)
                                           .noting("open, and a flat box has no ink")
                                           .only_in(Dims::two)
                                           .reaching_in("positive-extent,whole-numbers", Level::exact);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            if (box.extent[axis] == 0) return false;
            const Scalar first = std::floor(box.corner[axis]);
            const Scalar past_last = std::ceil(box.corner[axis] + box.extent[axis]);
            const Scalar apart = ball.center[axis] - std::min(std::max(ball.center[axis], first), past_last);
            distance_sq += apart * apart;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
