// SPDX-License-Identifier: MIT
// Precision: numbers lose digits on the way, by casts to int, to float, to fixed point or to half floats.
#pragma once

#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct CastsBoxCenterToInt {
    static constexpr MutantInfo info{"casts the box centre to int", "raysan5/raylib #3575 (2023)"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return sum_of_squares<Dim>([&](auto i) {
                   const Scalar half_extent = box.extent[i] / 2;
                   return positive(std::abs(ball.center[i] - std::trunc(box.corner[i] + half_extent)) - half_extent);
               }) <= square(ball.radius);
    }
};

struct CastsCenterToInt {
    static constexpr MutantInfo info{"casts the circle centre to int", "integer mouse positions"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto& [x, y] = ball.center;
        return hits_closed(box, Ball<float, 2>{{std::trunc(x), std::trunc(y)}, ball.radius});
    }
};

struct CastsRadiusToInt {
    static constexpr MutantInfo info{"casts the radius to int", "DrawCircle(int radius)"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(box, Ball<float, 2>{ball.center, std::trunc(ball.radius)});
    }
};

struct RoundsCornerToPixel {
    static constexpr MutantInfo info{"floors the corner of the box", "rendering coordinates reused for collisions"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto& [x, y] = box.corner;
        return hits_closed(CornerSizeBox<float, 2>{{std::floor(x), std::floor(y)}, box.extent}, ball);
    }
};

struct FixedPointCoordinates {
    static constexpr MutantInfo info{"rounds the circle centre to multiples of 1/256", "24.8 fixed point"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto fixed = [](float x) { return std::nearbyint(x * 256) / 256; };
        return hits_closed(box, Ball<float, 2>{mapped<float>(ball.center, fixed), ball.radius});
    }
};

struct HalfPrecisionCenter {
    static constexpr MutantInfo info{"stores the circle centre in half precision", "half floats from a vertex buffer"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto half = [](float x) { return rounded_to_bits(x, 11); };
        return hits_closed(box, Ball<float, 2>{mapped<float>(ball.center, half), ball.radius});
    }
};

struct HalfPrecisionRoot {
    static constexpr MutantInfo info{"takes the square root in half precision", "fast square root on a GPU"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return rounded_to_bits(distance(box, ball), 11) <= ball.radius;
    }
};

struct TruncatesCenterAt12Bits {
    static constexpr MutantInfo info{"truncates the circle centre to 12 bits", "rounding towards zero while packing"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto cut = [](float x) {
            int exponent = 0;
            const float fraction = std::frexp(x, &exponent);
            return std::ldexp(std::trunc(std::ldexp(fraction, 12)), exponent - 12);
        };
        return hits_closed(box, Ball<float, 2>{mapped<float>(ball.center, cut), ball.radius});
    }
};

struct FloatInDouble {
    static constexpr MutantInfo info{"casts every double to float", "an f suffix too many"};
    static bool intersects(const CenterHalfBox<double, 2>& box, const Ball<double, 2>& ball) {
        return hits_closed(as<float>(box), as<float>(ball));
    }
};

struct FloatRadiusInDouble {
    static constexpr MutantInfo info{"stores the radius as float in a function of doubles", "a float member in a struct of doubles"};
    static bool intersects(const LoHiBox<double, 2>& box, const Ball<double, 2>& ball) {
        return hits_closed(box, Ball<double, 2>{ball.center, static_cast<float>(ball.radius)});
    }
};

struct FloatRootInDouble {
    static constexpr MutantInfo info{"takes the square root in float in a function of doubles", "sqrtf in double code"};
    static bool intersects(const CenterHalfBox<double, 2>& box, const Ball<double, 2>& ball) {
        return std::sqrt(static_cast<float>(distance_sq(box, ball))) <= ball.radius;
    }
};

struct FloatSineInDouble {
    static constexpr MutantInfo info{"cosf and sinf in a function of doubles", "cosf in double code"};
    static bool intersects(const CenterHalfBy<Radians, double>& rotated, const Ball<double, 2>& ball) {
        const auto [cos, sin] = rotation_by(static_cast<float>(rotated.orientation.angle));
        return hits_rotated(rotated.box, Rotation<double>{cos, sin}, ball);
    }
};

}  // namespace tangency::mutants
