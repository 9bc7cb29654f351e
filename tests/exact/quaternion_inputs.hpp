// SPDX-License-Identifier: MIT
// Inputs rotated by a quaternion that are hard for exact_filtered.
#pragma once

#include "rotated_inputs.hpp"

namespace tangency::exact_test {

/// A tie about the origin, the box rotated about one of the axes by a rational quaternion, every length multiplied
/// by one long number and the quaternion by another.
inline properties::Input draw_long_quaternion_tie(properties::Source& random, const Signature& signature) {
    struct Legs {
        int x, y, z, length;
    };
    static constexpr std::array<Legs, 4> corners{{{1, 2, 2, 3}, {2, 3, 6, 7}, {3, 4, 0, 5}, {1, 0, 0, 1}}};
    const auto with_sign = [&random](double number) { return random.chance(1, 2) ? -number : number; };
    const int m = random.between(1, 4), n = random.between(0, 3);
    const double cos = m * m - n * n, sin = 2 * m * n, whole = m * m + n * n;
    const Legs legs = random.pick(corners);
    const std::array<int, 3> beyond{legs.x, legs.y, legs.z};
    std::array<double, 3> half{}, in_box_frame{};
    for (std::size_t i = 0; i < 3; ++i) {
        half[i] = random.chance(1, 3) ? 0 : random.between(0, 12);
        in_box_frame[i] = with_sign(beyond[i] != 0 ? half[i] + beyond[i] : random.between(0, static_cast<int>(half[i])));
    }
    const int precision = properties::format_of(signature.scalar).precision;
    const auto long_number = [&](int bits) { return std::floor(std::ldexp(random.unit(), bits)) + 1; };
    const double factor = std::ldexp(long_number(precision - 11), random.between(-60, 60));
    const double along = std::ldexp(long_number(precision - 3), random.between(-40, 40));
    const auto rotated_about = static_cast<std::size_t>(random.between(0, 2));
    const std::size_t first = (rotated_about + 1) % 3, second = (rotated_about + 2) % 3;
    std::array<double, 3> center;
    center[rotated_about] = in_box_frame[rotated_about] * whole;
    center[first] = in_box_frame[first] * cos - in_box_frame[second] * sin;
    center[second] = in_box_frame[first] * sin + in_box_frame[second] * cos;
    properties::Input input{signature};
    auto& numbers = input.numbers;
    for (std::size_t i = 0; i < 3; ++i) {
        const double extent = half[i] * whole * factor;
        const bool centered = signature.form == Form::center_half;
        numbers[3 + i] = centered ? extent : 2 * extent;
        if (!centered && extent != 0) numbers[i] = -extent;
        numbers[10 + i] = center[i] * factor;
    }
    numbers[6 + rotated_about] = n * along;
    numbers[9] = m * along;
    numbers[13] = legs.length * whole * factor;
    return input;
}

/// A mixture of such ties, what lies beside them, and the inputs of every other generator.
inline properties::Input draw_hard_quaternion(properties::Source& random, const Signature& signature) {
    const int kind = random.between(0, 12);
    switch (kind) {
        case 9: return draw_long_quaternion_tie(random, signature);
        case 10:
        case 11: return beside_tie(random, draw_long_quaternion_tie(random, signature));
        default: return draw_any_rotated(random, signature, kind);
    }
}

}  // namespace tangency::exact_test
