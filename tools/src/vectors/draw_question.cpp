// SPDX-License-Identifier: MIT
// The recipe of the questions beside box_ball: one for all, by the positions and sizes that their shapes have; and what of it
// boxes along the axes have, too.
#include <algorithm>
#include <cstdint>
#include <limits>

#include "draw.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::vectors {

using properties::Input;
using properties::LatticeInput;
using properties::Magnitudes;
using properties::Source;

namespace {

template <class Move>
void move_all(LatticeInput& input, Move move) {
    for (std::size_t axis = 0; axis < input.dim; ++axis)
        for_each_position(input, axis, [&](std::int64_t& position) { position += move(axis); });
}

}  // namespace

Input draw_degenerate(Source& random, const Signature& signature) {
    return express(properties::draw_lattice_degenerate(random, signature), signature);
}

// One size of many units beside sizes of one; polygons as they are drawn.
Input draw_sliver(Source& random, const Signature& signature) {
    LatticeInput input = properties::draw_lattice(random, signature);
    const auto axis = static_cast<std::size_t>(random.between(0, static_cast<int>(signature.dim) - 1));
    if (has_box(signature.question))
        for (std::size_t other = 0; other < signature.dim; ++other) input.half_extent[other] = other == axis ? random.between(101, 400) : 1;
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

// Small whole inputs far away, where every sum is still exact.
Input draw_far(Source& random, const Signature& signature) {
    LatticeInput input = properties::draw_lattice(random, signature);
    input.exponent = 0;
    const int exponent = random.between(15, properties::format_of(signature.scalar).precision - 3);
    const std::int64_t far = (std::int64_t{1} << exponent) * (random.chance(1, 2) ? 1 : -1);
    move_all(input, [far](std::size_t) { return far; });
    return express(input, signature);
}

namespace {

Input draw_any_lattice(Source& random, const Signature& signature) {
    return express(properties::draw_lattice(random, signature), signature);
}

// The first shape at the origin, and every zero negative.
Input draw_minus_zero(Source& random, const Signature& signature) {
    LatticeInput tie = properties::draw_lattice_tie(random, signature);
    const std::array<std::int64_t, 3> box = tie.box_center;
    const std::array<std::int64_t, 2> vertex = tie.vertices[0][0];
    move_all(tie, [&](std::size_t axis) { return has_polygon(signature.question) ? -vertex[axis] : -box[axis]; });
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

constexpr std::array<DrawInput, 11> kinds{draw_stored_tie,
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

// The vertices of a polygon spoilt in every way that find_defect knows.
void gather_flawed_polygons(Gathering& gathering, Source& random) {
    const Signature& signature = gathering.signature();
    const std::size_t count = vertices_of(signature.form).first;
    const auto vertex = [](Input& row, std::size_t index, std::size_t axis) -> double& { return row.numbers[2 * index + axis]; };
    // The second vertex, so many eighths of the way to the middle of its neighbours: 8 are in line with them, and more turn inwards, but
    // a triangle over.
    for (const int eighths : {8, 9, 10}) {
        Input row = draw_stored_tie(random, signature);
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double middle = (vertex(row, 0, axis) + vertex(row, 2, axis)) / 2, own = vertex(row, 1, axis);
            vertex(row, 1, axis) = own + (middle - own) * eighths / 8;
        }
        if (!properties::is_input(row)) gathering.add_policy(row);
    }
    Input repeated = draw_stored_tie(random, signature);
    for (std::size_t axis = 0; axis < 2; ++axis) vertex(repeated, 1, axis) = vertex(repeated, 0, axis);
    gathering.add_policy(repeated);
    if (count < 5) return;
    // A pentagram: every other vertex.
    Input star = draw_stored_tie(random, signature);
    const Input polygon = star;
    for (std::size_t place = 0; place < 10; ++place) star.numbers[place] = polygon.numbers[(2 * (place / 2 * 2 % 5)) + place % 2];
    gathering.add_policy(star);
}

}  // namespace

Recipe question_recipe(const Signature& signature) {
    return {.parts = {{draw_stored_tie, 12},
                      {draw_degenerate, 16},
                      {draw_any_lattice, 24},
                      {draw_minus_zero, 6},
                      {draw_sliver, 6},
                      {draw_overflowing, 6},
                      {draw_underflowing, 6},
                      {draw_far, 6},
                      {draw_floats_of<Magnitudes::ordinary>, 20},
                      {draw_floats_of<Magnitudes::large>, 8},
                      {draw_floats_of<Magnitudes::small>, 8},
                      {properties::draw_near_tie, 12}},
            .candidate = draw_candidate,
            // Few disks lie on a diagonal just so that its two roundings lose them.
            .candidates = has_polygon(signature.question) ? 32000 : 8000,
            .lattice = draw_any_lattice,
            .floats = draw_floats_of<Magnitudes::ordinary>,
            .least_cases = 240};
}

Input draw_stored_tie(Source& random, const Signature& signature) {
    LatticeInput tie = properties::draw_lattice_tie(random, signature);
    if (random.chance(1, 8)) tie.exponent = random.between(-30, 20);
    return express(tie, signature);
}

void gather_question_policy(Gathering& gathering, Source random) {
    const Signature& signature = gathering.signature();
    const Layout& layout = layout_of(signature);
    const auto spoil = [&](std::size_t field, auto number_of) {
        Input row = draw_stored_tie(random, signature);
        row.numbers[field] = number_of(row);
        gathering.add_policy(row);
    };
    const auto put = [&spoil](std::size_t field, double number) { spoil(field, [number](const Input&) { return number; }); };
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (std::size_t field = 0; field < layout.size(); ++field) {
        put(field, std::numeric_limits<double>::quiet_NaN());
        if (field == 0 || field + 1 == layout.size()) {
            put(field, infinity);
            put(field, -infinity);
        }
        if (is_size(layout[field].role)) put(field, -2);
        if (layout[field].role == Role::radius) put(field, -properties::format_of(signature.scalar).smallest);
        if (layout[field].role == Role::lo)
            spoil(field,
                  [&](const Input& row) { return row.numbers[layout.place_of(layout[field].shape, Role::hi, layout[field].axis)] + 1; });
    }
    if (has_polygon(signature.question)) gather_flawed_polygons(gathering, random);
}

}  // namespace tangency::vectors
