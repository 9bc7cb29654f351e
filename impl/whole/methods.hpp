// SPDX-License-Identifier: MIT
// Right functions of whole numbers, as they are written for pixels and tiles. None may ever be blamed within the coordinates that i32 has
// if none are declared; those in 64 bits hold wherever theirs end.
#pragma once

#include <cstddef>
#include <cstdlib>

#include "arithmetic.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::whole {

using impl::by;
using impl::Dims;
using impl::MethodInfo;

/// The point clamped to the rectangle, products in int.
struct WholeClamp {
    static constexpr MethodInfo info =
        by(Form::corner_size).control(Contract::open, "whole_clamp", "the centre clamped to [x, x + w], squares in 32 bits");
    template <std::size_t Dim>
    static bool intersects(const CornerSizeBox<Int, Dim>& box, const Ball<Int, Dim>& ball) {
        return squares<Dim>([&](std::size_t axis) {
                   return beyond(ball.center[axis], box.corner[axis], box.corner[axis] + box.extent[axis]);
               }) < ball.radius * ball.radius;
    }
};

/// The same in long long.
struct WholeClampInLong {
    static constexpr MethodInfo info =
        by(Form::corner_size).control(Contract::closed, "whole_clamp_in_long", "the centre clamped to [x, x + w], squares in 64 bits");
    template <std::size_t Dim>
    static bool intersects(const CornerSizeBox<Int, Dim>& box, const Ball<Int, Dim>& ball) {
        return squares<Dim>([&](std::size_t axis) {
                   return beyond(Long{ball.center[axis]}, Long{box.corner[axis]}, Long{box.corner[axis]} + box.extent[axis]);
               }) <= Long{ball.radius} * ball.radius;
    }
};

/// No half is taken: all else is doubled.
struct DoubledNotHalved {
    static constexpr MethodInfo info =
        by(Form::center_size).control(Contract::closed, "doubled_not_halved", "fold in half units: 2|p - c| - w beside 2r");
    template <std::size_t Dim>
    static bool intersects(const CenterSizeBox<Int, Dim>& box, const Ball<Int, Dim>& ball) {
        return squares<Dim>([&](std::size_t axis) {
                   return std::max(2 * std::abs(ball.center[axis] - box.center[axis]) - box.extent[axis], 0);
               }) <= 4 * ball.radius * ball.radius;
    }
};

struct WholeFold {
    static constexpr MethodInfo info = by(Form::center_half).control(Contract::closed, "whole_fold", "fold in int");
    template <std::size_t Dim>
    static bool intersects(const CenterHalfBox<Int, Dim>& box, const Ball<Int, Dim>& ball) {
        return squares<Dim>([&](std::size_t axis) {
                   return std::max(std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis], 0);
               }) <= ball.radius * ball.radius;
    }
};

/// Of a box by its sides, with an early way out where one axis is enough.
struct WholeSides {
    static constexpr MethodInfo info =
        by(Form::lo_hi).control(Contract::open, "whole_sides", "each axis by itself first, then the corner, in int");
    template <std::size_t Dim>
    static bool intersects(const LoHiBox<Int, Dim>& box, const Ball<Int, Dim>& ball) {
        Int left = ball.radius * ball.radius;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Int away = beyond(ball.center[axis], box.lo[axis], box.hi[axis]);
            if (away >= ball.radius) return false;
            left -= away * away;
        }
        return left > 0;
    }
};

struct WholeBalls {
    static constexpr MethodInfo info =
        by(Form::center_radius, Question::ball_ball).control(Contract::closed, "whole_balls", "squares of whole numbers compared");
    template <std::size_t Dim>
    static bool intersects(const Ball<Int, Dim>& one, const Ball<Int, Dim>& other) {
        const Int reach = one.radius + other.radius;
        return squares<Dim>([&](std::size_t axis) { return one.center[axis] - other.center[axis]; }) <= reach * reach;
    }
};

/// Java's and SDL's rectangles, which share no pixel where they only touch.
struct WholeBoxes {
    static constexpr MethodInfo info =
        by(Form::corner_size, Question::box_box).control(Contract::open, "whole_boxes", "x < x2 + w2 and x2 < x + w, on every axis");
    template <std::size_t Dim>
    static bool intersects(const CornerSizeBox<Int, Dim>& one, const CornerSizeBox<Int, Dim>& other) {
        for (std::size_t axis = 0; axis < Dim; ++axis)
            if (one.corner[axis] >= other.corner[axis] + other.extent[axis] || other.corner[axis] >= one.corner[axis] + one.extent[axis])
                return false;
        return true;
    }
};

/// Separating axes with all lengths doubled, so that no centre is halved (after Ericson, Real-Time Collision Detection, 5.3.3).
struct WholeSegmentAxes {
    static constexpr MethodInfo info = by(Form::lo_hi, Question::box_segment)
                                           .control(Contract::closed, "whole_segment_axes", "separating axes in half units")
                                           .only_in(Dims::two);
    static bool intersects(const LoHiBox<Int, 2>& box, const Segment<Int, 2>& segment) {
        Long middle[2], way[2], size[2];
        for (std::size_t axis = 0; axis < 2; ++axis) {
            middle[axis] = Long{segment.start[axis]} + segment.end[axis] - box.lo[axis] - box.hi[axis];
            way[axis] = Long{segment.end[axis]} - segment.start[axis];
            size[axis] = Long{box.hi[axis]} - box.lo[axis];
            if (std::abs(middle[axis]) > size[axis] + std::abs(way[axis])) return false;
        }
        return std::abs(middle[0] * way[1] - middle[1] * way[0]) <= size[0] * std::abs(way[1]) + size[1] * std::abs(way[0]);
    }
};

using Methods =
    impl::MethodList<WholeClamp, WholeClampInLong, DoubledNotHalved, WholeFold, WholeSides, WholeBalls, WholeBoxes, WholeSegmentAxes>;

}  // namespace tangency::whole
