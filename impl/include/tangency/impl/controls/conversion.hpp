// SPDX-License-Identifier: MIT
// The box or the ball converted to another form first.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/nearest_interval.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// c = (lo + hi) / 2, h = (hi - lo) / 2.
/// Banded: the conversion costs at most 2 eps of scale an axis; lo + hi can overflow.
struct LoHiToCenterHalf {
    static constexpr MethodInfo info{.name = "lo_hi_to_center_half",
                                     .idea = "convert to centre and half extents, fold",
                                     .form = Form::lo_hi,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CenterHalfBox<Scalar, Dim> converted;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            converted.center[axis] = (box.lo[axis] + box.hi[axis]) / 2;
            converted.half_extent[axis] = (box.hi[axis] - box.lo[axis]) / 2;
        }
        return FoldOpen::intersects(converted, ball);
    }
};

/// h = w / 2, c = x + h.
/// Banded: halving is exact on ordinary floats and the sum costs at most 2 eps of scale.
struct CornerSizeToCenterHalf {
    static constexpr MethodInfo info{.name = "corner_size_to_center_half",
                                     .idea = "convert to centre and half extents, fold",
                                     .form = Form::corner_size,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CenterHalfBox<Scalar, Dim> converted;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            converted.half_extent[axis] = box.extent[axis] / 2;
            converted.center[axis] = box.corner[axis] + converted.half_extent[axis];
        }
        return FoldOpen::intersects(converted, ball);
    }
};

/// lo = c - h, hi = c + h.
/// Banded: each corner costs at most 2 eps of scale.
struct CenterHalfToLoHi {
    static constexpr MethodInfo info{
        .name = "center_half_to_lo_hi", .idea = "convert to corners, clamp", .form = Form::center_half, .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        LoHiBox<Scalar, Dim> converted;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            converted.lo[axis] = box.center[axis] - box.half_extent[axis];
            converted.hi[axis] = box.center[axis] + box.half_extent[axis];
        }
        return NearestInterval::distance_sq(converted, ball) <= ball.radius * ball.radius;
    }
};

/// h = w / 2.
/// Banded: halving is exact on ordinary floats.
struct CenterSizeToCenterHalf {
    static constexpr MethodInfo info{
        .name = "center_size_to_center_half", .idea = "halve the extents, fold", .form = Form::center_size, .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CenterHalfBox<Scalar, Dim> converted{box.center, box.extent};
        for (Scalar& half : converted.half_extent) half /= 2;
        return Fold::intersects(converted, ball);
    }
};

/// lo = c - w / 2, hi = c + w / 2, the min and max that Unity's Bounds hands out.
/// Banded: each corner costs at most 2 eps of scale.
struct CenterSizeToLoHi {
    static constexpr MethodInfo info{
        .name = "center_size_to_lo_hi", .idea = "convert to corners, clamp", .form = Form::center_size, .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        LoHiBox<Scalar, Dim> converted;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            converted.lo[axis] = box.center[axis] - box.extent[axis] / 2;
            converted.hi[axis] = box.center[axis] + box.extent[axis] / 2;
        }
        return NearestInterval::distance_sq(converted, ball) < ball.radius * ball.radius;
    }
};

/// hi = x + w; u = max(lo - p, 0, p - hi).
/// Banded: the far corner costs at most 2 eps of scale.
struct CornerSizeToLoHi {
    static constexpr MethodInfo info{.name = "corner_size_to_lo_hi",
                                     .idea = "convert to corners, overshoot of each",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar hi = box.corner[axis] + box.extent[axis];
            const Scalar overshoot = std::max(std::max(box.corner[axis] - ball.center[axis], ball.center[axis] - hi), Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

/// p = q + r, then the nearest point of [x, x + w].
/// Banded: the sum costs at most 2 eps of scale and so does the far side.
struct BallCornerClamp {
    static constexpr MethodInfo info{.name = "ball_corner_clamp",
                                     .idea = "centre from corner and radius, clamp",
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar center = ball.corner[axis] + ball.radius;
            const Scalar nearest = std::max(box.corner[axis], std::min(center, box.corner[axis] + box.extent[axis]));
            distance_sq += (center - nearest) * (center - nearest);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

/// The box moves by -q; the ball then sits at (r, r). The world centre q + r is never formed.
/// Banded: three sums an axis, each at most 2 eps of scale.
struct BallCornerFrame {
    static constexpr MethodInfo info{.name = "ball_corner_frame",
                                     .idea = "box moved into the frame of the ball, clamp",
                                     .form = Form::corner_size_ball_corner,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar lo = box.corner[axis] - ball.corner[axis];
            const Scalar hi = lo + box.extent[axis];
            const Scalar offset = ball.radius - std::max(lo, std::min(ball.radius, hi));
            distance_sq += offset * offset;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
