// SPDX-License-Identifier: MIT
// Rotated in space: the matrix of a unit quaternion, transposed, then fold.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The textbook matrix holds for quaternions of length one only; another length scales and bends the frame, which
/// is finding F010: level none for this form, whose quaternion may have any length.
/// Source: Ken Shoemake, "Animating rotation with quaternion curves" (SIGGRAPH 1985); the box by Ericson (2005),
/// 5.2.6.
struct RotatedQuaternion {
    static constexpr MethodInfo info{
        .name = "rotated_quaternion",
        .idea = "offset through the transposed matrix of a unit quaternion, then fold",
        .source = "Shoemake, Animating rotation with quaternion curves (1985); Ericson (2005), 5.2.6",
        .role = Role::published,
        .form = Form::center_half,
        .turning = Turning::quaternion,
        .contract = Contract::closed,
        .contract_note = "for unit quaternions; F010 for others",
        .dims = Dims::three,
        .level_f32 = Level::none,
        .level_f64 = Level::none};

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated,
                           const Ball<Scalar, 3>& ball) {
        return frame::fold_reaches<Scalar>(rotated.box, rotated.orientation, ball);
    }
};

}  // namespace tangency::impl
