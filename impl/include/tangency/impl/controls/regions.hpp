// SPDX-License-Identifier: MIT
// The nearest point by the library's clamps, and regions that are told apart before it is looked for.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/as.hpp"
#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Banded: the nearest point is exact, the difference and the squares round relatively.
struct StdClamp {
    static constexpr MethodInfo info = by(Form::lo_hi).control(Contract::open, "std_clamp", "nearest point by std::clamp");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto beyond = [&](std::size_t i) { return std::clamp(ball.center[i], box.lo[i], box.hi[i]) - ball.center[i]; };
        return sum_of_squares<Dim>(beyond) < ball.radius * ball.radius;
    }
};

/// Banded, as std_clamp. It differs from it on NaN alone: fmin and fmax drop a NaN bound silently.
struct FminFmaxClamp {
    static constexpr MethodInfo info = by(Form::lo_hi).control(Contract::closed, "fmin_fmax_clamp", "nearest point by fmin and fmax");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto beyond = [&](std::size_t i) { return std::fmax(box.lo[i], std::fmin(ball.center[i], box.hi[i])) - ball.center[i]; };
        return sum_of_squares<Dim>(beyond) <= ball.radius * ball.radius;
    }
};

/// |p - c| > h + r on some axis: no, before any square is taken.
/// Banded: the rejected gap exceeds the rounding of h + r and of p - c, at most 3 eps of scale.
struct EarlyReject {
    static constexpr MethodInfo info =
        by(Form::center_half).control(Contract::closed, "early_reject", "bounding box rejects, fold decides");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        for (std::size_t axis = 0; axis < Dim; ++axis)
            if (std::abs(ball.center[axis] - box.center[axis]) > box.half_extent[axis] + ball.radius) return false;
        return Fold::intersects(box, ball);
    }
};

/// lo <= p <= hi on every axis: yes, under the closed contract even for r = 0.
/// Banded: the acceptance is exact and the rest is a clamp.
struct EarlyAccept {
    static constexpr MethodInfo info = by(Form::lo_hi).control(Contract::closed, "early_accept", "centre inside accepts, clamp decides");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (on_every_axis<Dim>([&](std::size_t i) { return box.lo[i] <= ball.center[i] && ball.center[i] <= box.hi[i]; })) return true;
        const auto beyond = [&](std::size_t i) { return std::max(box.lo[i], std::min(ball.center[i], box.hi[i])) - ball.center[i]; };
        return sum_of_squares<Dim>(beyond) <= ball.radius * ball.radius;
    }
};

/// Four corners by squared distance, four faces by one difference, the inside at once.
/// Banded: region borders may be misjudged by the rounding of x + w, where both neighbours agree to first order.
struct NineRegions {
    static constexpr MethodInfo info =
        by(Form::corner_size)
            .control(Contract::closed, "nine_regions", "the nine regions around the rectangle, one branch each")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto& [left, low] = box.corner;
        const auto& [px, py] = ball.center;
        const Scalar right = left + box.extent[0];
        const Scalar high = low + box.extent[1];
        const Scalar radius = ball.radius;
        const auto reaches = [radius](Scalar dx, Scalar dy) { return dx * dx + dy * dy <= radius * radius; };
        if (px < left) {
            if (py < low) return reaches(left - px, low - py);
            if (py > high) return reaches(left - px, py - high);
            return left - px <= radius;
        }
        if (px > right) {
            if (py < low) return reaches(px - right, low - py);
            if (py > high) return reaches(px - right, py - high);
            return px - right <= radius;
        }
        if (py < low) return low - py <= radius;
        if (py > high) return py - high <= radius;
        return true;
    }
};

}  // namespace tangency::impl::controls
