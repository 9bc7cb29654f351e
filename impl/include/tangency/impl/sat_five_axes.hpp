// SPDX-License-Identifier: MIT
// Separating axes: the four sides and the axis from the nearest vertex to the centre.
#pragma once

#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// With d = p - c and a the vector from the nearest vertex to p, the shapes are apart iff |d_i| > h_i + r for a
/// side, or a.d - (|a_x| h_x + |a_y| h_y) > r |a|. The axis is not normalised: one square root, and a zero-length
/// axis (the centre on a vertex) separates nothing. The reach is summed axis by axis, so that large projections
/// do not cancel: worst k found by hill climbing in f32 is 5.5, against 8.4 with a.d summed first. Closed:
/// separated needs a strict gap. Two dimensions only, since a ball against a box in 3-D needs the edges' axes
/// too.
/// Source: Milo Yip's remark on the separating axis theorem, Zhihu answer 24251545 (2014); Gottschalk, Lin and
/// Manocha, OBBTree, UNC TR96-024 (1996).
struct SatFiveAxes {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .published(Contract::closed, "sat_five_axes", "four sides and the nearest vertex axis, not normalised",
                       "Milo Yip, Zhihu answer 24251545 (2014); Gottschalk et al., UNC TR96-024")
            .only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar dx = ball.center[0] - box.center[0];
        const Scalar dy = ball.center[1] - box.center[1];
        const auto& [hx, hy] = box.half_extent;
        if (std::abs(dx) > hx + ball.radius) return false;
        if (std::abs(dy) > hy + ball.radius) return false;
        const Scalar axis_x = dx - std::copysign(hx, dx);
        const Scalar axis_y = dy - std::copysign(hy, dy);
        const Scalar reach_x = axis_x * dx - std::abs(axis_x) * hx;
        const Scalar reach_y = axis_y * dy - std::abs(axis_y) * hy;
        return reach_x + reach_y <= ball.radius * std::sqrt(axis_x * axis_x + axis_y * axis_y);
    }
};

}  // namespace tangency::impl
