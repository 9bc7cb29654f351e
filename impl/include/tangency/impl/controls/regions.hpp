// SPDX-License-Identifier: MIT
// The nearest point by the library's clamps, and regions that are told apart before it is looked for.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Banded: the nearest point is exact, the difference and the squares round relatively.
struct StdClamp {
    static constexpr MethodInfo info{
        .name = "std_clamp", .idea = "nearest point by std::clamp", .form = Form::lo_hi, .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = std::clamp(ball.center[axis], box.lo[axis], box.hi[axis]) - ball.center[axis];
            distance_sq += offset * offset;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

/// Banded, as std_clamp. It differs from it on NaN alone: fmin and fmax drop a NaN bound silently.
struct FminFmaxClamp {
    static constexpr MethodInfo info{
        .name = "fmin_fmax_clamp", .idea = "nearest point by fmin and fmax", .form = Form::lo_hi, .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar nearest = std::fmax(box.lo[axis], std::fmin(ball.center[axis], box.hi[axis]));
            const Scalar offset = nearest - ball.center[axis];
            distance_sq += offset * offset;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

/// |p - c| > h + r on some axis: no, before any square is taken.
/// Banded: the rejected gap exceeds the rounding of h + r and of p - c, at most 3 eps of scale.
struct EarlyReject {
    static constexpr MethodInfo info{
        .name = "early_reject", .idea = "bounding box rejects, fold decides", .form = Form::center_half, .contract = Contract::closed};

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
    static constexpr MethodInfo info{
        .name = "early_accept", .idea = "centre inside accepts, clamp decides", .form = Form::lo_hi, .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool inside = true;
        for (std::size_t axis = 0; axis < Dim; ++axis)
            inside = inside && box.lo[axis] <= ball.center[axis] && ball.center[axis] <= box.hi[axis];
        if (inside) return true;
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar offset = std::max(box.lo[axis], std::min(ball.center[axis], box.hi[axis])) - ball.center[axis];
            distance_sq += offset * offset;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

/// Four corners by squared distance, four faces by one difference, the inside at once.
/// Banded: region borders may be misjudged by the rounding of x + w, where both neighbours agree to first order.
struct NineRegions {
    static constexpr MethodInfo info{.name = "nine_regions",
                                     .idea = "the nine regions around the rectangle, one branch each",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .dims = Dims::two};

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
