// SPDX-License-Identifier: MIT
// Rotated boxes computed in a wider type.
#pragma once

#include <cstddef>
#include <string_view>

#include "tangency/impl/controls/rotated/sides.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// fold in the box's frame, with every number first converted to Wide.
template <template <class> class OrientationType, std::size_t dim, class Wide>
struct FoldRotatedIn {
    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, dim>, OrientationType<Scalar>>& rotated, const Ball<Scalar, dim>& ball) {
        return box_frame::fold_reaches(rotated.box, box_frame::orientation_in<Wide>(rotated.orientation), ball);
    }
};

/// Full range for f32: squares of floats fit a double, and an angle's own rounding is what the band widens by.
constexpr MethodInfo in_double(std::string_view name, Orientation orientation) {
    MethodInfo info = rotated_control(name, orientation, "fold in the box's frame, computed in double", Level::full_range);
    info.level_f64 = Level::banded;
    return info;
}

/// Full range for both on x87, whose 15 exponent bits hold the square of every product here.
constexpr MethodInfo in_long_double(std::string_view name, Orientation orientation) {
    return rotated_control(name, orientation, "fold in the box's frame, computed in long double", Level::full_range);
}

struct RadiansDoubleInside : FoldRotatedIn<Radians, 2, double> {
    static constexpr auto info = in_double("radians_double_inside", Orientation::radians);
};
struct DegreesDoubleInside : FoldRotatedIn<Degrees, 2, double> {
    static constexpr auto info = in_double("degrees_double_inside", Orientation::degrees);
};
struct AxisDoubleInside : FoldRotatedIn<Axis, 2, double> {
    static constexpr auto info = in_double("axis_double_inside", Orientation::axis);
};
struct QuaternionDoubleInside : FoldRotatedIn<Quaternion, 3, double> {
    static constexpr auto info = in_double("quaternion_double_inside", Orientation::quaternion);
};

struct RadiansLongDoubleInside : FoldRotatedIn<Radians, 2, long double> {
    static constexpr auto info = in_long_double("radians_long_double_inside", Orientation::radians);
};
struct DegreesLongDoubleInside : FoldRotatedIn<Degrees, 2, long double> {
    static constexpr auto info = in_long_double("degrees_long_double_inside", Orientation::degrees);
};
struct AxisLongDoubleInside : FoldRotatedIn<Axis, 2, long double> {
    static constexpr auto info = in_long_double("axis_long_double_inside", Orientation::axis);
};
struct QuaternionLongDoubleInside : FoldRotatedIn<Quaternion, 3, long double> {
    static constexpr auto info = in_long_double("quaternion_long_double_inside", Orientation::quaternion);
};

}  // namespace tangency::impl::controls
