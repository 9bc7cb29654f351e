// SPDX-License-Identifier: MIT
// Scenes turned by a quaternion that are hard for exact_filtered.
#pragma once

#include "turned_scenes.hpp"

namespace tangency::exact_test {

/// A tie about the origin, the box turned about one of the axes by a rational quaternion, every length multiplied
/// by one long number and the quaternion by another.
inline properties::Case draw_long_spun_tie(properties::Source& random, const Signature& signature) {
    struct Legs {
        int x, y, z, length;
    };
    static constexpr std::array<Legs, 4> corners{{{1, 2, 2, 3}, {2, 3, 6, 7}, {3, 4, 0, 5}, {1, 0, 0, 1}}};
    const auto with_sign = [&random](double number) { return random.chance(1, 2) ? -number : number; };
    const int m = random.between(1, 4), n = random.between(0, 3);
    const double cos = m * m - n * n, sin = 2 * m * n, whole = m * m + n * n;
    const Legs legs = random.pick(corners);
    const std::array<int, 3> beyond{legs.x, legs.y, legs.z};
    std::array<double, 3> half{}, reach{};
    for (std::size_t i = 0; i < 3; ++i) {
        half[i] = random.chance(1, 3) ? 0 : random.between(0, 12);
        reach[i] = with_sign(beyond[i] != 0 ? half[i] + beyond[i] : random.between(0, static_cast<int>(half[i])));
    }
    const int precision = properties::format_of(signature.scalar).precision;
    const auto long_number = [&](int bits) { return std::floor(std::ldexp(random.unit(), bits)) + 1; };
    const double factor = std::ldexp(long_number(precision - 11), random.between(-60, 60));
    const double along = std::ldexp(long_number(precision - 3), random.between(-40, 40));
    const auto turned_about = static_cast<std::size_t>(random.between(0, 2));
    const std::size_t first = (turned_about + 1) % 3, second = (turned_about + 2) % 3;
    std::array<double, 3> center;
    center[turned_about] = reach[turned_about] * whole;
    center[first] = reach[first] * cos - reach[second] * sin;
    center[second] = reach[first] * sin + reach[second] * cos;
    properties::Case scene{signature};
    auto& numbers = scene.numbers;
    for (std::size_t i = 0; i < 3; ++i) {
        const double extent = half[i] * whole * factor;
        const bool centered = signature.form == Form::center_half;
        numbers[3 + i] = centered ? extent : 2 * extent;
        if (!centered && extent != 0) numbers[i] = -extent;
        numbers[10 + i] = center[i] * factor;
    }
    numbers[6 + turned_about] = n * along;
    numbers[9] = m * along;
    numbers[13] = legs.length * whole * factor;
    return scene;
}

/// A mixture of such ties, what lies beside them, and the scenes of every other generator.
inline properties::Case draw_hard_spun(properties::Source& random, const Signature& signature) {
    const int kind = random.between(0, 12);
    switch (kind) {
        case 9:
            return draw_long_spun_tie(random, signature);
        case 10:
        case 11:
            return beside_tie(random, draw_long_spun_tie(random, signature));
        default:
            return draw_any_turned(random, signature, kind);
    }
}

}  // namespace tangency::exact_test
