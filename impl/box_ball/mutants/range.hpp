// SPDX-License-Identifier: MIT
// Range: numbers, differences or squares that are too large or too small for the type, or cut as if they were.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

// As a product of integers of so many bits does, whose top bits are lost. Beyond 2^53 a double has none below them.
inline double wrapped(double product, int bits) {
    const double turn = std::ldexp(1.0, bits);
    return product - turn * std::floor(product / turn + 0.5);
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_range(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("trusts_double", in.center_half.f32,
        {.defect = "is thought exact because it evaluates floats in double",
         .seen_in = "a common belief; a tie with one tiny term refutes it",
         .unbroken = Level::exact},
        [](const auto& box, const auto& ball) { return hits_closed(as<double>(box), as<double>(ball)); });
    add("difference_overflows", in.center_half.f32,
        {.defect = "p - c overflows to infinity: spurious misses",
         .seen_in = "one subtraction before the cast to double",
         .unbroken = Level::full_range},
        [](const auto& box, const auto& ball) {
            const bool overflows =
                on_some_axis(ball, [&](auto i) { return std::abs(ball.center[i] - box.center[i]) > std::numeric_limits<float>::max(); });
            return !overflows && hits_closed(as<double>(box), as<double>(ball));
        });
    add("squares_saturate", in.center_half.f32.everywhere(),
        {.defect = "clamps both squares at the largest float: spurious hits beyond 1.8e19",
         .seen_in = "dartsim/dart #3305 (2026), there at 1e154",
         .unbroken = Level::full_range},
        [](const auto& box, const auto& ball) {
            constexpr double limit = std::numeric_limits<float>::max();
            const auto away_sq = distance_sq(as<double>(box), as<double>(ball));
            return std::min(away_sq, limit) <= std::min(square(double(ball.radius)), limit);
        });
    add("squares_saturate_at_int_max", in.center_half.f32,
        {"clamps both squares at the largest 32-bit int", "the invitation of integer pixels"}, [](const auto& box, const auto& ball) {
            constexpr double limit = 2147483647.0;
            const auto away_sq = distance_sq(as<double>(box), as<double>(ball));
            return std::min(away_sq, limit) <= std::min(square(double(ball.radius)), limit);
        });
    add("squares_wrap_at_int_32", in.center_half.f32,
        {"adds and compares squares in a 32-bit int, which wraps beyond 46,340", "int dx, dy; dx * dx + dy * dy <= r * r"},
        [](const auto& box, const auto& ball) {
            return wrapped(distance_sq(as<double>(box), as<double>(ball)), 32) <= wrapped(square(double(ball.radius)), 32);
        });
    add("squares_wrap_at_int_16", in.corner_size.f32,
        {"adds and compares squares in a 16-bit int, which wraps beyond 181", "int on a small processor"},
        [](const auto& box, const auto& ball) {
            return wrapped(double(distance_sq(box, ball)), 16) <= wrapped(double(square(ball.radius)), 16);
        });
    add("squares_underflow", in.center_half.f32,
        {.defect = "flushes both squares to zero below 2^-126: spurious hits",
         .seen_in = "float squares of small inputs",
         .unbroken = Level::full_range},
        [](const auto& box, const auto& ball) {
            const auto flush = [](double square) { return square < std::numeric_limits<float>::min() ? 0.0 : square; };
            return flush(distance_sq(as<double>(box), as<double>(ball))) <= flush(square(double(ball.radius)));
        });
    add("flushes_subnormals", in.center_half.f32,
        {.defect = "flushes subnormal arguments to zero",
         .seen_in = "denormals-are-zero mode of a game loop",
         .unbroken = Level::full_range},
        [](const auto& box, const auto& ball) {
            const auto flush = [](float x) { return std::abs(x) < std::numeric_limits<float>::min() ? 0 : x; };
            return hits_closed(mapped<double>(box, flush), mapped<double>(ball, flush));
        });
    add("flushes_small_values", in.center_half.f32, {"takes arguments below 1e-6 for zero", "an is-zero test with a tolerance"},
        [](const auto& box, const auto& ball) {
            const auto flush = [](float x) { return std::abs(x) < 1e-6F ? 0 : x; };
            return hits_closed(mapped<double>(box, flush), mapped<double>(ball, flush));
        });
    add("clipped_world", in.lo_hi.f32, {"clips coordinates to +-1024", "world bounds inside a geometric test"},
        [](const auto& box, const auto& ball) {
            const auto clip = [](float x) { return std::clamp(x, -1024.0F, 1024.0F); };
            return hits_closed(by_sides(mapped<float>(box.lo, clip), mapped<float>(box.hi, clip)),
                               about(mapped<float>(ball.center, clip), ball));
        });
    add("axis_length_underflows", in.center_half_axis.f32,
        {.defect = "takes the axis's length in float, where squares leave the range",
         .seen_in = "a helper of another precision",
         .unbroken = Level::full_range},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y] = rotated.orientation;
            const auto length = std::sqrt(x * x + y * y);
            const Rotation<double> rotation{double(x) / length, double(y) / length};
            return hits_rotated(as<double>(rotated.box), rotation, as<double>(ball));
        });
}

}  // namespace tangency::mutants
