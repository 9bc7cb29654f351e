// SPDX-License-Identifier: MIT
// The circle is a regular polygon of 32 sides with vertices on the axes.
#pragma once

#include <cmath>
#include <cstddef>
#include <numbers>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CircleOf32Sides {
    static constexpr MutantInfo info{.defect = "replaces the circle by an inscribed polygon of 32 sides",
                                     .seen_in = "GEOS and Shapely buffers, 8 segments a quadrant",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        constexpr int sides = 32;
        const double dx = double(ball.center[0]) - double(box.center[0]);
        const double dy = double(ball.center[1]) - double(box.center[1]);
        const double hx = double(box.half_extent[0]);
        const double hy = double(box.half_extent[1]);
        const double radius = double(ball.radius);
        if (!support::reaches_bounding_box(box, ball)) return false;
        for (int side = 0; side < sides / 2; ++side) {
            const double angle = 2 * std::numbers::pi * (side + 0.5) / sides;
            const double nx = std::cos(angle);
            const double ny = std::sin(angle);
            const double reach =
                std::abs(nx) * hx + std::abs(ny) * hy + radius * std::cos(std::numbers::pi / sides);
            if (std::abs(nx * dx + ny * dy) > reach) return false;
        }
        return true;
    }
};

}  // namespace tangency::mutants
