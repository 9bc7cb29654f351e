// SPDX-License-Identifier: MIT
// One entry of the rotation matrix has + for -.
#pragma once

#include "mutant.hpp"
#include "rotated_support.hpp"

namespace tangency::mutants {

struct QuaternionMatrixSignSlip {
    static constexpr MutantInfo info{.defect = "one sign of the rotation matrix is wrong",
                                     .seen_in = "a matrix copied from a blurred page",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dim = 3};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto [x, y, z, w] = support::turn_of(rotated.orientation);
        const Vector<Scalar, 3> d = support::offset(rotated.box, ball);
        Vector<Scalar, 3> local = support::into_frame(d, Quaternion<Scalar>{x, y, z, w});
        local[2] += 4 * w * x * d[1];
        return support::reaches(local, rotated.box.half_extent, ball.radius);
    }
};

}  // namespace tangency::mutants
