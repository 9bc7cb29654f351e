// SPDX-License-Identifier: MIT
// Inputs that are hard for exact_filtered, from the checker's generators and some of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::exact_test {

/// Any bit pattern that is a finite number of the scalar, every exponent as likely as every other.
inline double draw_any_finite(properties::Source& random, ScalarType scalar) {
    const properties::FloatFormat& format = properties::format_of(scalar);
    const double significand = 1 + random.unit();
    const int exponent = random.between(format.min_exponent - 1, format.max_exponent);
    const double magnitude = std::min(properties::round_to(scalar, std::ldexp(significand, exponent)), format.largest);
    return random.chance(1, 2) ? -magnitude : magnitude;
}

/// Numbers from the ends of the format, every combination of them equally likely.
inline properties::Input draw_ends(properties::Source& random, const Signature& signature) {
    const properties::FloatFormat& format = properties::format_of(signature.scalar);
    const std::array<double, 8> ends{0.0,
                                     -0.0,
                                     format.smallest,
                                     std::ldexp(1.0, format.min_exponent + format.precision - 1),
                                     1.0,
                                     std::ldexp(1.0, format.max_exponent),
                                     format.largest,
                                     format.largest / 2};
    properties::Input input{signature};
    for (double& number : input.row()) {
        const double magnitude = random.pick(ends);
        number = random.chance(1, 2) ? -magnitude : magnitude;
    }
    make_valid(input);
    return input;
}

/// Small multiples of the smallest subnormal, so that ties are frequent and nothing survives a flush.
inline properties::Input draw_tiny(properties::Source& random, const Signature& signature) {
    const double unit = properties::format_of(signature.scalar).smallest;
    const double factor = random.chance(1, 2) ? 1 : std::ldexp(1.0, random.between(0, 30));
    properties::Input input{signature};
    for (double& number : input.row()) number = random.between(-9, 9) * factor * unit;
    make_valid(input);
    return input;
}

/// Every number from the whole exponent range by itself.
inline properties::Input draw_bits(properties::Source& random, const Signature& signature) {
    properties::Input input{signature};
    for (double& number : input.row()) number = draw_any_finite(random, signature.scalar);
    make_valid(input);
    return input;
}

/// Random numbers of a few neighbouring exponents with the radius on the rounded distance: the neighbours of corner
/// ties, whose every difference has a tail.
inline properties::Input draw_ulp_neighbour(properties::Source& random, const Signature& signature) {
    const std::size_t dim = signature.dim;
    properties::Input input{signature};
    std::array<double, 3> beyond{};
    const bool centered = signature.form == Form::center_half;
    const auto draw = [&random](double least, int lowest, int highest) {
        const int exponent = random.between(lowest, highest);
        return std::ldexp(least + random.unit(), exponent);
    };
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const double first = draw(-0.5, 0, 4);
        const double second = draw(0, -2, 2);
        const double offset = draw(0, -2, 2);
        const auto round = [&signature](double number) { return properties::round_to(signature.scalar, number); };
        input.numbers[axis] = round(first);
        input.numbers[dim + axis] = signature.form == Form::lo_hi ? round(first + second) : round(second);
        const double far = input.numbers[dim + axis];
        const double side = signature.form == Form::lo_hi ? far : input.numbers[axis] + far;
        const bool below = centered && random.chance(1, 2);
        const double center = below ? 2 * input.numbers[axis] - side - offset : side + offset;
        input.numbers[2 * dim + axis] = round(center);
        beyond[axis] = std::abs(input.numbers[2 * dim + axis] - (below ? 2 * input.numbers[axis] - side : side));
    }
    const double distance = std::hypot(beyond[0], beyond[1], beyond[2]);
    const double radius = properties::round_to(signature.scalar, distance);
    input.numbers[3 * dim] = properties::step_ulps(signature.scalar, radius, random.between(-2, 2));
    make_valid(input);
    return input;
}

/// An input of everyday numbers, one as large as another, rotated by a direction or a quaternion of some length near 1 if
/// at all: what filters decide at once.
inline properties::Input draw_like(properties::Source& random, const Signature& signature) {
    const std::size_t dim = signature.dim;
    const auto round = [&signature](double number) { return properties::round_to(signature.scalar, number); };
    properties::Input input{signature};
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const double first = 1000 * random.unit(), extent = 100 * random.unit();
        input.numbers[axis] = round(first);
        input.numbers[dim + axis] = round(signature.form == Form::lo_hi ? first + extent : extent);
    }
    const std::size_t radius = input.row().size() - 1;
    for (std::size_t place = 2 * dim; place < radius - dim; ++place) input.numbers[place] = round(0.1 + random.unit());
    for (std::size_t place = radius - dim; place < radius; ++place) input.numbers[place] = round(1000 * random.unit());
    input.numbers[radius] = round(600 * random.unit());
    return input;
}

/// A corner tie of a point box whose legs fill the significand, so that squares and their sums have low parts that cancel.
inline properties::Input draw_long_tie(properties::Source& random, const Signature& signature) {
    static constexpr std::array<std::array<int, 4>, 3> legs_and_length{{{1, 0, 0, 1}, {3, 4, 0, 5}, {2, 3, 6, 7}}};
    const auto& tie = legs_and_length[signature.dim - 1];
    const int bits = properties::format_of(signature.scalar).precision - 3;
    const double factor = std::floor(std::ldexp(random.unit(), bits)) + 1;
    const double unit = std::ldexp(1.0, random.between(-60, 60));
    properties::Input input{signature};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const double leg = tie[axis] * factor * unit;
        input.numbers[2 * signature.dim + axis] = random.chance(1, 2) ? -leg : leg;
    }
    input.numbers[3 * signature.dim] = tie[3] * factor * unit;
    return input;
}

/// A tie with one zero length, wherever it stands, made a number as far below the others as the filters' bounds lie.
inline properties::Input beside_tie(properties::Source& random, properties::Input input) {
    const Signature& signature = input.signature;
    const double scale = std::abs(input.row().back());
    std::array<std::size_t, max_number_count> zeros{};
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < input.row().size(); ++i)
        if (input.numbers[i] == 0 && is_length(layout_of(signature)[i].role)) zeros[count++] = i;
    const bool near_filter = random.chance(1, 2);
    const double tiny = std::ldexp(scale, -(near_filter ? random.between(40, 60) : random.between(88, 112)));
    if (count == 0) return input;
    const std::size_t place = zeros[static_cast<std::size_t>(random.between(0, static_cast<int>(count) - 1))];
    input.numbers[place] = properties::round_to(signature.scalar, random.chance(1, 2) ? -tiny : tiny);
    make_valid(input);
    return input;
}

/// A mixture of all of these, of lattice ties and of near ties.
inline properties::Input draw_hard(properties::Source& random, const Signature& signature) {
    switch (random.between(0, 10)) {
        case 0: return express(properties::draw_lattice(random, signature.dim), signature);
        case 1: return express(properties::draw_lattice_tie(random, signature.dim), signature);
        case 2: return properties::draw_floats(random, signature, properties::Magnitudes::ordinary);
        case 3: return properties::draw_floats(random, signature, properties::Magnitudes::large);
        case 4: return properties::draw_floats(random, signature, properties::Magnitudes::small);
        case 5: return draw_ends(random, signature);
        case 6: return draw_tiny(random, signature);
        case 7: return draw_bits(random, signature);
        case 8: return draw_ulp_neighbour(random, signature);
        case 9: return draw_long_tie(random, signature);
        default: return properties::draw_near_tie(random, signature);
    }
}

}  // namespace tangency::exact_test
