// SPDX-License-Identifier: MIT
// Nearest vertex within the radius, or the centre in one of two slabs.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// The offset to the nearest vertex, then the centre against the box grown by r along one axis at a time.
/// Source: alexuhui, "Judging whether a circle and a rectangle intersect" (2022-09-25), CheckCircleRectInsert1.
/// The vertex compares with <= and the slabs with <, so ties are answered yes at corners and no at faces; a point
/// (r = 0) on a side between the vertices is such a tie.
/// Hence level none. Nothing but ties goes wrong: what one strict slab leaves on its edge lines the other slab or
/// the vertex takes, degenerate boxes included.
struct VertexEdge {
    static constexpr MethodInfo info{.name = "vertex_edge",
                                     .idea = "nearest vertex against r, else one of two slabs",
                                     .source = "alexuhui (2022), method 1",
                                     .role = Role::published,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .contract_note = "corners closed, faces open",
                                     .dims = Dims::two,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none};

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
        if (center_dx < hx + ball.radius && center_dy < hy) return true;
        if (center_dy < hy + ball.radius && center_dx < hx) return true;
        return false;
    }
};

}  // namespace tangency::impl
