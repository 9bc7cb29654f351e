// SPDX-License-Identifier: MIT
// Nearest vertex against the circle, else two slabs; as published, repaired, and in the other contract.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// The published steps: the squared distance to the nearest vertex, and |c - p| on each axis.
template <class Scalar>
struct VertexEdgeSteps {
    Scalar vertex_sq;
    Scalar center_dx;
    Scalar center_dy;

    VertexEdgeSteps(const CenterHalfBox<Scalar, 2>& box, const Ball<Scalar, 2>& ball) {
        const auto& [cx, cy] = box.center;
        const auto& [hx, hy] = box.half_extent;
        const auto& [px, py] = ball.center;
        const Scalar vertex_dx = std::min(std::abs(cx + hx - px), std::abs(cx - hx - px));
        const Scalar vertex_dy = std::min(std::abs(cy + hy - py), std::abs(cy - hy - py));
        vertex_sq = vertex_dx * vertex_dx + vertex_dy * vertex_dy;
        center_dx = std::abs(cx - px);
        center_dy = std::abs(cy - py);
    }
};

/// The offset to the nearest vertex, then the centre against the box grown by r along one axis at a time.
/// Source: alexuhui, "Judging whether a circle and a rectangle intersect" (2022-09-25), CheckCircleRectInsert1.
/// The vertex compares with <= and the slabs with <, so ties are answered yes at corners and no at faces; a point
/// (r = 0) on a side between the vertices is such a tie.
/// Hence level none. Nothing but ties goes wrong: what one strict slab leaves on its edge lines the other slab or
/// the vertex takes, degenerate boxes included.
struct VertexEdge {
    static constexpr MethodInfo info = by(Form::center_half)
                                           .published(Contract::closed, "vertex_edge", "nearest vertex against r, else one of two slabs",
                                                      "alexuhui (2022), method 1", Level::none)
                                           .noting("corners closed, faces open")
                                           .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto& [hx, hy] = box.half_extent;
        const VertexEdgeSteps<Scalar> to(box, ball);
        if (to.vertex_sq <= ball.radius * ball.radius) return true;
        if (to.center_dx < hx + ball.radius && to.center_dy < hy) return true;
        if (to.center_dy < hy + ball.radius && to.center_dx < hx) return true;
        return false;
    }
};

/// The repair: <= in the slabs too. Each slab is then exactly the region where the nearest point lies on a side,
/// so every tie is a hit.
struct VertexEdgeClosed {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .repaired(Contract::closed, "vertex_edge_closed", "vertex_edge, <= everywhere", "repaired from alexuhui (2022), method 1")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto& [hx, hy] = box.half_extent;
        const VertexEdgeSteps<Scalar> to(box, ball);
        if (to.vertex_sq <= ball.radius * ball.radius) return true;
        if (to.center_dx <= hx + ball.radius && to.center_dy <= hy) return true;
        if (to.center_dy <= hy + ball.radius && to.center_dx <= hx) return true;
        return false;
    }
};

/// Strictness belongs to the distance: belonging to a slab is <=, the vertex and the reach of a slab are <. A
/// point (r = 0) never overlaps, yet the published slabs say that it does inside the box, so it is answered
/// first. (The slabs' own <= is for the reader: in exact arithmetic < gives the same answers.)
struct VertexEdgeOpen {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .repaired(Contract::open, "vertex_edge_open", "vertex_edge, strict against the radius, closed along the slabs",
                      "repaired from alexuhui (2022), method 1")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto& [hx, hy] = box.half_extent;
        const VertexEdgeSteps<Scalar> to(box, ball);
        if (!(ball.radius > 0)) return false;
        if (to.vertex_sq < ball.radius * ball.radius) return true;
        if (to.center_dx < hx + ball.radius && to.center_dy <= hy) return true;
        if (to.center_dy < hy + ball.radius && to.center_dx <= hx) return true;
        return false;
    }
};

}  // namespace tangency::impl
