// SPDX-License-Identifier: MIT
// Corner and size converted to centre and half extents, then fold.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// h = w / 2, c = x + h.
/// Banded: halving is exact on ordinary floats and the sum costs at most 2 eps of scale.
struct CornerSizeToCenterHalf {
    static constexpr MethodInfo info{.name = "corner_size_to_center_half",
                                     .idea = "convert to centre and half extents, fold",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar half_extent = box.extent[axis] / 2;
            const Scalar center = box.corner[axis] + half_extent;
            const Scalar overshoot = std::max(std::abs(ball.center[axis] - center) - half_extent, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
