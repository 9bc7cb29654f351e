// SPDX-License-Identifier: MIT
// Rotated boxes computed in a wider type.
#pragma once

#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// fold in the box's frame, with every number first converted to Wide.
template <template <class> class Orientation, std::size_t dim, class Wide>
struct FoldRotatedIn {
    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, dim>, Orientation<Scalar>>& rotated,
                           const Ball<Scalar, dim>& ball) {
        return frame::fold_reaches(rotated.box, frame::orientation_in<Wide>(rotated.orientation), ball);
    }
};

/// Full range for f32: squares of floats fit a double, and an angle's own rounding is what the band widens by.
struct RadiansDoubleInside : FoldRotatedIn<Radians, 2, double> {
    static constexpr MethodInfo info{.name = "radians_double_inside",
                                     .idea = "fold in the box's frame, computed in double",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range};
};

struct DegreesDoubleInside : FoldRotatedIn<Degrees, 2, double> {
    static constexpr MethodInfo info{.name = "degrees_double_inside",
                                     .idea = "fold in the box's frame, computed in double",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range};
};

struct AxisDoubleInside : FoldRotatedIn<Axis, 2, double> {
    static constexpr MethodInfo info{.name = "axis_double_inside",
                                     .idea = "fold in the box's frame, computed in double",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range};
};

struct QuaternionDoubleInside : FoldRotatedIn<Quaternion, 3, double> {
    static constexpr MethodInfo info{.name = "quaternion_double_inside",
                                     .idea = "fold in the box's frame, computed in double",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dims = Dims::three,
                                     .level_f32 = Level::full_range};
};

/// Full range for both on x87, whose 15 exponent bits hold the square of every product here.
struct RadiansLongDoubleInside : FoldRotatedIn<Radians, 2, long double> {
    static constexpr MethodInfo info{.name = "radians_long_double_inside",
                                     .idea = "fold in the box's frame, computed in long double",
                                     .form = Form::center_half,
                                     .turning = Turning::radians,
                                     .contract = Contract::closed,
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};
};

struct DegreesLongDoubleInside : FoldRotatedIn<Degrees, 2, long double> {
    static constexpr MethodInfo info{.name = "degrees_long_double_inside",
                                     .idea = "fold in the box's frame, computed in long double",
                                     .form = Form::center_half,
                                     .turning = Turning::degrees,
                                     .contract = Contract::closed,
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};
};

struct AxisLongDoubleInside : FoldRotatedIn<Axis, 2, long double> {
    static constexpr MethodInfo info{.name = "axis_long_double_inside",
                                     .idea = "fold in the box's frame, computed in long double",
                                     .form = Form::center_half,
                                     .turning = Turning::axis,
                                     .contract = Contract::closed,
                                     .dims = Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};
};

struct QuaternionLongDoubleInside : FoldRotatedIn<Quaternion, 3, long double> {
    static constexpr MethodInfo info{.name = "quaternion_long_double_inside",
                                     .idea = "fold in the box's frame, computed in long double",
                                     .form = Form::center_half,
                                     .turning = Turning::quaternion,
                                     .contract = Contract::closed,
                                     .dims = Dims::three,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};
};

}  // namespace tangency::impl::controls
