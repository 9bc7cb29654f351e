// SPDX-License-Identifier: MIT
// Convex polygons of floats. Whoever writes them looks again whether they are convex once they are rounded.
#include "polygon_floats.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "float_numbers.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/polygons.hpp"

namespace tangency::properties {
namespace {

using FloatPolygon = std::array<std::array<double, 2>, most_vertices>;

void shake(Source& random, FloatPolygon& polygon, std::size_t count, double by) {
    for (std::size_t i = 0; i < count; ++i)
        for (double& number : polygon[i]) number += by * random.unit();
}

// About the origin, by any angle of a quarter turn.
void rotate(Source& random, FloatPolygon& polygon, std::size_t count) {
    const double tangent = random.unit(), square = tangent * tangent;  // of half the angle
    const double cosine = (1 - square) / (1 + square), sine = 2 * tangent / (1 + square);
    for (std::size_t i = 0; i < count; ++i) {
        const auto [x, y] = polygon[i];
        polygon[i] = {cosine * x - sine * y, sine * x + cosine * y};
    }
}

// Nearly a rectangle, of which some are nearly squares and half are rotated.
FloatPolygon draw_near_rectangle(Source& random, ScalarType scalar) {
    const int flatness = random.between(0, 4);
    const double width = 1, height = random.chance(1, 4) ? 1 + draw_miss(random, scalar) : std::ldexp(1 + random.unit(), -flatness);
    FloatPolygon polygon{{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    shake(random, polygon, 4, height * draw_miss(random, scalar) / 2);
    if (random.chance(1, 2)) rotate(random, polygon, 4);
    return polygon;
}

// Nearly what it is after half a turn: sides of the first half turn, and the same back. Needs an even count.
FloatPolygon draw_near_symmetric(Source& random, ScalarType scalar, std::size_t count) {
    constexpr int grid = 40;
    const std::size_t half = count / 2;
    const double widest = static_cast<double>(half) * grid;
    std::vector<std::array<double, 2>> sides(half);
    for (std::array<double, 2>& side : sides) {
        side[0] = random.between(-grid, grid);
        side[1] = random.between(1, grid);
    }
    std::ranges::sort(sides, [](const auto& one, const auto& other) { return one[0] * other[1] > one[1] * other[0]; });
    FloatPolygon polygon{};
    for (std::size_t i = 1; i < count; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis)
            polygon[i][axis] = polygon[i - 1][axis] + (i <= half ? 1 : -1) * sides[(i - 1) % half][axis] / widest;
    shake(random, polygon, count, draw_miss(random, scalar) / widest);
    return polygon;
}

// Regular, of radius one about the origin; or the tile of a map seen from a slope, twice as wide as high.
FloatPolygon draw_regular(Source& random, std::size_t count) {
    // Cosine and sine of the angle from one vertex to the next, written out, since libraries differ in their last bits.
    static constexpr std::array<std::array<double, 2>, most_vertices - 2> turns{{{-0.5, 0.8660254037844386},
                                                                                 {0, 1},
                                                                                 {0.30901699437494745, 0.9510565162951535},
                                                                                 {0.5, 0.8660254037844386},
                                                                                 {0.6234898018587336, 0.7818314824680298},
                                                                                 {0.7071067811865476, 0.7071067811865476}}};
    const auto [cosine, sine] = turns[count - 3];
    FloatPolygon polygon{{{1, 0}}};
    for (std::size_t i = 1; i < count; ++i) {
        const auto [x, y] = polygon[i - 1];
        polygon[i] = {cosine * x - sine * y, sine * x + cosine * y};
    }
    if (count == 4 && random.chance(1, 2))
        for (std::size_t i = 0; i < count; ++i) polygon[i][1] /= 2;
    return polygon;
}

// With a vertex on an axis or rotated.
FloatPolygon draw_near_regular(Source& random, ScalarType scalar, std::size_t count) {
    FloatPolygon polygon = draw_regular(random, count);
    shake(random, polygon, count, draw_miss(random, scalar) / 4);
    if (random.chance(1, 2)) {
        rotate(random, polygon, count);
    } else if (random.chance(1, 2)) {
        for (std::size_t i = 0; i < count; ++i) std::swap(polygon[i][0], polygon[i][1]);
    }
    return polygon;
}

// One vertex more: nearly on the line of its neighbours, or nearly on one of them. Of a counterclockwise polygon.
void add_near_vertex(Source& random, FloatPolygon& polygon, std::size_t count, ScalarType scalar) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(count));
    const auto begin = polygon.begin();
    const std::array<double, 2> vertex = polygon[at], next = polygon[(at + 1) % count], before = polygon[(at + count - 1) % count];
    std::copy_backward(begin + static_cast<std::ptrdiff_t>(at), begin + static_cast<std::ptrdiff_t>(count),
                       begin + static_cast<std::ptrdiff_t>(count) + 1);
    const auto between = [](const auto& from, const auto& to, double share) {
        return std::array<double, 2>{from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])};
    };
    const double miss = std::abs(draw_miss(random, scalar));
    if (random.chance(1, 2)) {
        // The corner is cut.
        polygon[at] = between(vertex, before, miss * random.unit());
        polygon[at + 1] = between(vertex, next, miss * random.unit());
    } else {
        // Beside the side, on its outside.
        const std::array<double, 2> place = between(vertex, next, random.unit());
        polygon[at] = vertex;
        polygon[at + 1] = {place[0] + miss * (next[1] - vertex[1]), place[1] - miss * (next[0] - vertex[0])};
    }
}

// About as large as one, with a corner at or near the origin.
FloatPolygon draw_any_shape(Source& random, ScalarType scalar, std::size_t count) {
    static constexpr std::array<int, 4> grids{8, 40, 400, 1 << 20};
    const int grid = random.pick(grids);
    const bool has_level_side = random.chance(3, 8);
    const std::size_t near = count > 3 && random.chance(1, 6) ? 1 : 0;
    const LatticePolygon whole = draw_polygon(random, count - near, grid, has_level_side ? Base::level : Base::any);
    const double unit = std::ldexp(1.0, -std::ilogb(grid));
    // Shaken by less than a unit, and flat in one direction by any power of two that leaves some bits.
    const double shaken = random.chance(1, 2) ? unit / 2 : 0;
    const std::size_t flat = random.below(2);
    const int squeeze = random.chance(1, 4) ? random.between(0, format_of(scalar).precision - 4) : 0;
    FloatPolygon polygon{};
    for (std::size_t i = 0; i < count - near; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double number = static_cast<double>(whole[i][axis]) * unit + (shaken > 0 ? shaken * random.unit() : 0);
            polygon[i][axis] = axis == flat ? std::ldexp(number, -squeeze) : number;
        }
    if (near > 0) add_near_vertex(random, polygon, count - near, scalar);
    if (has_level_side) {
        // It leans a little, and the polygon stays convex; or it is upright.
        const double lean = draw_miss(random, scalar);
        for (std::size_t i = 0; i < count; ++i) polygon[i][1] += lean * polygon[i][0];
        if (random.chance(1, 2))
            for (std::size_t i = 0; i < count; ++i) std::swap(polygon[i][0], polygon[i][1]);
    }
    return polygon;
}

FloatPolygon draw_about_one(Source& random, ScalarType scalar, std::size_t count) {
    if (count == 4 && random.chance(1, 6)) return draw_near_rectangle(random, scalar);
    if (count % 2 == 0 && random.chance(1, 8)) return draw_near_symmetric(random, scalar, count);
    if (random.chance(1, 12)) return draw_near_regular(random, scalar, count);
    return draw_any_shape(random, scalar, count);
}

// Nearly the other's shape, or what that is after half a turn.
FloatPolygon draw_near_same(Source& random, const FloatPolygon& other, ScalarType scalar, std::size_t count) {
    FloatPolygon polygon = other;
    if (random.chance(1, 4))
        for (std::size_t i = 0; i < count; ++i)
            for (double& number : polygon[i]) number = -number;
    shake(random, polygon, count, draw_miss(random, scalar) / 4);
    return polygon;
}

void put(FloatPolygon& to, const FloatPolygon& polygon, std::size_t count, double size, const std::array<double, 2>& place) {
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis) to[i][axis] = place[axis] + size * polygon[i][axis];
}

}  // namespace

void draw_float_polygons(Source& random, ScalarType scalar, FloatShapes& shapes, const std::function<double()>& draw) {
    // All of one size, near the origin: what a side that leans a little moves farthest, in units of the scale.
    const bool is_compact = random.chance(1, 3);
    const double shared = draw();
    FloatPolygon first{};
    for (DrawnShape<double>* shape : both_of(shapes)) {
        const std::size_t count = shape->count;
        if (count == 0) continue;
        const bool is_same = shape == &shapes.second && count == shapes.first.count && random.chance(1, 2);
        FloatPolygon polygon = is_same ? draw_near_same(random, first, scalar, count) : draw_about_one(random, scalar, count);
        if (!is_same || random.chance(1, 2)) draw_order(random, polygon, count);
        if (shape == &shapes.first) first = polygon;
        const double size = is_compact || is_same ? shared : draw();
        std::array<double, 2> place{};
        // At the origin, near it, or so far that few bits of its own are left, often so few that products of places lose all of its area.
        const bool is_far = !is_compact && random.between(0, 3) == 0;
        const int precision = format_of(scalar).precision;
        const int far = is_far ? random.between(random.chance(1, 2) ? precision / 2 : 0, precision - 8) : random.between(0, 2);
        if (!random.chance(1, 8))
            for (double& number : place) number = random.with_sign(random.unit() * std::ldexp(size, far));
        const double largest = std::ldexp(1.0, format_of(scalar).max_exponent - 2);
        for (double& number : place)
            if (!(std::abs(number) <= largest))
                number = std::copysign(size, number);  // also a NaN, of zero times a size beyond the doubles
        put(shape->vertices, polygon, count, size, place);
    }
}

void draw_everyday_polygons(Source& random, FloatShapes& shapes, double step) {
    for (DrawnShape<double>* shape : both_of(shapes)) {
        const std::size_t count = shape->count;
        if (count == 0) continue;
        FloatPolygon polygon{};
        const int size = random.between(2, 300);
        if (random.chance(1, 4)) {
            put(polygon, draw_regular(random, count), count, size, {});
        } else {
            const LatticePolygon whole = draw_polygon(random, count, size);
            for (std::size_t i = 0; i < count; ++i)
                for (std::size_t axis = 0; axis < 2; ++axis) polygon[i][axis] = static_cast<double>(whole[i][axis]);
        }
        draw_order(random, polygon, count);
        const std::array<int, 2> place{random.between(-40, 1920), random.between(-40, 1080)};
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t axis = 0; axis < 2; ++axis) shape->vertices[i][axis] = (polygon[i][axis] + place[axis]) * step;
    }
}

void draw_huge_polygons(Source& random, FloatShapes& shapes, const std::function<double()>& huge) {
    for (DrawnShape<double>* shape : both_of(shapes)) {
        const std::size_t count = shape->count;
        if (count == 0) continue;
        constexpr int grid = 16;
        LatticePolygon whole = draw_polygon(random, count, grid);
        draw_order(random, whole, count);
        const std::array<double, 2> sizes{huge() / grid, huge() / grid};
        const std::int64_t middle = random.chance(1, 2) ? grid / 2 : 0;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t axis = 0; axis < 2; ++axis)
                shape->vertices[i][axis] = static_cast<double>(whole[i][axis] - middle) * sizes[axis];
    }
}

}  // namespace tangency::properties
