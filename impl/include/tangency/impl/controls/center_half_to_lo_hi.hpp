// SPDX-License-Identifier: MIT
// Centre and half extents converted to corners, then a clamp.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// lo = c - h, hi = c + h.
/// Banded: each corner costs at most 2 eps of scale.
struct CenterHalfToLoHi {
    static constexpr MethodInfo info{.name = "center_half_to_lo_hi",
                                     .idea = "convert to corners, clamp",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar lo = box.center[axis] - box.half_extent[axis];
            const Scalar hi = box.center[axis] + box.half_extent[axis];
            const Scalar offset = ball.center[axis] - std::min(std::max(ball.center[axis], lo), hi);
            distance_sq += offset * offset;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
