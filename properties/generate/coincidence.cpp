// SPDX-License-Identifier: MIT
// Coincidences, of every pair of shapes alike: a feature of one is put on a feature of the other.
#include "coincidence.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "coincident_polygons.hpp"
#include "float_numbers.hpp"
#include "question_draws.hpp"
#include "rotated_boxes.hpp"
#include "rotated_lattice.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/ties.hpp"
#include "tangency/properties/sizes.hpp"
#include "vectors.hpp"

namespace tangency::properties {
namespace {

// What a size is made of another's: equal most often.
std::int64_t draw_like(Source& random, std::int64_t size) {
    switch (random.between(0, 3)) {
        case 0: return 2 * size;
        case 1: return size % 2 == 0 ? size / 2 : size;
        default: return size;
    }
}

// Half extents of one shape; a third of them squares or cubes, many even so that their halves are whole.
LatticeVector draw_halves(Source& random, std::size_t dim) {
    const bool is_cube = random.chance(1, 3);
    const int factor = random.chance(1, 3) ? 2 : 1;
    LatticeVector halves{};
    for (std::size_t axis = 0; axis < dim; ++axis) halves[axis] = axis > 0 && is_cube ? halves[0] : factor * draw_size(random);
    return halves;
}

// A length that the first shape has: its radius, an extent or a half extent.
std::int64_t draw_length_of_first(Source& random, const LatticeInput& input) {
    if (core_of(input.first.kind) == CoreKind::point) return draw_like(random, input.first.radius);
    if (has_radius(input.first.kind) && random.chance(1, 2)) return draw_like(random, input.first.radius);
    const std::size_t axis = draw_axis(random, input.dim);
    const std::int64_t along = input.first.end[axis] - input.first.center[axis];
    return draw_like(random, has_end(input.first.kind) ? std::abs(along) : input.first.half_extent[axis]);
}

LatticeVector way_of(const LatticeShape& shape) {
    return {shape.end[0] - shape.center[0], shape.end[1] - shape.center[1], shape.end[2] - shape.center[2]};
}

// Of a way an end, the middle, a quarter of it, or as far beyond an end; of a capsule also a place of its rim beside that.
LatticeVector draw_feature_of_way(Source& random, std::size_t dim, const LatticeShape& shape) {
    static constexpr std::array<int, 8> quarters{0, 4, 2, 0, 4, 1, -4, 8};
    const int quarter = random.pick(quarters);
    const LatticeVector way = way_of(shape);
    LatticeVector feature{};
    for (std::size_t axis = 0; axis < dim; ++axis) feature[axis] = way[axis] * quarter / 4;
    if (!has_radius(shape.kind) || random.chance(1, 2)) return feature;
    feature[draw_axis(random, dim)] += random.with_sign(shape.radius);
    return feature;
}

// Of a shape so large on each axis a vertex, a middle of an edge or a side, or the centre: its offset from the centre.
template <class Half>
LatticeVector draw_feature(Source& random, std::size_t dim, Half half_on) {
    const int kind = random.between(0, 4);
    LatticeVector feature{};
    for (std::size_t axis = 0; axis < dim && kind != 4; ++axis) {
        const bool is_beside = kind <= 1 || random.chance(1, 2);
        if (is_beside) feature[axis] = random.with_sign(half_on(axis));
    }
    return feature;
}

// Of a ball its centre, or what lies farthest along an axis.
LatticeVector draw_feature_of_ball(Source& random, std::size_t dim, std::int64_t radius) {
    LatticeVector feature{};
    if (random.chance(1, 2)) return feature;
    const std::size_t axis = draw_axis(random, dim);
    feature[axis] = random.with_sign(radius);
    return feature;
}

LatticeVector draw_feature_of_first(Source& random, const LatticeInput& input) {
    LatticeVector feature = has_end(input.first.kind) ? draw_feature_of_way(random, input.dim, input.first)
                            : core_of(input.first.kind) == CoreKind::point
                                ? draw_feature_of_ball(random, input.dim, input.first.radius)
                                : draw_feature(random, input.dim, [&input](std::size_t axis) { return input.first.half_extent[axis]; });
    for (std::size_t axis = 0; axis < input.dim; ++axis) feature[axis] += input.first.center[axis];
    return feature;
}

// The ball's radius becomes a whole distance, by which its centre is beside a feature of the first shape.
void put_on_boundary(Source& random, LatticeInput& input) {
    const std::size_t dim = input.dim;
    const Legs legs = draw_legs(random, 1 + draw_axis(random, dim), dim);
    const LatticeVector place = draw_feature_of_first(random, input);
    input.second.radius = legs.length;
    // Mostly on the inner side of a feature: of what the ball is beside on the outer side ties are made.
    const bool is_within = random.chance(2, 3);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const std::int64_t leg = random.with_sign(legs.legs[axis]), side = place[axis] - input.first.center[axis];
        input.second.center[axis] = place[axis] + (is_within && side != 0 ? (side > 0 ? -1 : 1) * std::abs(leg) : leg);
    }
    if (has_radius(input.first.kind) && core_of(input.first.kind) != CoreKind::point) {
        input.first.radius = random.between(0, static_cast<int>(legs.length));
        input.second.radius -= input.first.radius;
    }
    // Of balls the one holds the other and touches it from inside.
    if (core_of(input.first.kind) == CoreKind::point && random.chance(1, 2)) {
        input.second.radius = draw_size(random);
        input.first.radius = input.second.radius + legs.length;
        for (std::size_t axis = 0; axis < dim; ++axis)
            input.second.center[axis] = input.first.center[axis] + random.with_sign(legs.legs[axis]);
        if (random.chance(1, 2)) std::swap(input.second.radius, input.first.radius);
    }
}

// The ball about the box through its corners, or as large about a corner or another feature.
void put_around(Source& random, LatticeInput& input) {
    const Legs diagonal = draw_legs(random, input.dim, input.dim);
    for (std::size_t axis = 0; axis < input.dim; ++axis) input.first.half_extent[axis] = diagonal.legs[axis];
    input.second.radius = random.chance(1, 4) ? draw_like(random, diagonal.length) : diagonal.length;
    input.second.center = random.chance(1, 2) ? input.first.center : draw_feature_of_first(random, input);
}

void put_ball(Source& random, LatticeInput& input) {
    const int kind = random.between(0, 7);
    if (kind <= 1) return put_on_boundary(random, input);
    if (kind == 2 && core_of(input.first.kind) == CoreKind::box) return put_around(random, input);
    input.second.radius = random.chance(2, 3) ? draw_length_of_first(random, input) : draw_size(random);
    const LatticeVector place = draw_feature_of_first(random, input), own = draw_feature_of_ball(random, input.dim, input.second.radius);
    for (std::size_t axis = 0; axis < input.dim; ++axis) input.second.center[axis] = place[axis] - own[axis];
}

void put_box(Source& random, LatticeInput& input) {
    const bool are_alike = random.chance(2, 3);
    const bool is_scaled = random.chance(1, 2);
    const int factor = random.between(1, 2);
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        std::int64_t &one = input.first.half_extent[axis], &other = input.second.half_extent[axis];
        other = !are_alike ? draw_size(random) : is_scaled ? factor * one : draw_like(random, one);
    }
    // Longer and thinner: a plus, where no vertex lies in the other.
    if (are_alike && random.chance(1, 4)) std::swap(input.second.half_extent[0], input.second.half_extent[input.dim - 1]);
    if (random.chance(1, 2)) std::swap(input.first.half_extent, input.second.half_extent);
    input.second.center = input.first.center;
    if (random.chance(1, 4)) return;
    const LatticeVector place = draw_feature_of_first(random, input),
                        own = draw_feature(random, input.dim, [&input](std::size_t axis) { return input.second.half_extent[axis]; });
    for (std::size_t axis = 0; axis < input.dim; ++axis) input.second.center[axis] = place[axis] - own[axis];
}

// A place that a way may start from, end at or pass: a feature of the box, or where a ball touches it from outside or inside.
LatticeVector draw_place_of_way(Source& random, const LatticeInput& input) {
    LatticeVector place = draw_feature_of_first(random, input);
    const std::int64_t reach = input.first.radius + input.second.radius;
    if (reach == 0 || random.chance(2, 3)) return place;
    const std::size_t axis = draw_axis(random, input.dim);
    const std::int64_t side = place[axis] - input.first.center[axis];
    const bool is_outward = random.chance(2, 3), is_forward = side == 0 ? random.chance(1, 2) : side > 0;
    place[axis] += is_outward == is_forward ? reach : -reach;
    return place;
}

// A direction of the first shape, of a box an edge or a diagonal, of a way along it, back, halved, doubled or across; or one near the axes.
LatticeVector draw_direction(Source& random, const LatticeInput& input) {
    const int kind = random.between(0, 3);
    LatticeVector along{};
    if (kind >= 2 && has_end(input.first.kind)) {
        along = way_of(input.first);
        if (kind == 3 && random.chance(1, 2)) return {-along[1], along[0], along[2]};
        for (std::int64_t& number : along) number = random.chance(1, 4) ? draw_like(random, number) : number;
        const int times = random.pick(std::array{1, 1, -1, 2, -2});
        for (std::int64_t& number : along) number *= times;
        return along;
    }
    if (kind == 0) {
        const std::size_t axis = draw_axis(random, input.dim);
        along[axis] = random.with_sign(random.between(1, 12));
        return along;
    }
    for (std::size_t axis = 0; axis < input.dim; ++axis)
        along[axis] = kind == 1 ? random.with_sign(1) : kind == 2 ? random.with_sign(input.first.half_extent[axis]) : random.between(-6, 6);
    return along;
}

std::int64_t twice_the_middle(const LatticeShape& shape, std::size_t axis) {
    return shape.center[axis] + (has_end(shape.kind) ? shape.end[axis] : shape.center[axis]);
}

// From feature to feature, beyond both or past one; or through a feature in any direction.
void put_way(Source& random, LatticeInput& input) {
    if (has_radius(input.second.kind) && random.chance(3, 4))
        input.second.radius = random.chance(1, 2) ? draw_length_of_first(random, input) : draw_size(random);
    LatticeVector one = draw_place_of_way(random, input), other = draw_place_of_way(random, input);
    // Mostly to the feature opposite, on every axis or on one: a whole diagonal, an edge, from the middle of a side to that of another.
    const int mirror = random.between(0, 3);
    const std::size_t mirrored = draw_axis(random, input.dim);
    for (std::size_t axis = 0; axis < input.dim && mirror > 0; ++axis)
        other[axis] = mirror < 3 || axis == mirrored ? twice_the_middle(input.first, axis) - one[axis] : one[axis];
    if (random.chance(1, 4)) {
        const LatticeVector along = draw_direction(random, input);
        for (std::size_t axis = 0; axis < input.dim; ++axis) other[axis] = one[axis] + along[axis];
    }
    const bool is_between = random.chance(1, 3);
    const int before = is_between ? 0 : random.between(0, 3), after = is_between ? 0 : random.between(0, 3);
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const std::int64_t along = other[axis] - one[axis];
        input.second.center[axis] = one[axis] - before * along;
        input.second.end[axis] = other[axis] + after * along;
    }
    if (random.chance(1, 2)) std::swap(input.second.center, input.second.end);
}

// Shapes that coincide where people put them: at the origin as well as anywhere.
void put_first(Source& random, LatticeInput& input) {
    const bool is_at_origin = random.chance(1, 3);
    for (std::size_t axis = 0; axis < input.dim; ++axis) input.first.center[axis] = is_at_origin ? 0 : draw_coordinate(random);
    if (has_radius(input.first.kind)) input.first.radius = draw_size(random);
    if (core_of(input.first.kind) == CoreKind::box) input.first.half_extent = draw_halves(random, input.dim);
    if (!has_end(input.first.kind)) return;
    // Mostly of a length that can be quartered, and often along an axis, by a power of two, or by whole legs of a whole length.
    const int factor = random.chance(1, 2) ? 4 : random.chance(1, 2) ? 2 : 1, kind = random.between(0, 4);
    const std::size_t along = draw_axis(random, input.dim);
    const std::int64_t length = kind <= 1 ? std::int64_t{1} << random.between(0, 6) : draw_size(random);
    const Legs legs = draw_legs(random, std::min<std::size_t>(input.dim, 2), input.dim);
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const std::int64_t step = kind <= 2 ? (axis == along ? length : 0) : kind == 3 ? legs.legs[axis] : random.between(-6, 6);
        input.first.end[axis] = input.first.center[axis] + factor * random.with_sign(step);
    }
}

// Where boxes are stored by their corners, a row of even numbers means as much in half of its unit, and has odd sizes there. Everything moves
// until the corner is even, and no coincidence is lost.
void make_sizes_odd(LatticeInput& input, const Signature& signature) {
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        if ((input.first.center[axis] - input.first.half_extent[axis]) % 2 == 0) continue;
        for_each_position(input, axis, [](std::int64_t& position) { ++position; });
    }
    if (row_step(input, signature) == 2) --input.exponent;
}

LatticeInput draw_shapes(Source& random, const Signature& signature) {
    LatticeInput input = lattice_of(signature);
    if (has_polygon(signature.question)) {
        draw_coincident_polygons(random, input);
        return input;
    }
    put_first(random, input);
    if (has_end(input.second.kind))
        put_way(random, input);
    else if (core_of(input.second.kind) == CoreKind::box)
        put_box(random, input);
    else
        put_ball(random, input);
    if (!has_radius(input.second.kind)) input.second.radius = 0;
    return input;
}

}  // namespace

LatticeInput draw_coincidence(Source& random, const Signature& signature) {
    LatticeInput input = draw_shapes(random, signature);
    if (stores_corners(signature) && signature.orientation == Orientation::none && random.chance(1, 2)) make_sizes_odd(input, signature);
    return input;
}

Input draw_coincident_floats(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    LatticeInput input = draw_lattice_coincidence(random, signature);
    // Numbers so much longer than those of the lattice still have exact sides, middles and differences.
    constexpr int lattice_bits = 11;
    const int bits = std::min(format.precision - lattice_bits - 2, 40);
    const bool is_longer = bits > 0 && random.chance(3, 4);
    const std::int64_t factor = is_longer ? 1 + static_cast<std::int64_t>(random.bits() >> (64 - bits)) : 1;
    std::int64_t largest = 1;
    const auto lengthen = [&](std::int64_t& number) {
        number *= factor;
        largest = std::max(largest, std::abs(number));
    };
    for (std::size_t axis = 0; axis < input.dim; ++axis) for_each_position(input, axis, lengthen);
    for_each_size(input, [&](std::int64_t& size, Role) { lengthen(size); });
    if (signature.orientation != Orientation::none) {
        input = layout_of(signature).has_second_turn() ? both_rotated(random, input, signature) : rotated(random, input, signature);
        input.turn.carries = true;
    }
    input.exponent = draw_scale_exponent(random, magnitudes, format) - std::ilogb(static_cast<double>(largest));
    input.exponent = std::max(input.exponent, random.domain().whole_numbers ? 0 : format.min_exponent);
    Input row = express(input, signature);
    for (double& number : row.row()) number = finite(signature.scalar, number);
    const int beside = random.between(0, 5);
    if (beside == 0) {
        // Missed by some power of two of the scale, by one number.
        const double miss = draw_miss(random, signature.scalar) * scale_of(row);
        const std::size_t place = random.below(static_cast<std::uint32_t>(row.row().size()));
        if (is_length(layout_of(signature)[place].role)) row.numbers[place] = finite(signature.scalar, row.numbers[place] + miss);
    }
    if (beside == 1) nudge(random, row);
    put_in_domain(random, row);
    return row;
}

}  // namespace tangency::properties
