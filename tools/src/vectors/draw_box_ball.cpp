// SPDX-License-Identifier: MIT
// The recipe of a ball and a box: what is drawn for a file, and how much of each.
#include <algorithm>
#include <cmath>

#include "draw.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::vectors {

using properties::Input;
using properties::is_input;
using properties::LatticeInput;
using properties::Magnitudes;
using properties::Source;

namespace {

bool is_rotated(const Signature& signature) { return signature.orientation != Orientation::none; }

Input draw_any_lattice(Source& random, const Signature& signature) {
    if (is_rotated(signature)) return draw_rotated_lattice(random, signature);
    return express(properties::draw_lattice(random, signature.dim), signature);
}

Input draw_inside(Source& random, const Signature& signature) {
    return express(properties::draw_lattice_inside(random, signature.dim), signature);
}

Input draw_minus_zero(Source& random, const Signature& signature) {
    LatticeInput plain = properties::draw_lattice_tie(random, signature.dim);
    plain.center = {plain.center[0] - plain.box_center[0], plain.center[1] - plain.box_center[1], plain.center[2] - plain.box_center[2]};
    plain.box_center.fill(0);
    plain.negative_zeros = (1 << properties::zero_places_along_axes) - 1;
    return express(plain, signature);
}

// A tie in small units with one unit less of radius: apart by less than any skin or margin.
Input draw_close_miss(Source& random, const Signature& signature) {
    LatticeInput plain = properties::draw_lattice_tie(random, signature.dim);
    plain.exponent = -properties::lattice_exponent;
    if (plain.radius > 0) --plain.radius;
    return express(plain, signature);
}

// Box and ball at opposite ends of the range: their difference overflows before anything is squared.
Input draw_opposite_huge(Source& random, const Signature& signature) {
    LatticeInput plain;
    plain.dim = signature.dim;
    plain.exponent = properties::format_of(signature.scalar).max_exponent - 3;  // fifteen units are finite
    const int side = random.chance(1, 2) ? 1 : -1;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const bool idle = axis > 0 && random.chance(1, 2);
        const int center = random.between(5, 15);
        const int position = random.between(5, 15);
        plain.box_center[axis] = idle ? 0 : side * center;
        plain.center[axis] = idle ? 0 : -side * position;
        plain.half_extent[axis] = random.between(1, 15);
    }
    plain.radius = random.between(1, 15);
    return express(plain, signature);
}

Input draw_any_floats(Source& random, const Signature& signature) {
    if (is_rotated(signature)) return draw_rotated_floats(random, signature);
    return draw_floats_of<Magnitudes::ordinary>(random, signature);
}

// A gap of about one to two bands: the nearest cases to a tie that rounding does not excuse, and of quaternions some
// that it does. The draw is that of the first version, whose band was 96 for all rotated forms, so that ids stay.
Input draw_band_edge(Source& random, const Signature& signature) {
    Input input = draw_any_floats(random, signature);
    const double factor = (is_rotated(signature) ? 96 : 8) * (1.1 + 0.8 * random.unit());
    const double side = random.chance(1, 2) ? 1 : -1;
    // Where the ball is stored by its corner, another radius is another centre.
    if (!is_input(input) || signature.form == Form::corner_size_ball_corner) return input;
    const double step = factor * properties::format_of(signature.scalar).unit_roundoff * scale_of(input);
    input.row().back() = properties::round_to(signature.scalar, std::abs(distance_of(input) + side * step));
    return input;
}

// Of boxes along the axes every kind in turn; the draw of the first version, so that ids stay.
Input draw_candidate(Source& random, const Signature& signature) {
    switch (random.between(0, 7)) {
        case 1: return draw_tie(random, signature);
        case 2: return draw_degenerate(random, signature);
        case 3: return draw_inside(random, signature);
        case 4: return draw_overflowing(random, signature);
        case 5: return draw_close_miss(random, signature);
        default: return draw_any_lattice(random, signature);
    }
}

}  // namespace

Recipe box_ball_recipe(const Signature& signature) {
    Recipe recipe{.parts = {},
                  .candidate = draw_any_lattice,
                  .candidates = 300,
                  .lattice = draw_any_lattice,
                  .floats = draw_any_floats,
                  .least_cases = 560};
    // A quaternion's fourteen numbers bring many neighbours of ties already.
    if (signature.orientation == Orientation::quaternion)
        recipe.parts = {{draw_any_lattice, 70}, {draw_rotated_floats, 60}, {draw_band_edge, 20}};
    else if (is_rotated(signature))
        recipe.parts = {{draw_tie, 40}, {draw_any_lattice, 110}, {draw_rotated_floats, 80}, {draw_band_edge, 30}};
    if (is_rotated(signature)) return recipe;
    recipe.parts = {{draw_tie, 20},
                    {draw_degenerate, 40},
                    {draw_inside, 25},
                    {draw_any_lattice, 60},
                    {draw_minus_zero, 15},
                    {draw_sliver, 20},
                    {draw_overflowing, 24},
                    {draw_underflowing, 24},
                    {draw_opposite_huge, 12},
                    {draw_floats_of<Magnitudes::ordinary>, 50},
                    {draw_band_edge, 40},
                    {draw_far, 16},
                    {draw_floats_of<Magnitudes::large>, 30},
                    {draw_floats_of<Magnitudes::small>, 25},
                    {properties::draw_near_tie, 45}};
    recipe.candidate = draw_candidate;
    recipe.candidates = 2500;
    recipe.least_cases = 720;
    return recipe;
}

Input draw_box_ball_tie(Source& random, const Signature& signature) {
    if (is_rotated(signature)) return draw_rotated_tie(random, signature);
    LatticeInput plain = properties::draw_lattice_tie(random, signature.dim);
    const auto& format = properties::format_of(signature.scalar);
    const int kind = random.between(0, 9);
    if (kind == 0) plain.exponent = random.between(format.min_exponent, format.max_exponent - format.precision);
    if (kind == 1) plain.exponent = random.between(-30, 20);
    if (kind == 2) {
        const std::int64_t far = std::int64_t{1} << random.between(10, format.precision - 3);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            plain.box_center[axis] += far;
            plain.center[axis] += far;
        }
    }
    return express(plain, signature);
}

}  // namespace tangency::vectors
