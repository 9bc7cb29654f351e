// SPDX-License-Identifier: MIT
// The whole 3-by-3 matrix is transposed, which inverts its rotation but not its translation.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct MatrixTransposedForInverse {
    static constexpr MutantInfo info{.defect = "transposes a matrix that also translates",
                                     .seen_in = "transpose for inverse: right for the rotation only",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated,
                           const Ball<Scalar, 2>& ball) {
        const auto [cos, sin] = support::turn_of(rotated.orientation);
        const auto& [px, py] = ball.center;
        // The translation has moved into the last row, where a homogeneous divide finds it and an affine product
        // does not.
        const Vector<Scalar, 2> local{cos * px + sin * py, cos * py - sin * px};
        return support::reaches(local, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
