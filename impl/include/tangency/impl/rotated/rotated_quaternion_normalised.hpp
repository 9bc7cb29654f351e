// SPDX-License-Identifier: MIT
// rotated_quaternion for quaternions of any length.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// Every product in the matrix carries the factor 2 / |q|^2 in place of 2, so no root is needed.
/// Source: Ken Shoemake, "Euler angle conversion", Graphics Gems IV (1994).
struct RotatedQuaternionNormalised {
    static constexpr MethodInfo info{
        .name = "rotated_quaternion_normalised",
        .idea = "matrix of a quaternion with the factor 2 / |q|^2, then fold",
        .source = "Shoemake, Euler angle conversion, Graphics Gems IV (1994), Eul_FromQuat",
        .role = Role::repaired,
        .form = Form::center_half,
        .turning = Turning::quaternion,
        .contract = Contract::closed,
        .contract_note = "",
        .dims = Dims::three,
        .level_f32 = Level::banded,
        .level_f64 = Level::banded};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        const Scalar factor = 2 / (x * x + y * y + z * z + w * w);
        const Vector<Scalar, 3> d = frame::offset_of<Scalar>(rotated.box, ball);
        const Scalar xx = factor * x * x, yy = factor * y * y, zz = factor * z * z;
        const Scalar xy = factor * x * y, xz = factor * x * z, yz = factor * y * z;
        const Scalar wx = factor * w * x, wy = factor * w * y, wz = factor * w * z;
        const Vector<Scalar, 3> local{(1 - (yy + zz)) * d[0] + (xy + wz) * d[1] + (xz - wy) * d[2],
                                      (xy - wz) * d[0] + (1 - (xx + zz)) * d[1] + (yz + wx) * d[2],
                                      (xz + wy) * d[0] + (yz - wx) * d[1] + (1 - (xx + yy)) * d[2]};
        return frame::folded_distance_sq(local, rotated.box.half_extent) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
