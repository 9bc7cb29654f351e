// SPDX-License-Identifier: MIT
// The box or the ball converted to another form first.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/as.hpp"
#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/nearest_interval.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// c = (lo + hi) / 2, h = (hi - lo) / 2.
/// Banded: the conversion costs at most 2 eps of scale an axis; lo + hi can overflow.
struct LoHiToCenterHalf {
    static constexpr MethodInfo info =
        by(Form::lo_hi).control(Contract::open, "lo_hi_to_center_half", "convert to centre and half extents, fold");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return FoldOpen::intersects(centered(box), ball);
    }
};

/// h = w / 2, c = x + h.
/// Banded: halving is exact on ordinary floats and the sum costs at most 2 eps of scale.
struct CornerSizeToCenterHalf {
    static constexpr MethodInfo info =
        by(Form::corner_size).control(Contract::open, "corner_size_to_center_half", "convert to centre and half extents, fold");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return FoldOpen::intersects(centered(box), ball);
    }
};

/// lo = c - h, hi = c + h.
/// Banded: each corner costs at most 2 eps of scale.
struct CenterHalfToLoHi {
    static constexpr MethodInfo info = by(Form::center_half).control(Contract::closed, "center_half_to_lo_hi", "convert to corners, clamp");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return NearestInterval::distance_sq(sides_of(box), ball) <= ball.radius * ball.radius;
    }
};

/// h = w / 2.
/// Banded: halving is exact on ordinary floats.
struct CenterSizeToCenterHalf {
    static constexpr MethodInfo info =
        by(Form::center_size).control(Contract::closed, "center_size_to_center_half", "halve the extents, fold");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return Fold::intersects(centered(box), ball);
    }
};

/// lo = c - w / 2, hi = c + w / 2, the min and max that Unity's Bounds hands out.
/// Banded: each corner costs at most 2 eps of scale.
struct CenterSizeToLoHi {
    static constexpr MethodInfo info = by(Form::center_size).control(Contract::open, "center_size_to_lo_hi", "convert to corners, clamp");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return NearestInterval::distance_sq(sides_of(box), ball) < ball.radius * ball.radius;
    }
};

/// hi = x + w; u = max(lo - p, 0, p - hi).
/// Banded: the far corner costs at most 2 eps of scale.
struct CornerSizeToLoHi {
    static constexpr MethodInfo info =
        by(Form::corner_size).control(Contract::closed, "corner_size_to_lo_hi", "convert to corners, overshoot of each");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto [lo, hi] = sides_of(box);
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar overshoot = std::max(std::max(lo[axis] - ball.center[axis], ball.center[axis] - hi[axis]), Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

/// p = q + r, then the nearest point of [x, x + w].
/// Banded: the sum costs at most 2 eps of scale and so does the far side.
struct BallCornerClamp {
    static constexpr MethodInfo info =
        by(Form::corner_size_ball_corner).control(Contract::closed, "ball_corner_clamp", "centre from corner and radius, clamp");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        const auto beyond = [&](std::size_t i) {
            const Scalar center = ball.corner[i] + ball.radius;
            return center - std::max(box.corner[i], std::min(center, box.corner[i] + box.extent[i]));
        };
        return sum_of_squares<Dim>(beyond) <= ball.radius * ball.radius;
    }
};

/// The box moves by -q; the ball then sits at (r, r). The world centre q + r is never formed.
/// Banded: three sums an axis, each at most 2 eps of scale.
struct BallCornerFrame {
    static constexpr MethodInfo info =
        by(Form::corner_size_ball_corner).control(Contract::open, "ball_corner_frame", "box moved into the frame of the ball, clamp");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        const auto beyond = [&](std::size_t i) {
            const Scalar lo = box.corner[i] - ball.corner[i];
            return ball.radius - std::max(lo, std::min(ball.radius, lo + box.extent[i]));
        };
        return sum_of_squares<Dim>(beyond) < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
