// SPDX-License-Identifier: MIT
// Corner and size converted to corners, then the excess over each.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// hi = x + w; u = max(lo - p, 0, p - hi).
/// Banded: the far corner costs at most 2 eps of scale.
struct CornerSizeToLoHi {
    static constexpr MethodInfo info{.name = "corner_size_to_lo_hi",
                                     .idea = "convert to corners, excess over each",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar hi = box.corner[axis] + box.extent[axis];
            const Scalar excess =
                std::max(std::max(box.corner[axis] - ball.center[axis], ball.center[axis] - hi), Scalar(0));
            distance_sq += excess * excess;
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
