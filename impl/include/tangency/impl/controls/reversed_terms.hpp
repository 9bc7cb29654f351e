// SPDX-License-Identifier: MIT
// Last axis first, everything on one side of the comparison.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// r^2 - u_z^2 - u_y^2 - u_x^2 >= 0.
/// Banded: each subtraction errs by half an ulp of at most r^2 near a tie; a rounded difference keeps its exact
/// sign.
struct ReversedTerms {
    static constexpr MethodInfo info{.name = "reversed_terms",
                                     .idea = "r^2 minus the squares, last axis first",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two_and_three,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar remaining_sq = ball.radius * ball.radius;
        for (std::size_t axis = Dim; axis-- > 0;) {
            const Scalar folded = std::abs(ball.center[axis] - box.center[axis]);
            const Scalar overshoot = std::max(folded - box.half_extent[axis], Scalar(0));
            remaining_sq -= overshoot * overshoot;
        }
        return remaining_sq >= 0;
    }
};

}  // namespace tangency::impl::controls
