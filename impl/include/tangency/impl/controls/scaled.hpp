// SPDX-License-Identifier: MIT
// fold after dividing everything by one power of two.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// The exponent of the largest magnitude is taken out first, so the largest number lies in [1/2, 1).
/// Full range for both: no difference or square overflows, and what underflows is far below the band of the
/// scale.
struct Scaled {
    static constexpr MethodInfo info{.name = "scaled",
                                     .idea = "fold, scaled by a power of two",
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
        Scalar largest = ball.radius;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            largest = std::max(largest, std::abs(box.center[axis]));
            largest = std::max(largest, box.half_extent[axis]);
            largest = std::max(largest, std::abs(ball.center[axis]));
        }
        int exponent = 0;
        static_cast<void>(std::frexp(largest, &exponent));
        const Scalar radius = std::ldexp(ball.radius, -exponent);
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar center = std::ldexp(box.center[axis], -exponent);
            const Scalar half_extent = std::ldexp(box.half_extent[axis], -exponent);
            const Scalar folded = std::abs(std::ldexp(ball.center[axis], -exponent) - center);
            const Scalar overshoot = std::max(folded - half_extent, Scalar(0));
            distance_sq += overshoot * overshoot;
        }
        return distance_sq <= radius * radius;
    }
};

}  // namespace tangency::impl::controls
