// SPDX-License-Identifier: MIT
// Lattice generators: scenes of small integers, and ties built from their answer.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "tangency/properties/generators.hpp"

namespace tangency::properties {
namespace {

// a^2 + b^2 = c^2, primitive.
constexpr std::array<std::array<int, 3>, 7> triples{
    {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}, {12, 35, 37}, {9, 40, 41}}};
// a^2 + b^2 + c^2 = d^2, primitive.
constexpr std::array<std::array<int, 4>, 8> quadruples{{{1, 2, 2, 3},
                                                        {2, 3, 6, 7},
                                                        {1, 4, 8, 9},
                                                        {4, 4, 7, 9},
                                                        {2, 6, 9, 11},
                                                        {6, 6, 7, 11},
                                                        {3, 4, 12, 13},
                                                        {2, 5, 14, 15}}};

int draw_size(Random& random) {
    static constexpr std::array<int, 4> limits{2, 6, 20, 64};
    return random.between(0, random.pick(limits));
}

std::int64_t with_sign(Random& random, std::int64_t magnitude) {
    return random.chance(1, 2) ? -magnitude : magnitude;
}

LatticeScene draw_box(Random& random, std::size_t dim) {
    LatticeScene scene;
    scene.dim = dim;
    if (random.chance(1, 4)) scene.exponent = random.between(-lattice_exponent, lattice_exponent);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        scene.box_center[axis] = with_sign(random, draw_size(random));
        scene.half_extent[axis] = draw_size(random);
    }
    // Many programs meet squares, and some only work on them.
    if (random.chance(1, 8)) scene.half_extent.fill(scene.half_extent[0]);
    if (random.chance(1, 8)) scene.box_center.fill(0);
    return scene;
}

// Puts the centre beyond a random side by `offset`; offset 0 puts it between the sides, often on one.
void place(Random& random, LatticeScene& scene, std::size_t axis, std::int64_t offset) {
    const std::int64_t half = scene.half_extent[axis];
    const std::int64_t away = offset > 0                ? half + offset
                              : random.chance(1, 3)     ? half
                                                        : random.between(0, static_cast<int>(half));
    scene.center[axis] = scene.box_center[axis] + with_sign(random, away);
}

void shuffle(Random& random, std::array<std::int64_t, 3>& offsets, std::size_t dim) {
    for (std::size_t i = dim; i > 1; --i)
        std::swap(offsets[i - 1], offsets[static_cast<std::size_t>(random.between(0, static_cast<int>(i) - 1))]);
}

// One unit of the radius, of the centre or of an extent: the nearest lattice scenes to a tie.
void nudge(Random& random, LatticeScene& scene) {
    const std::int64_t step = with_sign(random, 1);
    const auto axis = static_cast<std::size_t>(random.between(0, static_cast<int>(scene.dim) - 1));
    switch (random.between(0, 2)) {
        case 0: scene.radius = std::max<std::int64_t>(scene.radius + step, 0); break;
        case 1: scene.center[axis] += step; break;
        default: scene.half_extent[axis] = std::max<std::int64_t>(scene.half_extent[axis] + step, 0); break;
    }
}

}  // namespace

LatticeScene draw_lattice_tie(Random& random, std::size_t dim) {
    LatticeScene scene = draw_box(random, dim);
    std::array<std::int64_t, 3> offsets{};
    const int outside = random.between(0, static_cast<int>(dim));
    const std::int64_t factor = random.between(1, 4);
    if (outside == 1) {
        offsets[0] = scene.radius = std::max(1, draw_size(random));
    } else if (outside == 2) {
        const auto& triple = random.pick(triples);
        offsets = {factor * triple[0], factor * triple[1], 0};
        scene.radius = factor * triple[2];
    } else if (outside == 3) {
        const auto& quadruple = random.pick(quadruples);
        offsets = {factor * quadruple[0], factor * quadruple[1], factor * quadruple[2]};
        scene.radius = factor * quadruple[3];
    }
    shuffle(random, offsets, dim);
    for (std::size_t axis = 0; axis < dim; ++axis) place(random, scene, axis, offsets[axis]);
    return scene;
}

LatticeScene draw_lattice_degenerate(Random& random, std::size_t dim) {
    LatticeScene scene = random.chance(1, 2) ? draw_lattice_tie(random, dim) : draw_lattice(random, dim);
    const int kind = random.between(1, 3);
    if (kind != 2) {
        // Flatten around the side nearest to the centre, so that a tie stays one.
        const int last = random.chance(1, 3) ? static_cast<int>(dim) : 1;
        for (int i = 0; i < last; ++i) {
            const auto axis = last == 1 ? static_cast<std::size_t>(random.between(0, static_cast<int>(dim) - 1))
                                        : static_cast<std::size_t>(i);
            const std::int64_t away = scene.center[axis] - scene.box_center[axis];
            const std::int64_t half = scene.half_extent[axis];
            scene.box_center[axis] += std::clamp(away, -half, half);
            scene.half_extent[axis] = 0;
        }
    }
    if (kind >= 2) scene.radius = 0;
    return scene;
}

LatticeScene draw_lattice_inside(Random& random, std::size_t dim) {
    LatticeScene scene = draw_box(random, dim);
    for (std::size_t axis = 0; axis < dim; ++axis) place(random, scene, axis, 0);
    scene.radius = random.chance(1, 4) ? random.between(0, 1) : draw_size(random);
    return scene;
}

LatticeScene draw_lattice(Random& random, std::size_t dim) {
    const int kind = random.between(0, 7);
    if (kind <= 1) return draw_lattice_tie(random, dim);
    if (kind <= 3) {
        LatticeScene scene = draw_lattice_tie(random, dim);
        nudge(random, scene);
        return scene;
    }
    if (kind == 4) return draw_lattice_inside(random, dim);
    LatticeScene scene = draw_box(random, dim);
    for (std::size_t axis = 0; axis < dim; ++axis)
        scene.center[axis] = random.chance(1, 8) ? scene.box_center[axis] : with_sign(random, draw_size(random));
    scene.radius = draw_size(random);
    return scene;
}

}  // namespace tangency::properties
