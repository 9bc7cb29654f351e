// SPDX-License-Identifier: MIT
// The angle is kept as a 65536th of a turn.
#pragma once

#include <cmath>
#include <numbers>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct BinaryAngle {
    static constexpr MutantInfo info{.defect = "quantises the angle to 16 bits a turn",
                                     .seen_in = "short angles of network protocols",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar units =
            std::nearbyint(std::remainder(rotated.orientation.angle, Scalar(360)) * Scalar(65536.0 / 360));
        return support::hits_turned(rotated.box,
                                    support::turn_by(units * (2 * std::numbers::pi_v<Scalar> / 65536)), ball);
    }
};

}  // namespace tangency::mutants
