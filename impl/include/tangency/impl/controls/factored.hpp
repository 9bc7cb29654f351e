// SPDX-License-Identifier: MIT
// The square root free test with r^2 - v^2 factored.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// u^2 <= (r - v)(r + v). If v > r the right side is negative and the answer no, as it must be.
/// Banded: three roundings on the right, each relative, so nothing cancels that was not exact before.
struct Factored {
    static constexpr MethodInfo info{.name = "factored",
                                     .idea = "u^2 against (r - v)(r + v)",
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
        return dx * dx <= (ball.radius - dy) * (ball.radius + dy);
    }
};

}  // namespace tangency::impl::controls
