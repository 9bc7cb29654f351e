// SPDX-License-Identifier: MIT
// Rotated in space: the matrix of a unit quaternion, transposed, then fold.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The textbook matrix holds for quaternions of length one only; another length scales and bends the frame, which
/// is finding F010: level none for this form, whose quaternion may have any length.
/// Source: Ken Shoemake, "Animating rotation with quaternion curves" (SIGGRAPH 1985); the box by Ericson (2005),
/// 5.2.6.
struct RotatedQuaternion {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::quaternion)
            .published(Contract::closed, "rotated_quaternion", "offset through the transposed matrix of a unit quaternion, then fold",
                       "Shoemake, Animating rotation with quaternion curves (1985); Ericson (2005), 5.2.6", Level::none)
            .noting("for unit quaternions; F010 for others");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        return box_frame::fold_reaches<Scalar>(rotated.box, rotated.orientation, ball);
    }
};

/// Every product in the matrix carries the factor 2 / |q|^2 in place of 2, so no root is needed.
struct RotatedQuaternionNormalised {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::quaternion)
            .repaired(Contract::closed, "rotated_quaternion_normalised", "matrix of a quaternion with the factor 2 / |q|^2, then fold",
                      "Shoemake, Euler angle conversion, Graphics Gems IV (1994), Eul_FromQuat");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        const Scalar factor = 2 / (x * x + y * y + z * z + w * w);
        const Vector<Scalar, 3> d = box_frame::offset_of<Scalar>(rotated.box, ball);
        const Scalar xx = factor * x * x, yy = factor * y * y, zz = factor * z * z;
        const Scalar xy = factor * x * y, xz = factor * x * z, yz = factor * y * z;
        const Scalar wx = factor * w * x, wy = factor * w * y, wz = factor * w * z;
        const Vector<Scalar, 3> local{(1 - (yy + zz)) * d[0] + (xy + wz) * d[1] + (xz - wy) * d[2],
                                      (xy - wz) * d[0] + (1 - (xx + zz)) * d[1] + (yz + wx) * d[2],
                                      (xz + wy) * d[0] + (yz - wx) * d[1] + (1 - (xx + yy)) * d[2]};
        return box_frame::folded_distance_sq(local, rotated.box.half_extent) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
