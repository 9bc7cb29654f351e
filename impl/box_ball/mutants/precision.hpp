// SPDX-License-Identifier: MIT
// Precision: numbers lose digits on the way, by casts to int, to float, to fixed point or to half floats.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_precision(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("casts_box_center_to_int", in.corner_size.f32.everywhere(), {"casts the box centre to int", "raysan5/raylib #3575 (2023)"},
        []<class Scalar, std::size_t Dim>(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
            return sum_of_squares(ball, [&](auto i) {
                       const Scalar half_extent = box.extent[i] / 2;
                       return positive(std::abs(ball.center[i] - std::trunc(box.corner[i] + half_extent)) - half_extent);
                   }) <= square(ball.radius);
        });
    add("casts_center_to_int", in.lo_hi.f32, {"casts the circle centre to int", "integer mouse positions"},
        [](const auto& box, const auto& ball) {
            const auto& [x, y] = ball.center;
            return hits_closed(box, about({std::trunc(x), std::trunc(y)}, ball));
        });
    add("casts_radius_to_int", in.lo_hi.f32, {"casts the radius to int", "DrawCircle(int radius)"},
        [](const auto& box, const auto& ball) { return hits_closed(box, with_radius(ball, std::trunc(ball.radius))); });
    add("rounds_corner_to_pixel", in.corner_size.f32, {"floors the corner of the box", "rendering coordinates reused for collisions"},
        [](const auto& box, const auto& ball) {
            auto floored = box;
            for (auto& number : floored.corner) number = std::floor(number);
            return hits_closed(floored, ball);
        });
    add("fixed_point_coordinates", in.lo_hi.f32, {"rounds the circle centre to multiples of 1/256", "24.8 fixed point"},
        [](const auto& box, const auto& ball) {
            const auto fixed = [](float x) { return std::nearbyint(x * 256) / 256; };
            return hits_closed(box, about(mapped<float>(ball.center, fixed), ball));
        });
    add("half_precision_center", in.center_half.f32, {"stores the circle centre in half precision", "half floats from a vertex buffer"},
        [](const auto& box, const auto& ball) {
            const auto half = [](float x) { return rounded_to_bits(x, 11); };
            return hits_closed(box, about(mapped<float>(ball.center, half), ball));
        });
    add("half_precision_root", in.center_half.f32, {"takes the square root in half precision", "fast square root on a GPU"},
        [](const auto& box, const auto& ball) { return rounded_to_bits(distance(box, ball), 11) <= ball.radius; });
    add("truncates_center_at_12_bits", in.center_half.f32,
        {"truncates the circle centre to 12 bits", "rounding towards zero while packing"}, [](const auto& box, const auto& ball) {
            const auto cut = [](float x) {
                int exponent = 0;
                const auto fraction = std::frexp(x, &exponent);
                return std::ldexp(std::trunc(std::ldexp(fraction, 12)), exponent - 12);
            };
            return hits_closed(box, about(mapped<float>(ball.center, cut), ball));
        });
    add("float_in_double", in.center_half.f64, {"casts every double to float", "an f suffix too many"},
        [](const auto& box, const auto& ball) { return hits_closed(as<float>(box), as<float>(ball)); });
    add("float_radius_in_double", in.lo_hi.f64,
        {"stores the radius as float in a function of doubles", "a float member in a struct of doubles"},
        [](const auto& box, const auto& ball) { return hits_closed(box, with_radius(ball, static_cast<float>(ball.radius))); });
    add("float_root_in_double", in.center_half.f64, {"takes the square root in float in a function of doubles", "sqrtf in double code"},
        [](const auto& box, const auto& ball) { return std::sqrt(static_cast<float>(distance_sq(box, ball))) <= ball.radius; });
    add("float_sine_in_double", in.center_half_radians.f64, {"cosf and sinf in a function of doubles", "cosf in double code"},
        [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_by(static_cast<float>(rotated.orientation.angle));
            return hits_rotated(rotated.box, Rotation<double>{cos, sin}, ball);
        });
}

}  // namespace tangency::mutants
