// SPDX-License-Identifier: MIT
// The box is turned about the corner that the caller stores.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct TurnsAboutTheCornerInSpace {
    static constexpr MutantInfo info{.defect = "turns about the corner instead of the centre",
                                     .seen_in = "a pivot at the model's origin",
                                     .form = Form::corner_size,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        Vector<Scalar, 3> half{};
        Vector<Scalar, 3> from_corner{};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            half[axis] = rotated.box.extent[axis] / 2;
            from_corner[axis] = ball.center[axis] - rotated.box.corner[axis];
        }
        Vector<Scalar, 3> local = support::into_frame(from_corner, support::turn_of(rotated.orientation));
        for (std::size_t axis = 0; axis < 3; ++axis) local[axis] -= half[axis];
        return support::reaches(local, half, ball.radius);
    }
};

}  // namespace tangency::mutants
