// SPDX-License-Identifier: MIT
// fold computed in double whatever the arguments are.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Full range for f32: squares of floats span 2^-298 to 2^258, well inside double, and errors are 2^-29 of the
/// band.
/// Banded for f64, where it is plain fold.
struct DoubleInside {
    static constexpr MethodInfo info{.name = "double_inside",
                                     .idea = "fold, computed in double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        using Wide = double;
        Wide distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Wide folded = std::abs(Wide(ball.center[axis]) - Wide(box.center[axis]));
            const Wide overshoot = std::max(folded - Wide(box.half_extent[axis]), Wide(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= Wide(ball.radius) * Wide(ball.radius);
    }
};

}  // namespace tangency::impl::controls
