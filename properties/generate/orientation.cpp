// SPDX-License-Identifier: MIT
// Orientations of float cases: angles, directions and quaternions of every kind and size.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "float_numbers.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {
namespace {

struct ExponentSpan {
    int lowest, highest;
};

// Of ordinary directions: components that are not zero are at least 2^-30, and the largest, here, at most 2^9.
constexpr int least_component_exponent = -30, most_component_exponent = 9;

double draw_magnitude(Source& random, int lowest, int highest) {
    const int exponent = random.between(lowest, highest);
    const bool plain = random.chance(1, 4);
    return scaled(plain ? 1.0 : 1 + random.unit(), exponent);
}

// Within one turn: multiples of 15 degrees or the floats nearest to them, or what misses these by a little, whole numbers, any,
// and small ones.
double draw_ordinary_angle(Source& random, ScalarType scalar, double turn) {
    switch (random.between(0, 6)) {
        case 0: return random.with_sign(0.0);
        case 1:
        case 2: {
            const int parts = random.chance(2, 3) ? 4 : 24;
            const double special = turn / parts * random.between(1, parts);
            const double near = special + turn / 24 * draw_miss(random, scalar);
            return random.with_sign(std::min(near, turn));
        }
        case 3: return random.between(-static_cast<int>(turn), static_cast<int>(turn));
        case 4: return random.with_sign(draw_magnitude(random, -30, static_cast<int>(std::log2(turn)) - 1));
        default: return turn * (2 * random.unit() - 1);
    }
}

double draw_angle(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    const double turn = signature.orientation == Orientation::degrees ? 360 : 0x1.921fb54442d18p+2;
    if (magnitudes == Magnitudes::ordinary || random.chance(1, 8)) return draw_ordinary_angle(random, signature.scalar, turn);
    if (magnitudes == Magnitudes::small) {
        const int lowest = random.chance(1, 8) ? format.min_exponent : std::max(format.min_exponent, -160);
        return random.with_sign(draw_magnitude(random, lowest, -31));
    }
    const int kind = random.between(0, 3);
    if (kind == 0) return random.with_sign(draw_magnitude(random, 4, format.max_exponent));
    const int turns = kind == 1 ? random.between(1, 4) : random.between(1, 1000);
    const double within = draw_ordinary_angle(random, signature.scalar, turn);
    return within + random.with_sign(turn * turns);
}

// A few integers of one length: (3, 4), (0, 0, 1, 1), (1, 2, 3, 4) and their like, or all alike.
void draw_small_integers(Source& random, std::span<double> numbers) {
    const int most = random.pick(std::array<int, 3>{1, 4, 40});
    for (double& number : numbers) number = random.between(-most, most);
}

// A unit vector as a program would store it: rounded, or after many products, so a little longer or shorter than one.
void draw_unit(Source& random, ScalarType scalar, std::span<double> numbers) {
    double sum = 0;
    for (double& number : numbers) {
        number = 2 * random.unit() - 1;
        sum += number * number;
    }
    const double length = std::sqrt(sum) * (1 + draw_miss(random, scalar));
    if (sum != 0)
        for (double& number : numbers) number /= length;
}

void draw_pythagorean(Source& random, std::span<double> numbers) {
    const int m = random.between(2, 20);
    const int n = random.between(1, m - 1);
    numbers[0] = random.with_sign<double>(m * m - n * n);
    numbers[1] = random.with_sign<double>(2 * m * n);
    if (random.chance(1, 2)) std::swap(numbers[0], numbers[1]);
}

void draw_direction(Source& random, ScalarType scalar, std::span<double> numbers, ExponentSpan span) {
    const auto any = [&]() -> double& { return numbers[random.below(static_cast<std::uint32_t>(numbers.size()))]; };
    switch (random.between(0, 10)) {
        case 0: any() = random.with_sign<double>(1); break;
        case 1:
            if (numbers.size() == 2) return draw_pythagorean(random, numbers);
            draw_small_integers(random, numbers);
            break;
        case 2: draw_small_integers(random, numbers); break;
        case 3:
        case 4: return draw_unit(random, scalar, numbers);
        case 5:
        case 6: {  // nearly along one of the axes, or nearly no turn: by as little as ordinary components have room for
            const int least = -std::min(format_of(scalar).precision, most_component_exponent - least_component_exponent);
            const bool is_usual = random.chance(1, 2);  // of the size of tolerances that people write
            const int nearness = is_usual ? random.between(std::max(least, -30), -7) : random.between(least, -1);
            const int nearest = std::max(nearness - 3, least);
            const int along = std::max(0, least_component_exponent - nearest);
            for (double& number : numbers) number = random.with_sign(draw_magnitude(random, along + nearest, along + nearness));
            const bool is_no_turn = numbers.size() == 4 && random.chance(1, 2);
            (is_no_turn ? numbers[3] : any()) = random.with_sign(std::ldexp(1.0, along));
            if (along > 0) span = {0, 0};
            break;
        }
        case 7:
        case 8:  // nearly diagonal, or a turn that maps a cube to itself, or 30 or 45 degrees
            for (double& number : numbers) {
                const double miss = draw_miss(random, scalar);
                number = numbers.size() == 4 && random.chance(1, 2) ? miss : random.with_sign(1 + miss);
            }
            if (random.chance(1, 3)) any() *= random.chance(1, 2) ? std::sqrt(3.0) : 1 + std::sqrt(2.0);
            break;
        default:
            for (double& number : numbers)
                number =
                    random.chance(1, 6) ? draw_miss(random, scalar) : random.with_sign(draw_magnitude(random, span.lowest, span.highest));
    }
    // About one of the axes, as for a box in the plane, or nearly.
    if (numbers.size() == 4 && random.chance(1, 4)) {
        const bool nearly = random.chance(1, 3);
        for (double& number : numbers.first(2)) number = nearly ? draw_miss(random, scalar) : 0;
    }
    if (random.chance(1, 2)) {
        const int shift = random.between(span.lowest / 2, span.highest / 2);
        for (double& number : numbers) number = scaled(number, shift);
    }
}

}  // namespace

void draw_orientation(Source& random, Input& input, Magnitudes magnitudes, ShapeOf shape) {
    const Signature& signature = input.signature;
    const FloatFormat& format = format_of(signature.scalar);
    const auto numbers = layout_of(signature).orientation(input.row(), shape);
    if (signature.orientation < Orientation::axis) {
        numbers[0] = draw_angle(random, signature, magnitudes);
    } else {
        const ExponentSpan span = magnitudes == Magnitudes::ordinary ? ExponentSpan{-10, 9}
                                  : magnitudes == Magnitudes::large  ? ExponentSpan{-10, format.max_exponent}
                                                                     : ExponentSpan{format.min_exponent, 9};
        draw_direction(random, signature.scalar, numbers, span);
    }
    for (double& number : numbers) {
        number = finite(signature.scalar, number);
        if (random.chance(1, 8)) number = step_ulps(signature.scalar, number, random.between(-8, 8));
    }
}

}  // namespace tangency::properties
