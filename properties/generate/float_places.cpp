// SPDX-License-Identifier: MIT
// Boxes and centres of float inputs, of every magnitude.
#include "float_places.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "float_numbers.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/write_row.hpp"

namespace tangency::properties {
namespace {

// Coincidences that continuous draws never show and programs meet daily: zeros of either sign, equal arguments, a box or a ball at the
// origin, squares, segments and points; and what is nearly equal or a square.
void add_coincidence(Source& random, Input& input) {
    const Layout& layout = layout_of(input.signature);
    const std::size_t dim = layout.dim();
    const auto place = [&] { return static_cast<std::size_t>(random.between(0, static_cast<int>(layout.radius()) - 1)); };
    const auto set_part = [&](std::size_t first, double number) {
        for (std::size_t axis = 0; axis < dim; ++axis) input.numbers[first + axis] = number;
    };
    const auto nearly = [&](double number) {
        return finite(input.signature.scalar, number * (1 + draw_miss(random, input.signature.scalar)));
    };
    const auto flatten = [&](std::size_t axis) {
        const bool is_side = layout[layout.second(axis)].role == Role::hi;
        input.numbers[layout.second(axis)] = is_side ? input.numbers[layout.first(axis)] : 0;
    };
    switch (random.between(0, 15)) {
        case 0: input.numbers[place()] = random.chance(1, 4) ? -0.0 : 0.0; break;
        case 1: input.numbers[place()] = input.numbers[place()]; break;
        case 2: set_part(layout.second(0), input.numbers[layout.second(0)]); break;
        case 3: set_part(layout.first(0), 0); break;
        case 4: set_part(layout.ball(0), 0); break;
        case 5: flatten(place() % dim); break;
        case 6:
        case 7:
            for (std::size_t axis = 0; axis < dim; ++axis) flatten(axis);
            break;
        case 8: {
            const std::size_t from = place();
            input.numbers[place()] = nearly(input.numbers[from]);
            break;
        }
        case 9:
            for (std::size_t axis = 1; axis < dim; ++axis)
                input.numbers[layout.second(axis)] = nearly(input.numbers[layout.second(axis - 1)]);
            break;
        default: break;
    }
}

// Coordinates as games, pages and drawings have them: pixels, tiles, tenths.
Placed place_everyday(Source& random, const Signature& signature) {
    const double step = random.pick(everyday_steps);
    const auto number = [&](int lo, int hi) { return random.between(lo, hi) * step; };
    Input input{signature};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        // One draw a statement here and below: compilers evaluate arguments in different orders.
        const double center = number(-40, 1920);
        const double half = number(0, 300);
        const double position = number(-40, 1920);
        set_axis(input, axis, center, half, position);
    }
    add_coincidence(random, input);
    return {input, 8, step};
}

Placed place_bits(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const Exponents range = exponents_of(magnitudes, format_of(signature.scalar), random.domain());
    Input input{signature};
    for (double& number : input.row())
        number = random.with_sign(draw_number(random, signature.scalar, random.between(range.lowest, range.highest)));
    return {.input = input, .exponent = range.highest, .whole = true};
}

// Opposite huge numbers: differences, and sums of a corner and an extent, that overflow before anything is squared.
Placed place_huge(Source& random, const Signature& signature) {
    const int top = std::min(format_of(signature.scalar).max_exponent, random.domain().exponents().highest);
    const auto huge = [&] { return draw_number(random, signature.scalar, top - random.between(0, 2)); };
    Input input{signature};
    const double side = random.chance(1, 2) ? 1 : -1;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const bool idle = axis > 0 && random.chance(1, 2);
        const double center = idle ? 0 : side * huge();
        const double half = huge();
        const double position = idle ? 0 : -side * huge();
        set_axis(input, axis, center, half, position);
    }
    return {input, top};
}

}  // namespace

Placed place_structured(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    const int top = draw_scale_exponent(random, magnitudes, format);
    const int lowest = exponents_of(magnitudes, format, random.domain()).lowest;
    const auto below = [&] { return draw_exponent_below(random, format, top, lowest); };
    Input input{signature};
    std::array<int, 3> exponents{below(), below(), below()};  // offset, half extent, overshoot
    const bool same_on_all_axes = random.chance(1, 2);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (!same_on_all_axes) exponents = {below(), below(), below()};
        const double center = random.with_sign(draw_number(random, signature.scalar, exponents[0]));
        const double half = draw_number(random, signature.scalar, exponents[1]);
        const double beyond = draw_number(random, signature.scalar, exponents[2]);
        // Outside, within beside the boundary, or anywhere within.
        const int where = random.between(0, 9);
        const double away = where < 6 ? half + beyond : where < 9 ? std::max(half - beyond, 0.0) : half * random.unit();
        set_axis(input, axis, center, half, center + random.with_sign(away));
    }
    add_coincidence(random, input);
    return {input, top};
}

Placed place(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const int kind = random.between(0, 9);
    const bool ordinary = magnitudes == Magnitudes::ordinary;
    const bool large = magnitudes == Magnitudes::large;
    return kind == 0               ? place_bits(random, signature, magnitudes)
           : kind <= 2 && ordinary ? place_everyday(random, signature)
           : kind <= 3 && large    ? place_huge(random, signature)
                                   : place_structured(random, signature, magnitudes);
}

Placed place_compact(Source& random, const Signature& signature) {
    const int most = std::min(28, format_of(signature.scalar).max_exponent - 2);
    const double size = power_of_two(random.domain().exponent_within(random.between(-20, most), -20, most));
    const bool centered = random.chance(1, 2);
    Input input{signature};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const double center = centered ? 0 : size * (2 * random.unit() - 1);
        const double half = size * random.unit();
        const double beyond = random.chance(2, 3) ? size * random.unit() : 0;
        set_axis(input, axis, center, half, center + random.with_sign(half + beyond));
    }
    return {input, std::ilogb(size)};
}

RotatedMagnitudes draw_rotated_magnitudes(Source& random, const Signature& signature, Magnitudes magnitudes) {
    if (signature.orientation == Orientation::none) return {magnitudes, Magnitudes::ordinary};
    const int extreme = random.between(0, 2);
    // Where the domain has one alone of these magnitudes, it is that one.
    const bool by_lengths = may_have_lengths(random.domain(), magnitudes, signature.scalar);
    const bool by_orientation = may_have_orientations(random.domain(), signature, magnitudes);
    return {!by_lengths || (extreme == 0 && by_orientation) ? Magnitudes::ordinary : magnitudes,
            !by_orientation || (extreme == 1 && by_lengths) ? Magnitudes::ordinary : magnitudes};
}

}  // namespace tangency::properties
