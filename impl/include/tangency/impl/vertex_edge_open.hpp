// SPDX-License-Identifier: MIT
// vertex_edge made open: strict against the radius, closed along the slabs.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// Strictness belongs to the distance: belonging to a slab is <=, the vertex and the reach of a slab are <. A
/// point (r = 0) never overlaps, yet the published slabs say that it does inside the box, so it is answered
/// first. (The slabs' own <= is for the reader: in exact arithmetic < gives the same answers.)
/// Source: repaired from alexuhui (2022), method 1.
struct VertexEdgeOpen {
    static constexpr MethodInfo info{.name = "vertex_edge_open",
                                     .idea = "vertex_edge, strict against the radius, closed along the slabs",
                                     .source = "repaired from alexuhui (2022), method 1",
                                     .role = Role::repaired,
                                     .form = Form::center_half,
                                     .contract = Contract::open,
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
        if (!(ball.radius > 0)) return false;
        if (vertex_dx * vertex_dx + vertex_dy * vertex_dy < ball.radius * ball.radius) return true;
        const Scalar center_dx = std::abs(cx - px);
        const Scalar center_dy = std::abs(cy - py);
        if (center_dx < hx + ball.radius && center_dy <= hy) return true;
        if (center_dy < hy + ball.radius && center_dx <= hx) return true;
        return false;
    }
};

}  // namespace tangency::impl
