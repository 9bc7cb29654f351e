// SPDX-License-Identifier: MIT
// Methods of wider range: computed in a larger type, or scaled first.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// fold with every number first converted to Wide.
template <class Wide, class Scalar, std::size_t Dim>
bool fold_in(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    CenterHalfBox<Wide, Dim> wide_box;
    Ball<Wide, Dim> wide_ball;
    wide_ball.radius = Wide(ball.radius);
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        wide_box.center[axis] = Wide(box.center[axis]);
        wide_box.half_extent[axis] = Wide(box.half_extent[axis]);
        wide_ball.center[axis] = Wide(ball.center[axis]);
    }
    return Fold::intersects(wide_box, wide_ball);
}

/// Full range for f32: squares of floats span 2^-298 to 2^258, well inside double, and errors are 2^-29 of the
/// band.
/// Banded for f64, where it is plain fold.
struct DoubleInside {
    static constexpr MethodInfo info{.name = "double_inside",
                                     .idea = "fold, computed in double",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return fold_in<double>(box, ball);
    }
};

/// Full range for both on x87: 15 exponent bits hold every square of a double and 64 bits of precision stay far
/// inside the band. Where long double is double the f64 level falls to banded.
struct LongDoubleInside {
    static constexpr MethodInfo info{.name = "long_double_inside",
                                     .idea = "fold, computed in long double",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return fold_in<long double>(box, ball);
    }
};

/// Full range for f32: x + w rounds at 2^-53 only.
/// Banded for f64, where it is a plain clamp.
struct DoubleInsideCorner {
    static constexpr MethodInfo info{.name = "double_inside_corner",
                                     .idea = "clamp, computed in double",
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .level_f32 = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        double distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const double lo = double(box.corner[axis]);
            const double hi = lo + double(box.extent[axis]);
            const double position = double(ball.center[axis]);
            const double offset = position - std::max(lo, std::min(position, hi));
            distance_sq += offset * offset;
        }
        return distance_sq < double(ball.radius) * double(ball.radius);
    }
};

/// The exponent of the largest magnitude is taken out first, so the largest number lies in [1/2, 1).
/// Full range for both: no difference or square overflows, and what underflows is far below the band of the
/// scale.
struct Scaled {
    static constexpr MethodInfo info{.name = "scaled",
                                     .idea = "fold, scaled by a power of two",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar largest = ball.radius;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            largest = std::max(largest, std::abs(box.center[axis]));
            largest = std::max(largest, box.half_extent[axis]);
            largest = std::max(largest, std::abs(ball.center[axis]));
        }
        int exponent = 0;
        static_cast<void>(std::frexp(largest, &exponent));
        CenterHalfBox<Scalar, Dim> scaled_box = box;
        Ball<Scalar, Dim> scaled_ball{ball.center, std::ldexp(ball.radius, -exponent)};
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            scaled_box.center[axis] = std::ldexp(box.center[axis], -exponent);
            scaled_box.half_extent[axis] = std::ldexp(box.half_extent[axis], -exponent);
            scaled_ball.center[axis] = std::ldexp(ball.center[axis], -exponent);
        }
        return Fold::intersects(scaled_box, scaled_ball);
    }
};

}  // namespace tangency::impl::controls
