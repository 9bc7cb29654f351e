// SPDX-License-Identifier: MIT
// vertex_edge with every comparison closed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// The repair: <= in the slabs too. Each slab is then exactly the region where the nearest point lies on a side,
/// so every tie is a hit.
/// Source: repaired from alexuhui (2022), method 1.
struct VertexEdgeClosed {
    static constexpr MethodInfo info{.name = "vertex_edge_closed",
                                     .idea = "vertex_edge, <= everywhere",
                                     .source = "repaired from alexuhui (2022), method 1",
                                     .role = Role::repaired,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
        requires(Dim == 2)
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto& [cx, cy] = box.center;
        const auto& [hx, hy] = box.half_extent;
        const auto& [px, py] = ball.center;
        const Scalar vertex_dx = std::min(std::abs(cx + hx - px), std::abs(cx - hx - px));
        const Scalar vertex_dy = std::min(std::abs(cy + hy - py), std::abs(cy - hy - py));
        if (vertex_dx * vertex_dx + vertex_dy * vertex_dy <= ball.radius * ball.radius) return true;
        const Scalar center_dx = std::abs(cx - px);
        const Scalar center_dy = std::abs(cy - py);
        if (center_dx <= hx + ball.radius && center_dy <= hy) return true;
        if (center_dy <= hy + ball.radius && center_dx <= hx) return true;
        return false;
    }
};

}  // namespace tangency::impl
