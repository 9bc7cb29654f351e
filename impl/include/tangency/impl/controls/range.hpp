// SPDX-License-Identifier: MIT
// Methods of wider range: computed in a larger type, or scaled first.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/as.hpp"
#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// Full range for f32: squares of floats span 2^-298 to 2^258, well inside double, and errors are 2^-29 of the
/// band.
/// Banded for f64, where it is plain fold.
struct DoubleInside : In<double, Fold> {
    static constexpr MethodInfo info = by(Form::center_half)
                                           .control(Contract::closed, "double_inside", "fold, computed in double")
                                           .reaching(Level::full_range, Level::banded);
};

/// Full range for both on x87: 15 exponent bits hold every square of a double and 64 bits of precision stay far
/// inside the band. Where long double is double the f64 level falls to banded.
struct LongDoubleInside : In<long double, Fold> {
    static constexpr MethodInfo info =
        by(Form::center_half).control(Contract::closed, "long_double_inside", "fold, computed in long double", Level::full_range);
};

/// Full range for f32: x + w rounds at 2^-53 only.
/// Banded for f64, where it is a plain clamp.
struct DoubleInsideCorner {
    static constexpr MethodInfo info = by(Form::corner_size)
                                           .control(Contract::open, "double_inside_corner", "clamp, computed in double")
                                           .reaching(Level::full_range, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto [lo, hi] = sides_of(as<double>(box));
        const auto [center, radius] = as<double>(ball);
        double distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const double offset = center[axis] - std::max(lo[axis], std::min(center[axis], hi[axis]));
            distance_sq += offset * offset;
        }
        return distance_sq < radius * radius;
    }
};

/// The exponent of the largest magnitude is taken out first, so the largest number lies in [1/2, 1).
/// Full range for both: no difference or square overflows, and what underflows is far below the band of the
/// scale.
struct Scaled {
    static constexpr MethodInfo info =
        by(Form::center_half).control(Contract::closed, "scaled", "fold, scaled by a power of two", Level::full_range);

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
