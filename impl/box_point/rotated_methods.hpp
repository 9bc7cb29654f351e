// SPDX-License-Identifier: MIT
// A point and a rotated box: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/box_point/controls.hpp"
#include "impl/box_point/sides.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_point {

/// The point's offset along each of the box's axes, which the source's boxes store as unit vectors; another length is F009.
struct AlongAxes {
    static constexpr MethodInfo info =
        by_center.rotated_by(Orientation::axis)
            .published(Contract::closed, "point_along_axes", "|(p - c) . u_i| <= h_i for unit axes u_i",
                       "Ericson, Real-Time Collision Detection (2005), 4.4; three.js, OBB.containsPoint", Level::none)
            .noting("for unit axes; F009 for others")
            .reaching_in("unit-orientation", Level::banded);

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        const auto& [box, axis] = rotated;
        return lies_in_frame<Contract::closed>(
            impl::box_frame::into_frame(box_point::offset_of<Scalar>(box, point), impl::box_frame::Turn<Scalar>{axis.x, axis.y}),
            box.half_extent);
    }
};

struct AlongAxesNormalised : InFrame<Contract::closed> {
    static constexpr MethodInfo info =
        by_center.rotated_by(Orientation::axis)
            .repaired(Contract::closed, "point_along_axes_normalised", "point_along_axes after dividing the axis by its length",
                      "repaired from Ericson (2005), 4.4");
};

/// The canvas is rotated back, and the point with it.
struct CounterRotated {
    static constexpr MethodInfo info =
        by_corner.rotated_by(Orientation::radians)
            .published(Contract::closed, "point_counter_rotated", "p rotated about the middle by -theta, then two comparisons an axis",
                       "J.c, common 2D collision detection (2017), of a rotated rectangle")
            .reaching(Level::banded, Level::full_range);

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        const auto& [box, orientation] = rotated;
        const Scalar cx = box.corner[0] + box.extent[0] / 2, cy = box.corner[1] + box.extent[1] / 2;
        const Scalar cos = std::cos(-orientation.angle), sin = std::sin(-orientation.angle);
        const Scalar dx = point.position[0] - cx, dy = point.position[1] - cy;
        return InSides<Contract::closed>::intersects(box, Point<Scalar, 2>{{cos * dx - sin * dy + cx, sin * dx + cos * dy + cy}});
    }
};

/// v + 2 w (q x v) + 2 q x (q x v), which turns v by a quaternion of length one.
template <class Scalar>
Vector<Scalar, 3> turned_by(const Quaternion<Scalar>& q, const Vector<Scalar, 3>& v) {
    const Vector<Scalar, 3> t{2 * (q.y * v[2] - q.z * v[1]), 2 * (q.z * v[0] - q.x * v[2]), 2 * (q.x * v[1] - q.y * v[0])};
    return {v[0] + q.w * t[0] + (q.y * t[2] - q.z * t[1]), v[1] + q.w * t[1] + (q.z * t[0] - q.x * t[2]),
            v[2] + q.w * t[2] + (q.x * t[1] - q.y * t[0])};
}

/// q* (p - c) q, the conjugate of a quaternion of length one; another length is F010.
struct Conjugate {
    static constexpr MethodInfo info =
        by_center.rotated_by(Orientation::quaternion)
            .published(Contract::closed, "point_conjugate",
                       "p - c rotated by the conjugate of a unit quaternion, then two comparisons an axis",
                       "Shoemake, Animating rotation with quaternion curves (1985); Ericson (2005), 4.4", Level::none)
            .noting("for unit quaternions; F010 for others")
            .reaching_in("unit-orientation", Level::banded);

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Point<Scalar, 3>& point) {
        const auto& [box, q] = rotated;
        const Quaternion<Scalar> conjugate{-q.x, -q.y, -q.z, q.w};
        return lies_in_frame<Contract::closed>(turned_by(conjugate, box_point::offset_of<Scalar>(box, point)), box.half_extent);
    }
};

struct ConjugateNormalised {
    static constexpr MethodInfo info = by_center.rotated_by(Orientation::quaternion)
                                           .repaired(Contract::half_open, "point_conjugate_normalised",
                                                     "point_conjugate after dividing the quaternion by its length, low sides in",
                                                     "repaired from Shoemake (1985), in another contract");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Point<Scalar, 3>& point) {
        const auto [x, y, z, w] = impl::box_frame::normalised<Scalar>(rotated.orientation);
        const Vector<Scalar, 3> local = turned_by(Quaternion<Scalar>{-x, -y, -z, w}, box_point::offset_of<Scalar>(rotated.box, point));
        return lies_in_frame<Contract::half_open>(local, rotated.box.half_extent);
    }
};

using RotatedMethods = impl::MethodList<AlongAxes, AlongAxesNormalised, CounterRotated, Conjugate, ConjugateNormalised>;

/// The point in the box's frame, in one encoding and contract, computed in Wide if that is not void.
template <impl::Name name, Contract contract, const MethodInfo& encoded, Orientation orientation, class Wide,
          Level level_f32 = Level::banded, Level level_f64 = Level::banded>
struct TriedInFrame : InFrame<contract, Wide> {
    static constexpr bool is_half_open = contract == Contract::half_open;
    static constexpr MethodInfo info =
        encoded.rotated_by(orientation)
            .control(contract, name,
                     std::is_same_v<Wide, double>        ? "the point in the box's frame, in double"
                     : std::is_same_v<Wide, long double> ? "the point in the box's frame, in long double, low sides in"
                     : is_half_open                      ? "the point in the box's frame, low sides in"
                                                         : "the point in the box's frame")
            .reaching(level_f32, level_f64);
};

using RadiansHalfOpen =
    TriedInFrame<"point_radians_half_open", Contract::half_open, by_center, Orientation::radians, void, Level::full_range>;
using RadiansInDouble = TriedInFrame<"point_radians_in_double", Contract::open, by_center_size, Orientation::radians, double,
                                     Level::full_range, Level::full_range>;
using DegreesHalfOpen = TriedInFrame<"point_degrees_half_open", Contract::half_open, by_corner, Orientation::degrees, void,
                                     Level::full_range, Level::full_range>;
using DegreesClosed =
    TriedInFrame<"point_degrees_closed", Contract::closed, by_center, Orientation::degrees, void, Level::full_range, Level::full_range>;
using DegreesInLongDouble = TriedInFrame<"point_degrees_in_long_double", Contract::half_open, by_center_size, Orientation::degrees,
                                         long double, Level::full_range, Level::full_range>;
using AxisHalfOpen = TriedInFrame<"point_axis_half_open", Contract::half_open, by_center_size, Orientation::axis, void>;
using AxisInDouble = TriedInFrame<"point_axis_in_double", Contract::open, by_corner, Orientation::axis, double, Level::full_range>;
using QuaternionHalfOpen = TriedInFrame<"point_quaternion_half_open", Contract::half_open, by_corner, Orientation::quaternion, void>;
using QuaternionInDouble =
    TriedInFrame<"point_quaternion_in_double", Contract::closed, by_center_size, Orientation::quaternion, double, Level::full_range>;

/// Half axes divided by their own lengths, which costs most (docs/why/bands.md). One of no length has no direction and keeps the one given.
struct HalfAxisLengths {
    static constexpr MethodInfo info =
        by_center.rotated_by(Orientation::degrees)
            .control(Contract::half_open, "point_half_axis_lengths", "(p - c) . H / |H| against |H|, half axes H, low sides in")
            .reaching(Level::banded, Level::full_range);

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        const auto [cos, sin] = impl::box_frame::orientation_in<Scalar>(rotated.orientation);
        const Vector<Scalar, 2> offset = box_point::offset_of<Scalar>(rotated.box, point);
        const Vector<Vector<Scalar, 2>, 2> sides{{{cos, sin}, {-sin, cos}}};
        return on_every_axis<2>([&](std::size_t axis) {
            Vector<Scalar, 2> unit = sides[axis];
            const Scalar half = rotated.box.half_extent[axis], x = unit[0] * half, y = unit[1] * half;
            const Scalar length = std::hypot(x, y);
            if (length > 0) unit = {x / length, y / length};
            return lies_between<Contract::half_open>(-length, offset[0] * unit[0] + offset[1] * unit[1], length);
        });
    }
};

/// Nothing is divided: along an axis of any length offsets are that many times as long, and so are half extents.
struct AxisUndivided {
    static constexpr MethodInfo info = by_corner.rotated_by(Orientation::axis)
                                           .control(Contract::half_open, "point_axis_undivided", "(p - c) . u against h |u|, low sides in");

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        const auto& [box, axis] = rotated;
        const Scalar length = std::sqrt(axis.x * axis.x + axis.y * axis.y);
        Vector<Scalar, 2> half = impl::box_frame::half_extent_of<Scalar>(box);
        for (Scalar& number : half) number *= length;
        const impl::box_frame::Turn<Scalar> turn{axis.x, axis.y};
        return lies_in_frame<Contract::half_open>(impl::box_frame::into_frame(box_point::offset_of<Scalar>(box, point), turn), half);
    }
};

using RotatedControls =
    impl::MethodList<RadiansHalfOpen, RadiansInDouble, DegreesHalfOpen, DegreesClosed, DegreesInLongDouble, AxisHalfOpen, AxisInDouble,
                     QuaternionHalfOpen, QuaternionInDouble, HalfAxisLengths, AxisUndivided>;

}  // namespace tangency::questions::box_point
