// SPDX-License-Identifier: MIT
// Float generators: every magnitude, and radii placed around the true distance.
#include <algorithm>
#include <array>
#include <cmath>

#include "families.hpp"
#include "float_numbers.hpp"
#include "question_draws.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/write_row.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {
namespace {

// Coincidences that continuous draws never show and programs meet daily: zeros of either sign, equal
// arguments, a box or a ball at the origin, squares, segments and points.
void add_coincidence(Source& random, Input& input) {
    const Layout& layout = layout_of(input.signature);
    const std::size_t dim = layout.dim();
    const auto place = [&] { return static_cast<std::size_t>(random.between(0, static_cast<int>(layout.radius()) - 1)); };
    const auto set_part = [&](std::size_t first, double number) {
        for (std::size_t axis = 0; axis < dim; ++axis) input.numbers[first + axis] = number;
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
        default: break;
    }
}

Apart measure_apart(const Input& input, int exponent) {
    const double distance = approximate_distance(input);
    return {distance, std::max(distance, scale_of(input)), exponent};
}

double draw_any_radius(Source& random, ScalarType scalar, const Apart& apart) {
    if (random.between(0, 2) == 0) return 0;
    return draw_number(random, scalar, apart.exponent - random.between(0, 20));
}

// From a quarter of eps * scale to a sixteenth of the scale beside the distance, every octave alike.
double draw_radius_near_band(Source& random, ScalarType scalar, const Apart& apart) {
    const int octaves = random.between(-2, format_of(scalar).precision - 4);
    const double offset = format_of(scalar).unit_roundoff * (1 + random.unit()) * power_of_two(octaves) * apart.scale;
    return apart.distance + random.with_sign(offset);
}

double draw_radius(Source& random, ScalarType scalar, const Apart& apart) {
    const int kind = random.between(0, 9);
    if (kind == 0) return 0;
    if (kind <= 2) return draw_number(random, scalar, apart.exponent - random.between(0, 20));
    return draw_radius_near_band(random, scalar, apart);
}

void draw_radius(Source& random, Input& input, int exponent) {
    fit(input, random.domain());  // as the box stays, the radius is right for it
    set_radius(input, draw_radius(random, input.signature.scalar, measure_apart(input, exponent)));
}

// What is drawn before the radius, and how the radius is drawn.
struct Placed {
    Input input;
    int exponent = 0;    ///< of the largest parts
    double step = 0;     ///< of everyday numbers, whose radius is as often one of them
    bool whole = false;  ///< bits: the radius is drawn already
};

Placed place_structured(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    const int top = draw_scale_exponent(random, magnitudes, format);
    const int lowest = exponents_of(magnitudes, format, random.domain()).lowest;
    const auto below = [&] {
        const int drop = random.chance(1, 2) ? random.between(0, 3) : random.between(0, 2 * format.precision);
        return std::max(top - drop, lowest);
    };
    Input input{signature};
    std::array<int, 3> exponents{below(), below(), below()};  // offset, half extent, overshoot
    const bool same_on_all_axes = random.chance(1, 2);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (!same_on_all_axes) exponents = {below(), below(), below()};
        const double center = random.with_sign(draw_number(random, signature.scalar, exponents[0]));
        const double half = draw_number(random, signature.scalar, exponents[1]);
        const double away = random.chance(2, 3) ? half + draw_number(random, signature.scalar, exponents[2]) : half * random.unit();
        set_axis(input, axis, center, half, center + random.with_sign(away));
    }
    add_coincidence(random, input);
    return {input, top};
}

Input draw_structured(Source& random, const Signature& signature, Magnitudes magnitudes) {
    Placed placed = place_structured(random, signature, magnitudes);
    draw_radius(random, placed.input, placed.exponent);
    return placed.input;
}

// Coordinates as games, pages and drawings have them: pixels, tiles, tenths.
Placed place_everyday(Source& random, const Signature& signature) {
    static constexpr std::array<double, 5> steps{1, 0.5, 0.1, 16, 0.01};
    const double step = random.pick(steps);
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

Placed place(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const int kind = random.between(0, 9);
    const bool ordinary = magnitudes == Magnitudes::ordinary;
    const bool large = magnitudes == Magnitudes::large;
    return kind == 0               ? place_bits(random, signature, magnitudes)
           : kind <= 2 && ordinary ? place_everyday(random, signature)
           : kind == 1 && large    ? place_huge(random, signature)
                                   : place_structured(random, signature, magnitudes);
}

Input draw_axis_aligned(Source& random, const Signature& signature, Magnitudes magnitudes) {
    auto [input, exponent, step, whole] = place(random, signature, magnitudes);
    if (!whole) {
        if (step == 0 || random.chance(1, 2))
            draw_radius(random, input, exponent);
        else
            set_radius(input, random.between(0, 500) * step);
    }
    if (random.chance(1, 4)) nudge(random, input);
    settle(random, input);
    return input;
}

// Box, offset and ball alike in size, near the origin: what an orientation a little off moves farthest.
Input draw_compact(Source& random, const Signature& signature) {
    const double size = std::ldexp(1.0, random.domain().exponent_within(random.between(-20, 28), -20, 28));
    const bool centered = random.chance(1, 2);
    Input input{signature};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const double center = centered ? 0 : size * (2 * random.unit() - 1);
        const double half = size * random.unit();
        const double beyond = random.chance(2, 3) ? size * random.unit() : 0;
        set_axis(input, axis, center, half, center + random.with_sign(half + beyond));
    }
    draw_radius(random, input, std::ilogb(size));
    return input;
}

// An axis-aligned input and an orientation; of extreme magnitudes is the one, the other or both.
Input draw_rotated(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const int extreme = random.between(0, 2);
    // Where the domain has one alone of these magnitudes, it is that one.
    const bool by_lengths = may_have_lengths(random.domain(), magnitudes);
    const bool by_orientation = may_have_orientations(random.domain(), signature, magnitudes);
    const Magnitudes of_lengths = !by_lengths || (extreme == 0 && by_orientation) ? Magnitudes::ordinary : magnitudes;
    const Magnitudes of_orientation = !by_orientation || (extreme == 1 && by_lengths) ? Magnitudes::ordinary : magnitudes;
    const std::size_t dim = signature.dim;
    const Signature plain{signature.form, signature.scalar, dim};
    const bool compact = of_lengths == Magnitudes::ordinary && random.chance(1, 2);
    const Input axis_aligned = compact ? draw_compact(random, plain) : draw_axis_aligned(random, plain, of_lengths);
    Input input{signature};
    copy_lengths(axis_aligned, input);
    draw_orientation(random, input, of_orientation);
    settle(random, input);
    if (random.chance(2, 3)) carry_ball(axis_aligned, input);
    if (random.chance(3, 4)) {
        const double scale = scale_of(input);
        draw_radius(random, input, scale == 0 ? 0 : std::ilogb(scale));
    }
    if (random.chance(1, 4)) nudge(random, input);
    settle(random, input);
    return input;
}

Input draw_box_ball(Source& random, const Signature& signature, Magnitudes magnitudes) {
    return signature.orientation == Orientation::none ? draw_axis_aligned(random, signature, magnitudes)
                                                      : draw_rotated(random, signature, magnitudes);
}

// A lattice tie anywhere in the exponent range, moved as far as its numbers stay exact.
Input draw_scaled_tie(Source& random, const Signature& signature) {
    const FloatFormat& format = format_of(signature.scalar);
    const bool rotated = signature.orientation != Orientation::none;
    LatticeInput tie = rotated ? draw_exact_rotated_tie(random, signature) : draw_lattice_tie(random, signature.dim);
    if (signature.orientation >= Orientation::axis && random.chance(1, 8))
        tie.turn.exponent = random.between(format.min_exponent, format.max_exponent - 14);
    tie.exponent =
        random.chance(1, 2) ? random.between(-20, 20) : random.between(format.min_exponent, format.max_exponent - format.precision);
    if (random.chance(1, 3)) {
        const Exponents room = random.domain().exponents();
        const std::int64_t far = std::int64_t{1} << std::min(random.between(8, format.precision - 2), room.highest - room.lowest - 2);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            tie.box_center[axis] += far;
            tie.center[axis] += far;
        }
    }
    const auto rows = move_into_range(std::span(&tie, 1), signature, random.domain(), format.max_exponent - format.min_exponent);
    return rows ? rows->front() : express(tie, signature);
}

Input draw_beside_tie(Source& random, const Signature& signature) {
    static constexpr std::array<Magnitudes, 3> all{Magnitudes::ordinary, Magnitudes::large, Magnitudes::small};
    Input input{signature};
    if (random.chance(1, 2)) {
        input = draw_scaled_tie(random, signature);
        if (random.chance(1, signature.orientation == Orientation::none ? 4 : 12)) {
            // A part too small for any rounded sum to keep, yet enough to break the tie.
            const int tiny = format_of(signature.scalar).min_exponent + random.between(0, 40);
            for (double& number : input.row())
                if (number == 0 && random.chance(1, 2)) number = random.with_sign(std::ldexp(1.0, tiny));
        }
    } else {
        const Magnitudes magnitudes = random.pick(all);
        const bool rotated = signature.orientation != Orientation::none;
        input = rotated ? draw_rotated(random, signature, magnitudes) : draw_structured(random, signature, magnitudes);
        settle(random, input);
        if (signature.form != Form::corner_size_ball_corner) set_radius(input, approximate_distance(input));
    }
    // An axis-aligned input's neighbours outnumber its ties, which P03 has by the thousand; ties at Pythagorean
    // directions and odd multiples of 30 degrees are met here alone.
    if (signature.orientation == Orientation::none || random.chance(1, 2)) nudge(random, input);
    settle(random, input);
    return input;
}

}  // namespace

FloatFamily draw_float_family(Source& random, const Signature& signature, Magnitudes magnitudes) {
    auto [input, exponent, step, whole] = place(random, signature, magnitudes);
    input.numbers[layout_of(signature).radius()] = 0;
    settle(random, input);
    return {input, measure_apart(input, exponent)};
}

BulkKind draw_member(Source& random, const FloatFamily& family, Input& row) {
    const ScalarType scalar = row.signature.scalar;
    const int eighth = random.between(0, 7);
    const BulkKind kind = eighth < 3 ? BulkKind::near_tie : eighth < 6 ? BulkKind::near_band : BulkKind::floats;
    double radius = finite(scalar, family.apart.distance);
    if (kind == BulkKind::floats) radius = draw_any_radius(random, scalar, family.apart);
    if (kind == BulkKind::near_band) radius = draw_radius_near_band(random, scalar, family.apart);
    if (kind == BulkKind::near_tie && random.chance(3, 4)) radius = step_ulps(scalar, radius, random.between(-8, 8));
    row.numbers = family.row.numbers;
    set_radius(row, radius);
    if (random.chance(1, 8)) {
        nudge(random, row);
        make_valid(row);
    }
    if (!random.domain().is_whole()) fit(row, random.domain());
    return kind;
}

Input draw_floats(Source& random, const Signature& signature, Magnitudes magnitudes) {
    return row_or_plain(random, signature, [&] {
        const auto draw_any = signature.question == Question::box_ball ? draw_box_ball : draw_question_floats;
        Input input = draw_any(random, signature, magnitudes);
        while (magnitudes_of(input) != magnitudes && !random.is_exhausted()) input = draw_any(random, signature, magnitudes);
        return input;
    });
}

Input draw_near_tie(Source& random, const Signature& signature) {
    return row_or_plain(random, signature, [&] {
        return signature.question == Question::box_ball ? draw_beside_tie(random, signature) : draw_beside_question_tie(random, signature);
    });
}

}  // namespace tangency::properties
