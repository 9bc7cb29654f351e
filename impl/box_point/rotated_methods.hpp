// SPDX-License-Identifier: MIT
// A point and a rotated box: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <cmath>
#include <cstddef>
#include <string_view>

#include "impl/box_point/controls.hpp"
#include "impl/box_point/sides.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_point {

constexpr MethodInfo rotated_method(MethodInfo info, Orientation orientation) {
    info.orientation = orientation;
    info.dims = orientation == Orientation::quaternion ? impl::Dims::three : impl::Dims::two;
    info.question = Question::box_point;
    return info;
}

/// What holds for orientations of length one alone, as what is published asks for.
constexpr MethodInfo of_unit_orientations(MethodInfo info) {
    info.level_f32 = info.level_f64 = Level::none;
    info.domain = "unit-orientation";
    info.level_in_domain = Level::banded;
    return info;
}

/// The point's offset along each of the box's axes, which the source's boxes store as unit vectors; another length is F009.
struct AlongAxes {
    static constexpr auto info =
        of_unit_orientations(rotated_method({.name = "point_along_axes",
                                             .idea = "|(p - c) . u_i| <= h_i for unit axes u_i",
                                             .source = "Ericson, Real-Time Collision Detection (2005), 4.4; three.js, OBB.containsPoint",
                                             .role = published,
                                             .form = Form::center_half,
                                             .contract = Contract::closed,
                                             .contract_note = "for unit axes; F009 for others"},
                                            Orientation::axis));

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        const auto& [box, axis] = rotated;
        return lies_in_frame<Contract::closed>(
            impl::box_frame::into_frame(box_point::offset_of<Scalar>(box, point), impl::box_frame::Turn<Scalar>{axis.x, axis.y}),
            box.half_extent);
    }
};

struct AlongAxesNormalised {
    static constexpr auto info = rotated_method({.name = "point_along_axes_normalised",
                                                 .idea = "point_along_axes after dividing the axis by its length",
                                                 .source = "repaired from Ericson (2005), 4.4",
                                                 .role = repaired,
                                                 .form = Form::center_half,
                                                 .contract = Contract::closed},
                                                Orientation::axis);

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        return lies_in_rotated<Contract::closed, Scalar>(rotated, point);
    }
};

/// The canvas is rotated back, and the point with it.
struct CounterRotated {
    static constexpr auto info = rotated_method({.name = "point_counter_rotated",
                                                 .idea = "p rotated about the middle by -theta, then two comparisons an axis",
                                                 .source = "J.c, common 2D collision detection (2017), of a rotated rectangle",
                                                 .role = published,
                                                 .form = Form::corner_size,
                                                 .contract = Contract::closed,
                                                 .level_f64 = Level::full_range},
                                                Orientation::radians);

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Radians<Scalar>>& rotated, const Point<Scalar, 2>& point) {
        const auto& [box, orientation] = rotated;
        const Scalar cx = box.corner[0] + box.extent[0] / 2, cy = box.corner[1] + box.extent[1] / 2;
        const Scalar cos = std::cos(-orientation.angle), sin = std::sin(-orientation.angle);
        const Scalar dx = point.position[0] - cx, dy = point.position[1] - cy;
        return lies_in_sides<Contract::closed, Scalar>(box, Point<Scalar, 2>{{cos * dx - sin * dy + cx, sin * dx + cos * dy + cy}});
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
    static constexpr auto info =
        of_unit_orientations(rotated_method({.name = "point_conjugate",
                                             .idea = "p - c rotated by the conjugate of a unit quaternion, then two comparisons an axis",
                                             .source = "Shoemake, Animating rotation with quaternion curves (1985); Ericson (2005), 4.4",
                                             .role = published,
                                             .form = Form::center_half,
                                             .contract = Contract::closed,
                                             .contract_note = "for unit quaternions; F010 for others"},
                                            Orientation::quaternion));

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Point<Scalar, 3>& point) {
        const auto& [box, q] = rotated;
        const Quaternion<Scalar> conjugate{-q.x, -q.y, -q.z, q.w};
        return lies_in_frame<Contract::closed>(turned_by(conjugate, box_point::offset_of<Scalar>(box, point)), box.half_extent);
    }
};

struct ConjugateNormalised {
    static constexpr auto info = rotated_method({.name = "point_conjugate_normalised",
                                                 .idea = "point_conjugate after dividing the quaternion by its length, low sides in",
                                                 .source = "repaired from Shoemake (1985), in another contract",
                                                 .role = repaired,
                                                 .form = Form::center_half,
                                                 .contract = Contract::half_open},
                                                Orientation::quaternion);

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Point<Scalar, 3>& point) {
        const auto [x, y, z, w] = impl::box_frame::normalised<Scalar>(rotated.orientation);
        const Vector<Scalar, 3> local = turned_by(Quaternion<Scalar>{-x, -y, -z, w}, box_point::offset_of<Scalar>(rotated.box, point));
        return lies_in_frame<Contract::half_open>(local, rotated.box.half_extent);
    }
};

using RotatedMethods = impl::MethodList<AlongAxes, AlongAxesNormalised, CounterRotated, Conjugate, ConjugateNormalised>;

constexpr MethodInfo rotated_variant(std::string_view name, std::string_view idea, Form form, Contract contract, Orientation orientation,
                                     Level level_f32 = Level::banded, Level level_f64 = Level::banded) {
    MethodInfo info = rotated_method(right_variant(name, idea, form, contract), orientation);
    info.level_f32 = level_f32;
    info.level_f64 = level_f64;
    return info;
}

/// The point in the box's frame, all in Wide, or in the scalar itself where that is void.
template <Contract contract, class Wide = void>
struct InFrame {
    template <class Box, class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<Box, OrientationType>& rotated, const Point<Scalar, Dim>& point) {
        return lies_in_rotated<contract, std::conditional_t<std::is_void_v<Wide>, Scalar, Wide>>(rotated, point);
    }
};

struct RadiansHalfOpen : InFrame<Contract::half_open> {
    static constexpr auto info = rotated_variant("point_radians_half_open", "the point in the box's frame, low sides in", Form::center_half,
                                                 Contract::half_open, Orientation::radians, Level::full_range);
};
struct RadiansInDouble : InFrame<Contract::open, double> {
    static constexpr auto info = rotated_variant("point_radians_in_double", "the point in the box's frame, in double", Form::center_size,
                                                 Contract::open, Orientation::radians, Level::full_range, Level::full_range);
};
struct DegreesHalfOpen : InFrame<Contract::half_open> {
    static constexpr auto info = rotated_variant("point_degrees_half_open", "the point in the box's frame, low sides in", Form::corner_size,
                                                 Contract::half_open, Orientation::degrees, Level::full_range, Level::full_range);
};
struct DegreesClosed : InFrame<Contract::closed> {
    static constexpr auto info = rotated_variant("point_degrees_closed", "the point in the box's frame", Form::center_half,
                                                 Contract::closed, Orientation::degrees, Level::full_range, Level::full_range);
};
struct DegreesInLongDouble : InFrame<Contract::half_open, long double> {
    static constexpr auto info =
        rotated_variant("point_degrees_in_long_double", "the point in the box's frame, in long double, low sides in", Form::center_size,
                        Contract::half_open, Orientation::degrees, Level::full_range, Level::full_range);
};
struct AxisHalfOpen : InFrame<Contract::half_open> {
    static constexpr auto info = rotated_variant("point_axis_half_open", "the point in the box's frame, low sides in", Form::center_size,
                                                 Contract::half_open, Orientation::axis);
};
struct AxisInDouble : InFrame<Contract::open, double> {
    static constexpr auto info = rotated_variant("point_axis_in_double", "the point in the box's frame, in double", Form::corner_size,
                                                 Contract::open, Orientation::axis, Level::full_range);
};
struct QuaternionHalfOpen : InFrame<Contract::half_open> {
    static constexpr auto info = rotated_variant("point_quaternion_half_open", "the point in the box's frame, low sides in",
                                                 Form::corner_size, Contract::half_open, Orientation::quaternion);
};
struct QuaternionInDouble : InFrame<Contract::closed, double> {
    static constexpr auto info = rotated_variant("point_quaternion_in_double", "the point in the box's frame, in double", Form::center_size,
                                                 Contract::closed, Orientation::quaternion, Level::full_range);
};

/// Half axes divided by their own lengths, which costs most (docs/why/bands.md). One of no length has no direction and keeps the one given.
struct HalfAxisLengths {
    static constexpr auto info =
        rotated_variant("point_half_axis_lengths", "(p - c) . H / |H| against |H|, half axes H, low sides in", Form::center_half,
                        Contract::half_open, Orientation::degrees, Level::banded, Level::full_range);

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
    static constexpr auto info = rotated_variant("point_axis_undivided", "(p - c) . u against h |u|, low sides in", Form::corner_size,
                                                 Contract::half_open, Orientation::axis);

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
