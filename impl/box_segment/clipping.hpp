// SPDX-License-Identifier: MIT
// What several methods of segments and moving balls share: a segment clipped at the sides of a box.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_segment {

/// Whether the latest entry into a slab is no later than the earliest exit; a segment parallel to a slab is asked by its start.
template <class Scalar, std::size_t Dim>
bool clips_closed(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
    Scalar near = 0, far = 1;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar along = segment.end[axis] - segment.start[axis];
        if (along == 0) {
            if (!(box.lo[axis] <= segment.start[axis] && segment.start[axis] <= box.hi[axis])) return false;
            continue;
        }
        Scalar one = (box.lo[axis] - segment.start[axis]) / along, other = (box.hi[axis] - segment.start[axis]) / along;
        if (one > other) std::swap(one, other);
        near = std::max(near, one);
        far = std::min(far, other);
    }
    return near <= far;
}

}  // namespace tangency::questions::box_segment
