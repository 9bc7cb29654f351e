// SPDX-License-Identifier: MIT
// One branch for each of the nine Voronoi regions of the rectangle.
#pragma once

#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Four corners by squared distance, four faces by one difference, the inside at once.
/// Banded: region borders may be misjudged by the rounding of x + w, where both neighbours agree to first order.
struct NineRegions {
    static constexpr MethodInfo info{.name = "nine_regions",
                                     .idea = "the nine regions around the rectangle, one branch each",
                                     .source = "control group",
                                     .role = Role::control,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .contract_note = "",
                                     .dims = Dims::two,
                                     .level_f32 = Level::banded,
                                     .level_f64 = Level::banded};

    template <class Scalar, std::size_t Dim>
        requires(Dim == 2)
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto& [left, low] = box.corner;
        const auto& [px, py] = ball.center;
        const Scalar right = left + box.extent[0];
        const Scalar high = low + box.extent[1];
        const Scalar radius = ball.radius;
        const auto reaches = [radius](Scalar dx, Scalar dy) { return dx * dx + dy * dy <= radius * radius; };
        if (px < left) {
            if (py < low) return reaches(left - px, low - py);
            if (py > high) return reaches(left - px, py - high);
            return left - px <= radius;
        }
        if (px > right) {
            if (py < low) return reaches(px - right, low - py);
            if (py > high) return reaches(px - right, py - high);
            return px - right <= radius;
        }
        if (py < low) return low - py <= radius;
        if (py > high) return py - high <= radius;
        return true;
    }
};

}  // namespace tangency::impl::controls
