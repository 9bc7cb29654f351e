// SPDX-License-Identifier: MIT
// The turned box is replaced by its axis-aligned bounding box.
#pragma once

#include <cmath>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct BoundingBoxOfTheTurnedBox {
    static constexpr MutantInfo info{.defect = "tests the bounding box of the turned box",
                                     .seen_in = "getBounds() of a rotated sprite",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto [cos, sin] = support::turn_of(rotated.orientation);
        const auto& [hx, hy] = rotated.box.half_extent;
        const Vector<Scalar, 2> bound{std::abs(cos) * hx + std::abs(sin) * hy,
                                      std::abs(sin) * hx + std::abs(cos) * hy};
        return support::reaches(support::offset(rotated.box, ball), bound, ball.radius);
    }
};

}  // namespace tangency::mutants
