// SPDX-License-Identifier: MIT
// Rotated boxes computed in a wider type.
#pragma once

#include <cstddef>
#include <type_traits>

#include "tangency/impl/controls/rotated/sides.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// fold in the box's frame, with every number first converted to Wide.
/// Full range of floats in double: squares fit it, and an angle's own rounding is what the band widens by. Full range of both in the long
/// double of x87, whose 15 exponent bits hold the square of every product here.
template <class Wide, Name name, Orientation orientation>
struct FoldIn {
    static constexpr bool is_double = std::is_same_v<Wide, double>;
    static constexpr MethodInfo info =
        rotated_control(name, orientation,
                        is_double ? "fold in the box's frame, computed in double" : "fold in the box's frame, computed in long double")
            .reaching(Level::full_range, is_double ? Level::banded : Level::full_range);

    template <class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, Dim>, OrientationType>& rotated, const Ball<Scalar, Dim>& ball) {
        return box_frame::fold_reaches(rotated.box, box_frame::orientation_in<Wide>(rotated.orientation), ball);
    }
};

using RadiansDoubleInside = FoldIn<double, "radians_double_inside", Orientation::radians>;
using DegreesDoubleInside = FoldIn<double, "degrees_double_inside", Orientation::degrees>;
using AxisDoubleInside = FoldIn<double, "axis_double_inside", Orientation::axis>;
using QuaternionDoubleInside = FoldIn<double, "quaternion_double_inside", Orientation::quaternion>;

using RadiansLongDoubleInside = FoldIn<long double, "radians_long_double_inside", Orientation::radians>;
using DegreesLongDoubleInside = FoldIn<long double, "degrees_long_double_inside", Orientation::degrees>;
using AxisLongDoubleInside = FoldIn<long double, "axis_long_double_inside", Orientation::axis>;
using QuaternionLongDoubleInside = FoldIn<long double, "quaternion_long_double_inside", Orientation::quaternion>;

}  // namespace tangency::impl::controls
