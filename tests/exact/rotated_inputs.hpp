// SPDX-License-Identifier: MIT
// Rotated inputs that are hard for exact_filtered: exact ties that fill the significand, and what lies just beside
// them.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "exact_inputs.hpp"
#include "tangency/properties/box_frame.hpp"

namespace tangency::exact_test {

/// A tie about the origin in the frame of a Pythagorean axis, or of a point box in any frame, every length
/// multiplied by one long number and the axis by another.
inline properties::Input draw_long_rotated_tie(properties::Source& random, const Signature& signature) {
    struct Triple {
        int a, b, c;
    };
    static constexpr std::array<Triple, 5> triples{{{1, 0, 1}, {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}}};
    const auto with_sign = [&random](double number) { return random.chance(1, 2) ? -number : number; };
    Triple axis = random.pick(triples);
    Triple legs = random.pick(triples);
    if (random.chance(1, 2)) std::swap(axis.a, axis.b);
    if (random.chance(1, 2)) std::swap(legs.a, legs.b);
    std::array<int, 2> half{}, in_box_frame{};
    const int kind = random.between(0, 2);
    if (kind == 0) {  // a corner; a point box's may turn as it likes
        half = {random.between(0, 6), random.between(0, 6)};
        if (random.chance(1, 3)) half = {};
        in_box_frame = {half[0] + legs.a, half[1] + legs.b};
        if (half == std::array<int, 2>{} && random.chance(1, 2)) axis = {random.between(1, 9), random.between(1, 9), 1};
    } else {  // a face
        half = {random.between(0, 20), random.between(0, 20)};
        const auto face = static_cast<std::size_t>(kind - 1);
        in_box_frame[face] = half[face] + legs.c;
        in_box_frame[1 - face] = random.between(0, half[1 - face]);
    }
    const int precision = properties::format_of(signature.scalar).precision;
    const auto long_number = [&](int bits) { return std::floor(std::ldexp(random.unit(), bits)) + 1; };
    // Where the axis is any, the box is a point and the offset may stand as it is.
    const double factor = long_number(precision - 11), along = long_number(precision - 6);
    const double unit = std::ldexp(1.0, random.between(-60, 60)), turn = std::ldexp(1.0, random.between(-60, 60));
    const double reach_x = with_sign(in_box_frame[0]), reach_y = with_sign(in_box_frame[1]);
    const bool whole = axis.a * axis.a + axis.b * axis.b == axis.c * axis.c;
    const double cos = whole ? axis.a : 1, sin = whole ? axis.b : 0;
    properties::Input input{signature};
    auto& numbers = input.numbers;
    for (std::size_t i = 0; i < 2; ++i) {
        const double extent = half[i] * (whole ? axis.c : 1) * factor * unit;
        const bool centered = signature.form == Form::center_half;
        numbers[2 + i] = centered ? extent : 2 * extent;
        if (!centered && extent != 0) numbers[i] = -extent;
    }
    numbers[4] = axis.a * along * turn;
    numbers[5] = axis.b * along * turn;
    numbers[6] = (reach_x * cos - reach_y * sin) * factor * unit;
    numbers[7] = (reach_x * sin + reach_y * cos) * factor * unit;
    numbers[8] = legs.c * (whole ? axis.c : 1) * factor * unit;
    // The other half of the turns, which keeps the tie: both axes mirrored.
    if (random.chance(1, 2))
        for (std::size_t i = 4; i < 6; ++i) numbers[i] = -numbers[i];
    return input;
}

/// Any box and direction, the radius within two ulps of the distance.
inline properties::Input draw_rotated_ulp_neighbour(properties::Source& random, const Signature& signature) {
    properties::Input input{signature};
    const auto draw = [&](int lowest, int highest) {
        const int exponent = random.between(lowest, highest);
        const double magnitude = std::ldexp(1 + random.unit(), exponent);
        return properties::round_to(signature.scalar, random.chance(1, 2) ? -magnitude : magnitude);
    };
    for (std::size_t i = 0; i < 8; ++i) input.numbers[i] = i < 4 ? draw(-3, 1) : i < 6 ? draw(-2, 2) : draw(0, 3);
    make_valid(input);
    const double radius = properties::round_to(signature.scalar, properties::rotated_distance(input));
    input.numbers[8] = std::abs(properties::step_ulps(signature.scalar, radius, random.between(-2, 2)));
    return input;
}

/// What every mixture of rotated inputs holds, by the number drawn: lattices, ties, floats and the axis-aligned inputs'
/// extremes for 0 to 8, near ties for numbers that no mixture takes for itself.
inline properties::Input draw_any_rotated(properties::Source& random, const Signature& signature, int kind) {
    switch (kind) {
        case 0: return express(properties::draw_lattice(random, signature), signature);
        case 1: return express(properties::draw_lattice_tie(random, signature), signature);
        case 2: return express(properties::draw_exact_rotated_tie(random, signature), signature);
        case 3: return properties::draw_floats(random, signature, properties::Magnitudes::ordinary);
        case 4: return properties::draw_floats(random, signature, properties::Magnitudes::large);
        case 5: return properties::draw_floats(random, signature, properties::Magnitudes::small);
        case 6: return draw_ends(random, signature);
        case 7: return draw_tiny(random, signature);
        case 8: return draw_bits(random, signature);
        default: return properties::draw_near_tie(random, signature);
    }
}

/// A mixture of all of these, of lattice ties, near ties and the axis-aligned inputs' extremes.
inline properties::Input draw_hard_rotated(properties::Source& random, const Signature& signature) {
    const int kind = random.between(0, 12);
    switch (kind) {
        case 9: return draw_rotated_ulp_neighbour(random, signature);
        case 10: return draw_long_rotated_tie(random, signature);
        case 11: return beside_tie(random, draw_long_rotated_tie(random, signature));
        default: return draw_any_rotated(random, signature, kind);
    }
}

}  // namespace tangency::exact_test
