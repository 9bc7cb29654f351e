// SPDX-License-Identifier: MIT
// Degrees with exact quarter turns.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// remainder leaves at most 45 degrees, exactly; the quarters that it takes out swap and negate cosine and sine,
/// so that 90 degrees has cosine 0, as sincospi would have it.
struct DegreesQuarters {
    static constexpr MethodInfo info{.name = "degrees_quarters",
                                     .idea = "quarter turns by exact swaps, the rest by cosine and sine",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const Scalar in_turn = std::fmod(rotated.orientation.angle, Scalar(360));
        const Scalar rest = std::remainder(in_turn, Scalar(90));
        // No integer stands for a NaN; it goes on through the cosine.
        const int quarters = std::isnan(rest) ? 0 : static_cast<int>((in_turn - rest) / 90);
        const auto [cos, sin] = frame::turn_of_radians(rest * frame::degree<Scalar>);
        const std::array<frame::Turn<Scalar>, 4> turns{{{cos, sin}, {-sin, cos}, {-cos, -sin}, {sin, -cos}}};
        return frame::fold_reaches(rotated.box, turns[static_cast<std::size_t>(quarters & 3)], ball);
    }
};

}  // namespace tangency::impl::controls
