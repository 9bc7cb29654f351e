// SPDX-License-Identifier: MIT
// Coincidences of convex polygons: places of one on places of the other, sides along sides, one made of the other.
#include "coincident_polygons.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "tangency/properties/polygons.hpp"
#include "tangency/properties/ties.hpp"
#include "vectors.hpp"

namespace tangency::properties {
namespace {

// Mostly twice as large as drawn, so that middles and halves are whole.
LatticePolygon draw_shape(Source& random, std::size_t count) {
    LatticePolygon polygon = draw_polygon(random, count, draw_side(random));
    if (count == 4 && random.chance(1, 2)) {
        const std::int64_t width = random.between(1, draw_side(random));
        const std::int64_t height = random.chance(1, 2) ? width : random.between(1, draw_side(random));
        polygon = {{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    }
    const int factor = random.chance(2, 3) ? 2 : 1;
    for (LatticeVertex& vertex : polygon)
        for (std::int64_t& number : vertex) number *= factor;
    return polygon;
}

LatticeVertex middle_of(const LatticeVertex& one, const LatticeVertex& other) { return {(one[0] + other[0]) / 2, (one[1] + other[1]) / 2}; }

std::size_t draw_index(Source& random, std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); }

// A vertex, the middle of a side, or of a diagonal.
LatticeVertex draw_feature(Source& random, const LatticePolygon& polygon, std::size_t count) {
    const std::size_t index = draw_index(random, count);
    const int kind = random.between(0, 2);
    if (kind == 0) return polygon[index];
    return middle_of(polygon[index], polygon[(index + (kind == 1 ? 1 : 1 + draw_index(random, count - 1))) % count]);
}

// Nothing where it is not whole.
std::int64_t whole_length(std::int64_t x, std::int64_t y) {
    const auto length = static_cast<std::int64_t>(std::sqrt(static_cast<double>(x * x + y * y)));
    return length * length == x * x + y * y ? length : 0;
}

// As long as a side or the way to a vertex, or half or twice that; else as far as vertices are apart on an axis.
std::int64_t draw_radius(Source& random, const LatticePolygon& polygon, std::size_t count, const LatticeVertex& place) {
    const int kind = random.between(0, 3);
    if (kind == 0) return draw_side(random);
    const std::size_t index = draw_index(random, count);
    const LatticeVertex &one = polygon[index], &other = kind == 1 ? place : polygon[(index + 1) % count];
    const std::int64_t x = std::abs(other[0] - one[0]), y = std::abs(other[1] - one[1]), whole = whole_length(x, y);
    const std::int64_t length = whole > 0 ? whole : std::max(x, y);
    const int scale = random.between(0, 3);
    return scale == 0 ? 2 * length : scale == 1 && length % 2 == 0 ? length / 2 : length;
}

// Around a place of the polygon, or with a place of its boundary there.
void put_disk(Source& random, LatticeInput& input) {
    const LatticePolygon& polygon = input.first.vertices;
    const LatticeVertex place = draw_feature(random, polygon, input.first.count);
    input.second.center = {place[0], place[1], 0};
    input.second.radius = draw_radius(random, polygon, input.first.count, place);
    const int kind = random.between(0, 3);
    if (kind == 2) {
        const std::size_t axis = random.below(2);
        input.second.center[axis] += random.with_sign(input.second.radius);
    }
    if (kind == 3) {
        const Legs legs = draw_legs(random, 2, 2);
        input.second.radius = legs.length;
        for (std::size_t axis = 0; axis < 2; ++axis) input.second.center[axis] += random.with_sign(legs.legs[axis]);
    }
}

// On a feature, between two of them, or as far beyond one.
LatticeVertex draw_place_about(Source& random, const LatticePolygon& polygon, std::size_t count) {
    const LatticeVertex one = draw_feature(random, polygon, count), other = draw_feature(random, polygon, count);
    const int kind = random.between(0, 3);
    if (kind <= 1) return one;
    return kind == 2 ? middle_of(one, other) : LatticeVertex{2 * one[0] - other[0], 2 * one[1] - other[1]};
}

// From one such place to another; or along a side: all of it, half, or beyond its ends.
void put_segment(Source& random, LatticeInput& input) {
    const LatticePolygon& polygon = input.first.vertices;
    const std::size_t count = input.first.count, index = draw_index(random, count);
    LatticeVertex one = draw_place_about(random, polygon, count), other = draw_place_about(random, polygon, count);
    if (random.chance(1, 3)) {
        const LatticeVertex &start = polygon[index], &end = polygon[(index + 1) % count];
        const int before = random.between(-1, 1), after = random.between(-1, 1);
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const std::int64_t half = (end[axis] - start[axis]) / 2;
            one[axis] = start[axis] + before * half;
            other[axis] = end[axis] + after * half;
        }
    } else if (random.chance(1, 4)) {
        other = {one[0] + random.between(-6, 6), one[1] + random.between(-6, 6)};
    }
    if (random.chance(1, 2)) std::swap(one, other);
    input.second.center = {one[0], one[1], 0};
    input.second.end = {other[0], other[1], 0};
}

// A polygon of no more vertices that the other has as well: some of them, or middles of its sides.
LatticePolygon part_of(Source& random, const LatticePolygon& polygon, std::size_t count, std::size_t wanted) {
    const bool has_middles = random.chance(1, 2);
    const std::size_t begin = draw_index(random, count);
    LatticePolygon part{};
    for (std::size_t i = 0; i < wanted; ++i) {
        const std::size_t at = (begin + i * count / wanted) % count;
        part[i] = has_middles ? middle_of(polygon[at], polygon[(at + 1) % count]) : polygon[at];
    }
    return part;
}

// Rotated by a half or a quarter turn, doubled, or as it is.
void vary(Source& random, LatticePolygon& polygon) {
    static constexpr std::array<LatticeVertex, 3> turns{{{-1, 0}, {0, 1}, {0, -1}}};
    const int kind = random.between(0, 5);
    if (kind >= 4) return;
    for (LatticeVertex& vertex : polygon) {
        if (kind < 3)
            vertex = rotated(vertex, turns[static_cast<std::size_t>(kind)]);
        else
            vertex = {2 * vertex[0], 2 * vertex[1]};
    }
}

void move(LatticePolygon& polygon, const LatticeVertex& by) {
    for (LatticeVertex& vertex : polygon) vertex = {vertex[0] + by[0], vertex[1] + by[1]};
}

// `inner` has no more vertices than `outer`.
void put_second(Source& random, LatticePolygon& outer, std::size_t outer_count, LatticePolygon& inner, std::size_t inner_count) {
    const bool is_alike = random.chance(3, 4);
    inner = is_alike ? part_of(random, outer, outer_count, inner_count) : draw_shape(random, inner_count);
    if (is_alike) vary(random, inner);
    if (!is_alike || random.chance(2, 3)) {
        const LatticeVertex place = draw_feature(random, outer, outer_count), own = draw_feature(random, inner, inner_count);
        move(inner, from_to(own, place));
    }
    // Along a side, by its length or half of it.
    if (!random.chance(1, 4)) return;
    const std::size_t index = draw_index(random, outer_count);
    const LatticeVertex &one = outer[index],
                        &other = random.chance(1, 2) ? outer[(index + 1) % outer_count] : middle_of(one, outer[(index + 1) % outer_count]);
    move(inner, from_to(one, other));
}

}  // namespace

void draw_coincident_polygons(Source& random, LatticeInput& input) {
    const std::size_t first_count = input.first.count, second_count = input.second.count;
    if (second_count == 0) {
        input.first.vertices = draw_shape(random, first_count);
        if (has_end(input.second.kind)) {
            put_segment(random, input);
        } else if (has_radius(input.second.kind)) {
            put_disk(random, input);
        } else {
            const LatticeVertex place = draw_place_about(random, input.first.vertices, first_count);
            input.second.center = {place[0], place[1], 0};
        }
    } else {
        const std::size_t outer = first_count > second_count || (first_count == second_count && random.chance(1, 2)) ? 0 : 1;
        LatticeShape &around = *both_of(input)[outer], &within = *both_of(input)[1 - outer];
        around.vertices = draw_shape(random, around.count);
        put_second(random, around.vertices, around.count, within.vertices, within.count);
    }
    const bool is_at_origin = random.chance(1, 3);
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const std::int64_t shift = is_at_origin ? 0 : draw_coordinate(random);
        for_each_position(input, axis, [shift](std::int64_t& position) { position += shift; });
    }
    for (LatticeShape* shape : both_of(input))
        if (shape->count > 0) draw_order(random, shape->vertices, shape->count);
}

}  // namespace tangency::properties
