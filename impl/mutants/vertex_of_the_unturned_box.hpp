// SPDX-License-Identifier: MIT
// The nearest vertex is looked for on the box before it is turned.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct VertexOfTheUnturnedBox {
    static constexpr MutantInfo info{.defect = "takes the vertex axis from the unturned box",
                                     .seen_in = "vertices cached before a rotation",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const support::Turn<Scalar> turn = support::turn_of(rotated.orientation);
        const auto& [hx, hy] = rotated.box.half_extent;
        const Vector<Scalar, 2> d = support::offset(rotated.box, ball);
        const Vector<Scalar, 2> local = support::into_frame(d, turn);
        if (std::abs(local[0]) > hx + ball.radius || std::abs(local[1]) > hy + ball.radius) return false;
        if (std::abs(local[0]) <= hx || std::abs(local[1]) <= hy) return true;
        const Scalar vertex_dx = d[0] - std::copysign(hx, d[0]);
        const Scalar vertex_dy = d[1] - std::copysign(hy, d[1]);
        return vertex_dx * vertex_dx + vertex_dy * vertex_dy <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::mutants
