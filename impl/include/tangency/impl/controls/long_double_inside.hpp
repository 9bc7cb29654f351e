// SPDX-License-Identifier: MIT
// fold computed in long double.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Full range for both on x87: 15 exponent bits hold every square of a double and 64 bits of precision stay far
/// inside the band. Where long double is double the f64 claim falls to banded.
struct LongDoubleInside {
    static constexpr MethodInfo info{.name = "long_double_inside",
                                     .idea = "fold, computed in long double",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        using Wide = long double;
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
