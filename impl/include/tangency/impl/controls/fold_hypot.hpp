// SPDX-License-Identifier: MIT
// fold that leaves the length to std::hypot.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// hypot(u_x, u_y) <= r. Needs a hypot that is exact where the result is representable, as glibc's is.
/// Banded only: hypot survives squares that overflow, but p - c overflows first (p = -c = 0.6 max, h = r = max is
/// a deep overlap answered no).
struct FoldHypot {
    static constexpr MethodInfo info{.name = "fold_hypot",
                                     .idea = "fold, std::hypot against r",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
        requires(Dim == 2)
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar dx = std::max(std::abs(ball.center[0] - box.center[0]) - box.half_extent[0], Scalar(0));
        const Scalar dy = std::max(std::abs(ball.center[1] - box.center[1]) - box.half_extent[1], Scalar(0));
        return std::hypot(dx, dy) <= ball.radius;
    }
};

}  // namespace tangency::impl::controls
