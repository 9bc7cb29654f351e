// SPDX-License-Identifier: MIT
// Corners converted to centre and half extents, then fold.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// c = (lo + hi) / 2, h = (hi - lo) / 2.
/// Banded: the conversion costs at most 2 eps of scale an axis; lo + hi can overflow.
struct LoHiToCenterHalf {
    static constexpr MethodInfo info{.name = "lo_hi_to_center_half",
                                     .idea = "convert to centre and half extents, fold",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::lo_hi,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar center = (box.lo[axis] + box.hi[axis]) / 2;
            const Scalar half_extent = (box.hi[axis] - box.lo[axis]) / 2;
            const Scalar overshoot = std::max(std::abs(ball.center[axis] - center) - half_extent, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
