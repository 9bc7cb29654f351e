// SPDX-License-Identifier: MIT
// Rotated: p - c rotated back by the angle, then fold.
#pragma once

#include <cmath>

#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// v = R(-theta)(p - c), the angle in degrees times the constant pi / 180; then fold.
/// Source: alexuhui, "Judging whether a circle and a rectangle intersect" (2022-09-25), the second rotated method.
struct CounterRotation {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::degrees)
            .published(Contract::closed, "counter_rotation", "rotate p - c by -theta, then fold", "alexuhui (2022), rotated 2");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, orientation] = rotated;
        const Scalar angle = -orientation.angle * box_frame::degree<Scalar>;
        const Scalar cos = std::cos(angle);
        const Scalar sin = std::sin(angle);
        const Scalar dx = ball.center[0] - box.center[0];
        const Scalar dy = ball.center[1] - box.center[1];
        const Vector<Scalar, 2> rotated_center{cos * dx - sin * dy, sin * dx + cos * dy};
        return Fold::intersects(CenterHalfBox<Scalar, 2>{{0, 0}, box.half_extent}, Ball<Scalar, 2>{rotated_center, ball.radius});
    }
};

/// The same frame; touching does not count.
/// Source: other contract of alexuhui (2022), the second rotated method.
struct CounterRotationOpen {
    static constexpr MethodInfo info = by(Form::center_half)
                                           .rotated_by(Orientation::degrees)
                                           .repaired(Contract::open, "counter_rotation_open", "counter_rotation, then fold with <",
                                                     "other contract of alexuhui (2022), rotated 2");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto turn = box_frame::turn_of_radians(rotated.orientation.angle * box_frame::degree<Scalar>);
        const Vector<Scalar, 2> local = box_frame::into_frame(box_frame::offset_of<Scalar>(rotated.box, ball), turn);
        return box_frame::folded_distance_sq(local, rotated.box.half_extent) < ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl
