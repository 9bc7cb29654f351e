// SPDX-License-Identifier: MIT
// Lattice generators: inputs of small integers, and ties built from their answer.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/sizes.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::properties {

int draw_size(Source& random) {
    static constexpr std::array<int, 5> limits{2, 6, 20, 64, 400};
    return random.between(0, random.domain().at_most(random.pick(limits)));
}

namespace {

// The bound of what is squared and doubled in a leg.
int most_root(Source& random, int usual) {
    int root = usual;
    while (root > 2 && random.domain().at_most(2 * root * root) < 2 * root * root) --root;
    return root;
}

Legs draw_triple(Source& random) {
    const std::int64_t m = random.between(2, most_root(random, 22));
    const std::int64_t n = random.between(1, static_cast<int>(m) - 1);
    const std::int64_t factor = random.between(1, most_root(random, 3));
    return pythagorean_triple(m, n, factor);
}

Legs draw_quadruple(Source& random) {
    for (;;) {
        const int most = most_root(random, 11);
        const std::int64_t m = random.between(0, most), n = random.between(0, most), p = random.between(0, most),
                           q = random.between(0, most);
        const Legs drawn = pythagorean_quadruple(m, n, p, q);
        if (drawn.legs[0] * drawn.legs[1] * drawn.legs[2] != 0 || random.is_exhausted()) return drawn;
    }
}

LatticeInput draw_box(Source& random, std::size_t dim) {
    LatticeInput input;
    input.dim = dim;
    if (random.chance(1, 4)) input.exponent = random.between(-lattice_exponent, lattice_exponent);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.first.center[axis] = random.with_sign(draw_size(random));
        input.first.half_extent[axis] = draw_size(random);
    }
    // Many programs meet squares, and some only work on them.
    if (random.chance(1, 8)) input.first.half_extent.fill(input.first.half_extent[0]);
    if (random.chance(1, 8)) input.first.center.fill(0);
    if (random.chance(1, 4)) input.negative_zeros = random.between(0, (1 << zero_places_along_axes) - 1);
    return input;
}

// Puts the centre beyond a random side by `offset`; offset 0 puts it between the sides, often on one.
void place(Source& random, LatticeInput& input, std::size_t axis, std::int64_t offset) {
    const std::int64_t half = input.first.half_extent[axis];
    const std::int64_t away = offset > 0 ? half + offset : random.chance(1, 3) ? half : random.between(0, static_cast<int>(half));
    input.second.center[axis] = input.first.center[axis] + random.with_sign(away);
}

void shuffle(Source& random, std::array<std::int64_t, 3>& offsets, std::size_t dim) {
    for (std::size_t i = dim; i > 1; --i)
        std::swap(offsets[i - 1], offsets[static_cast<std::size_t>(random.between(0, static_cast<int>(i) - 1))]);
}

// One unit of the radius, of the centre or of an extent: the nearest lattice inputs to a tie.
void nudge(Source& random, LatticeInput& input) {
    const std::int64_t step = random.with_sign(1);
    const auto axis = static_cast<std::size_t>(random.between(0, static_cast<int>(input.dim) - 1));
    switch (random.between(0, 2)) {
        case 0: input.second.radius = std::max<std::int64_t>(input.second.radius + step, 0); break;
        case 1: input.second.center[axis] += step; break;
        default: input.first.half_extent[axis] = std::max<std::int64_t>(input.first.half_extent[axis] + step, 0); break;
    }
}

}  // namespace

Legs draw_legs(Source& random, std::size_t axes, std::size_t dim) {
    Legs drawn{};
    if (axes == 1) drawn.legs[0] = drawn.length = std::max(1, draw_size(random));
    if (axes == 2) drawn = draw_triple(random);
    if (axes == 3) drawn = draw_quadruple(random);
    shuffle(random, drawn.legs, dim);
    return drawn;
}

namespace {

LatticeInput draw_any_tie(Source& random, std::size_t dim) {
    LatticeInput input = draw_box(random, dim);
    int outside = random.between(0, static_cast<int>(dim));
    // A tie with the centre in the box needs a zero radius.
    if (random.domain().positive_radius) outside = std::max(outside, 1);
    const Legs offsets = draw_legs(random, static_cast<std::size_t>(outside), dim);
    input.second.radius = offsets.length;
    for (std::size_t axis = 0; axis < dim; ++axis) place(random, input, axis, offsets.legs[axis]);
    return input;
}

// The integers on both sides of a distance that is none: the narrowest gaps a lattice has.
LatticeInput draw_bracketed(Source& random, std::size_t dim) {
    LatticeInput input = draw_box(random, dim);
    std::int64_t sum = 0;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const std::int64_t offset = random.between(1, random.domain().at_most(300));
        place(random, input, axis, offset);
        sum += offset * offset;
    }
    input.second.radius = static_cast<std::int64_t>(std::sqrt(static_cast<double>(sum))) + random.between(0, 1);
    return input;
}

LatticeInput draw_scattered(Source& random, std::size_t dim) {
    LatticeInput input = draw_box(random, dim);
    for (std::size_t axis = 0; axis < dim; ++axis)
        input.second.center[axis] = random.chance(1, 8) ? input.first.center[axis] : random.with_sign(draw_size(random));
    input.second.radius = draw_size(random);
    return input;
}

LatticeInput draw_any_lattice(Source& random, std::size_t dim) {
    const int kind = random.between(0, 8);
    if (kind <= 1) return draw_any_tie(random, dim);
    if (kind <= 3) {
        LatticeInput input = draw_any_tie(random, dim);
        nudge(random, input);
        return input;
    }
    if (kind == 4) return draw_lattice_inside(random, dim);
    return kind == 5 ? draw_bracketed(random, dim) : draw_scattered(random, dim);
}

// Large parts may add up to more than the lattice's limit.
template <class Draw>
LatticeInput draw_until_valid(Draw draw, Source& random, std::size_t dim) {
    LatticeInput input = draw(random, dim);
    fit(input, random.domain());
    while (!is_valid(input) && !random.is_exhausted()) {
        input = draw(random, dim);
        fit(input, random.domain());
    }
    enlarge(random, input);
    return input;
}

}  // namespace

LatticeInput draw_lattice_tie(Source& random, std::size_t dim) { return draw_until_valid(draw_any_tie, random, dim); }

LatticeInput draw_lattice_degenerate(Source& random, std::size_t dim) {
    LatticeInput input = random.chance(1, 2) ? draw_lattice_tie(random, dim) : draw_lattice(random, dim);
    const int kind = random.between(1, 3);
    const Domain& domain = random.domain();
    if (domain.positive_radius || (kind != 2 && !domain.positive_extent)) {
        // Flatten around the side nearest to the centre, so that a tie stays one.
        const int last = random.chance(1, 3) ? static_cast<int>(dim) : 1;
        for (int i = 0; i < last; ++i) {
            const auto axis =
                last == 1 ? static_cast<std::size_t>(random.between(0, static_cast<int>(dim) - 1)) : static_cast<std::size_t>(i);
            flatten(input, axis);
        }
    }
    if (domain.positive_extent || (kind >= 2 && !domain.positive_radius)) input.second.radius = 0;
    return input;
}

LatticeInput draw_lattice_inside(Source& random, std::size_t dim) {
    const auto draw = [](Source& source, std::size_t axes) {
        LatticeInput input = draw_box(source, axes);
        for (std::size_t axis = 0; axis < axes; ++axis) place(source, input, axis, 0);
        input.second.radius = source.chance(1, 4) ? source.between(0, 1) : draw_size(source);
        return input;
    };
    return draw_until_valid(draw, random, dim);
}

LatticeInput draw_lattice(Source& random, std::size_t dim) { return draw_until_valid(draw_any_lattice, random, dim); }

}  // namespace tangency::properties
