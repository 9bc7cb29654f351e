// SPDX-License-Identifier: MIT
// What is drawn for a file, and how much of each: one recipe for all questions, by the positions and sizes that their shapes have.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <stdexcept>

#include "draw.hpp"
#include "properties/generate/question_draws.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/write_row.hpp"

namespace tangency::vectors {

using properties::Input;
using properties::InputKind;
using properties::LatticeInput;
using properties::Magnitudes;
using properties::Source;

namespace {

constexpr int most_draws_of_whole = 10'000;

// Few a file, since the questions have two hundred.
constexpr std::size_t least_cases = 100;

bool is_rotated(const Signature& signature) { return signature.orientation != Orientation::none; }

template <class Move>
void move_all(LatticeInput& input, Move move) {
    for (std::size_t axis = 0; axis < input.dim; ++axis)
        for_each_position(input, axis, [&](std::int64_t& position) { position += move(axis); });
}

Input draw_any_lattice(Source& random, const Signature& signature) {
    return express(properties::draw_lattice(random, signature), signature);
}

Input draw_degenerate(Source& random, const Signature& signature) {
    return express(properties::draw_lattice_degenerate(random, signature), signature);
}

Input draw_inside(Source& random, const Signature& signature) {
    return express(properties::draw_lattice_inside(random, signature), signature);
}

// One size of many units beside sizes of one; polygons as they are drawn.
Input draw_sliver(Source& random, const Signature& signature) {
    LatticeInput input = properties::draw_lattice(random, signature);
    const auto axis = static_cast<std::size_t>(random.between(0, static_cast<int>(signature.dim) - 1));
    if (has_box(signature.question))
        for (std::size_t other = 0; other < signature.dim; ++other)
            input.first.half_extent[other] = other == axis ? random.between(101, 400) : 1;
    return express(input, signature);
}

// Exponents at which squares leave the range, above or below.
Input draw_overflowing(Source& random, const Signature& signature) {
    const auto& format = properties::format_of(signature.scalar);
    LatticeInput input = properties::draw_lattice(random, signature);
    input.exponent = random.between(format.max_exponent / 2 + 1, format.max_exponent - 11);
    return express(input, signature);
}

Input draw_underflowing(Source& random, const Signature& signature) {
    const auto& format = properties::format_of(signature.scalar);
    LatticeInput input = properties::draw_lattice(random, signature);
    input.exponent = random.between(format.min_exponent, format.min_exponent / 2 - 4);
    return express(input, signature);
}

// Small whole inputs far away, where along the axes every sum is still exact.
Input draw_far(Source& random, const Signature& signature) {
    LatticeInput input = properties::draw_lattice(random, signature);
    input.exponent = 0;
    const int exponent = random.between(15, properties::format_of(signature.scalar).precision - 3);
    const std::int64_t far = (std::int64_t{1} << exponent) * (random.chance(1, 2) ? 1 : -1);
    move_all(input, [far](std::size_t) { return far; });
    return express(input, signature);
}

// The first shape at the origin, and every zero negative.
Input draw_minus_zero(Source& random, const Signature& signature) {
    LatticeInput tie = properties::draw_lattice_tie(random, signature);
    const properties::LatticeShape first = tie.first;
    move_all(tie, [&first](std::size_t axis) { return -(first.count > 0 ? first.vertices[0][axis] : first.center[axis]); });
    tie.negative_zeros = (1 << properties::zero_places) - 1;
    return express(tie, signature);
}

// One unit beside a tie, in units below every skin and margin.
Input draw_close(Source& random, const Signature& signature) {
    LatticeInput tie = properties::draw_lattice_tie(random, signature);
    tie.exponent = -random.between(12, 18);
    const std::int64_t step = random.with_sign(1);
    const auto axis = static_cast<std::size_t>(random.between(0, static_cast<int>(signature.dim) - 1));
    int place = random.between(0, static_cast<int>(number_count(signature) / signature.dim) - 1);
    for_each_position(tie, axis, [&](std::int64_t& position) { position += place-- == 0 ? step : 0; });
    for_each_size(tie, [&](std::int64_t& size, Role) { size = std::max<std::int64_t>(size + (place-- == 0 ? step : 0), 0); });
    return express(tie, signature);
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
        plain.first.center[axis] = idle ? 0 : side * center;
        plain.second.center[axis] = idle ? 0 : -side * position;
        plain.first.half_extent[axis] = random.between(1, 15);
    }
    plain.second.radius = random.between(1, 15);
    return express(plain, signature);
}

template <Magnitudes magnitudes>
Input draw_floats_of(Source& random, const Signature& signature) {
    return draw_floats(random, signature, magnitudes);
}

// A gap of about one to two of the files' bands: the nearest cases to a tie that rounding does not excuse.
Input draw_band_edge(Source& random, const Signature& signature) {
    Input input = draw_floats_of<Magnitudes::ordinary>(random, signature);
    const double bands = band_factor(signature) * (1.1 + 0.8 * random.unit());
    // Where the ball is stored by its corner, another radius is another centre.
    if (signature.form == Form::corner_size_ball_corner) return input;
    const double step = bands * properties::format_of(signature.scalar).unit_roundoff * scale_of(input);
    set_radius(input, std::abs(properties::approximate_distance(input) + random.with_sign(step)));
    return input;
}

// Of whole numbers within their domain.
template <InputKind kind>
Input draw_whole(Source& random, const Signature& signature) {
    for (int draw = 0; draw < most_draws_of_whole; ++draw)
        if (const auto input = properties::draw_input(random, signature, kind)) return *input;
    throw std::logic_error("hardly a draw is of whole numbers");
}

Input draw_whole_candidate(Source& random, const Signature& signature) {
    constexpr std::array<DrawInput, 4> whole_kinds{draw_whole<InputKind::tie>, draw_whole<InputKind::lattice>,
                                                   draw_whole<InputKind::near_tie>, draw_whole<InputKind::ordinary>};
    return random.pick(whole_kinds)(random, signature);
}

// No whole number is tiny or has a signed zero, and none is beyond the coordinates in which squares are numbers, too.
Recipe recipe_of_whole(Question question) {
    Recipe recipe{.parts = {{draw_whole<InputKind::tie>, 4},
                            {draw_whole<InputKind::lattice>, 8},
                            {draw_whole<InputKind::near_tie>, 8},
                            {draw_whole<InputKind::ordinary>, 8}},
                  .candidate = draw_whole_candidate,
                  .candidates = 10000,
                  .lattice = draw_whole<InputKind::lattice>,
                  .floats = draw_whole<InputKind::ordinary>,
                  .least_cases = least_cases};
    if (has_kind(question, InputKind::degenerate)) recipe.parts.push_back({draw_whole<InputKind::degenerate>, 4});
    return recipe;
}

constexpr std::array<DrawInput, 11> kinds{draw_tie,
                                          draw_any_lattice,
                                          draw_degenerate,
                                          draw_sliver,
                                          draw_close,
                                          draw_overflowing,
                                          draw_far,
                                          draw_floats_of<Magnitudes::ordinary>,
                                          draw_floats_of<Magnitudes::large>,
                                          draw_floats_of<Magnitudes::small>,
                                          properties::draw_near_tie};

Input draw_candidate(Source& random, const Signature& signature) { return random.pick(kinds)(random, signature); }

}  // namespace

Input draw_tie(Source& random, const Signature& signature) {
    if (is_whole(signature.scalar)) return draw_whole<InputKind::tie>(random, signature);
    if (signature.question == Question::box_ball) return properties::draw_scaled_tie(random, signature);
    // An orientation that no method rounds may be longer or shorter, and a tie stays.
    LatticeInput tie =
        is_rotated(signature) ? properties::draw_rational_tie(random, signature) : properties::draw_lattice_tie(random, signature);
    if (random.chance(1, 8)) tie.exponent = random.between(-30, 20);
    return express(tie, signature);
}

Recipe recipe_of(const Signature& signature) {
    if (is_whole(signature.scalar)) return recipe_of_whole(signature.question);
    Recipe recipe{.parts = {{draw_tie, 3},
                            {draw_degenerate, 4},
                            {draw_any_lattice, 6},
                            {draw_minus_zero, 2},
                            {draw_sliver, 2},
                            {draw_overflowing, 2},
                            {draw_underflowing, 2},
                            {draw_far, 2},
                            {draw_floats_of<Magnitudes::ordinary>, 5},
                            {draw_floats_of<Magnitudes::large>, 2},
                            {draw_floats_of<Magnitudes::small>, 2},
                            {properties::draw_near_tie, 3}},
                  .candidate = draw_candidate,
                  // Few disks lie on a diagonal just so that its two roundings lose them.
                  .candidates = has_polygon(signature.question) ? 32000 : 20000,
                  .lattice = draw_any_lattice,
                  .floats = draw_floats_of<Magnitudes::ordinary>,
                  .least_cases = least_cases};
    // Of two rotated boxes each costs more, and shows more.
    if (signature.question == Question::box_box && is_rotated(signature)) recipe.candidates = 4000;
    if (signature.question != Question::box_ball) return recipe;
    recipe.parts.insert(recipe.parts.end(), {{draw_inside, 2}, {draw_opposite_huge, 1}, {draw_band_edge, 3}});
    // A quaternion's fourteen numbers bring many neighbours of ties already.
    const std::size_t times = signature.orientation == Orientation::quaternion ? 4 : is_rotated(signature) ? 8 : 12;
    for (Part& part : recipe.parts) part.count *= times;
    recipe.candidates = is_rotated(signature) ? 1000 : 2500;
    recipe.least_cases = is_rotated(signature) ? 560 : 720;
    return recipe;
}

}  // namespace tangency::vectors
