// SPDX-License-Identifier: MIT
// The axis is normalised by the inverse root with one Newton step.
#pragma once

#include <bit>
#include <cstdint>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct AxisFastInverseRoot {
    static constexpr MutantInfo info{.defect = "normalises by an inverse root good to 0.18 %",
                                     .seen_in = "Quake III, Q_rsqrt",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Axis<Scalar>& axis = rotated.orientation;
        const float length_sq = axis.x * axis.x + axis.y * axis.y;
        const float guess = std::bit_cast<float>(0x5f3759dfU - (std::bit_cast<std::uint32_t>(length_sq) >> 1));
        const float factor = guess * (1.5F - length_sq * 0.5F * guess * guess);
        return support::hits_turned(rotated.box, support::Turn<Scalar>{axis.x * factor, axis.y * factor}, ball);
    }
};

}  // namespace tangency::mutants
