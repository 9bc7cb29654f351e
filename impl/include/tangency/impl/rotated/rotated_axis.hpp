// SPDX-License-Identifier: MIT
// Rotated: dot products with the box's axes, which must be unit vectors, then fold.
#pragma once

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// The box's frame by dot products with its axes, (u, v) and (-v, u). The source's structure holds unit axes and
/// says so; a direction of another length scales the frame but not the extents, which is finding F009: level none
/// for this form.
/// Source: Christer Ericson, Real-Time Collision Detection (2005), closest point on an OBB and sphere against OBB.
struct RotatedAxis {
    static constexpr MethodInfo info = by(Form::center_half)
                                           .rotated_by(Orientation::axis)
                                           .published(Contract::closed, "rotated_axis", "dot products of p - c with unit axes, then fold",
                                                      "Ericson, Real-Time Collision Detection (2005), 5.1.4 and 5.2.6", Level::none)
                                           .noting("for unit axes; F009 for others");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, axis] = rotated;
        const Scalar dx = ball.center[0] - box.center[0];
        const Scalar dy = ball.center[1] - box.center[1];
        const Vector<Scalar, 2> local{dx * axis.x + dy * axis.y, dy * axis.x - dx * axis.y};
        return box_frame::folded_distance_sq(local, box.half_extent) <= ball.radius * ball.radius;
    }
};

/// The repair: the axis is divided by the square root of its squared length.
/// Source: repaired from Ericson (2005), 5.2.6.
struct RotatedAxisNormalised {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::axis)
            .repaired(Contract::closed, "rotated_axis_normalised", "rotated_axis after dividing the axis by its length",
                      "repaired from Ericson, Real-Time Collision Detection (2005)");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        return box_frame::fold_reaches(rotated.box, box_frame::normalised<Scalar>(rotated.orientation), ball);
    }
};

}  // namespace tangency::impl
