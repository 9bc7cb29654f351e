// SPDX-License-Identifier: MIT
// Boxes rotated by a quaternion: by matrix, by cross products, about the centre of corner and size.
#pragma once

#include "tangency/impl/controls/rotated/sides.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// As rotated_quaternion once the quaternion has length one.
struct QuaternionMatrix {
    static constexpr auto info =
        rotated_control("quaternion_matrix", Orientation::quaternion, "divide the quaternion by its length, matrix, then fold");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        return box_frame::fold_reaches(rotated.box, box_frame::normalised<Scalar>(rotated.orientation), ball);
    }
};

/// The short form of q v q^-1 for a unit quaternion; the vector part is negated because the offset is rotated back.
struct QuaternionTwoCrosses {
    static constexpr auto info =
        rotated_control("quaternion_two_crosses", Orientation::quaternion, "v + 2 q x (q x v + w v) with the conjugate, then fold");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        const Quaternion<Scalar> unit = box_frame::normalised<Scalar>(rotated.orientation);
        const Vector<Scalar, 3> v = box_frame::offset_of<Scalar>(rotated.box, ball);
        const Scalar x = -unit.x, y = -unit.y, z = -unit.z;
        const Scalar inner_x = y * v[2] - z * v[1] + unit.w * v[0];
        const Scalar inner_y = z * v[0] - x * v[2] + unit.w * v[1];
        const Scalar inner_z = x * v[1] - y * v[0] + unit.w * v[2];
        const Vector<Scalar, 3> local{v[0] + 2 * (y * inner_z - z * inner_y), v[1] + 2 * (z * inner_x - x * inner_z),
                                      v[2] + 2 * (x * inner_y - y * inner_x)};
        return box_frame::folded_distance_sq(local, rotated.box.half_extent) <= ball.radius * ball.radius;
    }
};

/// The pivot is the centre of the box.
struct CornerQuaternion {
    static constexpr auto info = rotated_control("corner_quaternion", Orientation::quaternion,
                                                 "centre x + w / 2, normalised quaternion, then fold", Level::banded, Form::corner_size);

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        return box_frame::fold_reaches(rotated.box, box_frame::normalised<Scalar>(rotated.orientation), ball);
    }
};

}  // namespace tangency::impl::controls
