// SPDX-License-Identifier: MIT
// Convex polygons of floats. Whoever writes them looks again whether they are convex once they are rounded.
#include "polygon_floats.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "float_numbers.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/polygons.hpp"

namespace tangency::properties {
namespace {

using FloatPolygon = std::array<std::array<double, 2>, most_vertices>;

// A rectangle along the axes, or nearly, about as large as one.
FloatPolygon draw_near_rectangle(Source& random, ScalarType scalar) {
    const int flatness = random.between(0, 4);
    const double width = 1, height = std::ldexp(1 + random.unit(), -flatness);
    const double miss = height * draw_miss(random, scalar) / 2;
    FloatPolygon polygon{{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    for (std::size_t i = 0; i < 4; ++i)
        for (double& number : polygon[i]) number += miss * random.unit();
    return polygon;
}

// Counterclockwise or not, about as large as one, with a corner at or near the origin.
FloatPolygon draw_about_one(Source& random, ScalarType scalar, std::size_t count) {
    if (count == 4 && random.chance(1, 8)) return draw_near_rectangle(random, scalar);
    static constexpr std::array<int, 4> grids{8, 40, 400, 1 << 20};
    const int grid = random.pick(grids);
    const bool has_level_side = random.chance(1, 4);
    LatticePolygon whole = draw_polygon(random, count, grid, has_level_side ? Base::level : Base::any);
    draw_order(random, whole, count);
    const double unit = std::ldexp(1.0, -std::ilogb(grid));
    // Shaken by less than a unit, and flat in one direction by any power of two that leaves some bits.
    const double shake = random.chance(1, 2) ? unit / 2 : 0;
    const std::size_t flat = random.below(2);
    const int squeeze = random.chance(1, 4) ? random.between(0, format_of(scalar).precision - 4) : 0;
    FloatPolygon polygon{};
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double number = static_cast<double>(whole[i][axis]) * unit + (shake > 0 ? shake * random.unit() : 0);
            polygon[i][axis] = axis == flat ? std::ldexp(number, -squeeze) : number;
        }
    if (has_level_side) {
        // It leans a little, and the polygon stays convex; or it is upright.
        const double lean = draw_miss(random, scalar);
        for (std::size_t i = 0; i < count; ++i) polygon[i][1] += lean * polygon[i][0];
        if (random.chance(1, 2))
            for (std::size_t i = 0; i < count; ++i) std::swap(polygon[i][0], polygon[i][1]);
    }
    return polygon;
}

void put(FloatPolygon& to, const FloatPolygon& polygon, std::size_t count, double size, const std::array<double, 2>& place) {
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis) to[i][axis] = place[axis] + size * polygon[i][axis];
}

// Calls make(which, count) for each polygon.
template <class Make>
void for_each_polygon(const Signature& signature, Make make) {
    const VertexCounts counts = vertices_of(signature.form);
    make(0, counts.first);
    if (counts.second > 0) make(1, counts.second);
}

}  // namespace

void draw_float_polygons(Source& random, const Signature& signature, FloatShapes& shapes, const std::function<double()>& draw) {
    for_each_polygon(signature, [&](std::size_t which, std::size_t count) {
        const FloatPolygon polygon = draw_about_one(random, signature.scalar, count);
        const double size = draw();
        std::array<double, 2> place{};
        // At the origin, near it, or so far that few bits of its own are left.
        const int far = random.between(0, 3) == 0 ? random.between(0, format_of(signature.scalar).precision - 8) : random.between(0, 2);
        if (!random.chance(1, 8))
            for (double& number : place) number = random.with_sign(random.unit() * std::ldexp(size, far));
        const double largest = std::ldexp(1.0, format_of(signature.scalar).max_exponent - 2);
        for (double& number : place)
            if (!(std::abs(number) <= largest)) number = std::copysign(size, number);  // nor zero times a size beyond the doubles
        put(shapes.vertices[which], polygon, count, size, place);
    });
}

void draw_everyday_polygons(Source& random, const Signature& signature, FloatShapes& shapes, double step) {
    for_each_polygon(signature, [&](std::size_t which, std::size_t count) {
        LatticePolygon whole = draw_polygon(random, count, random.between(2, 300));
        draw_order(random, whole, count);
        const std::array<int, 2> place{random.between(-40, 1920), random.between(-40, 1080)};
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t axis = 0; axis < 2; ++axis)
                shapes.vertices[which][i][axis] = static_cast<double>(whole[i][axis] + place[axis]) * step;
    });
}

void draw_huge_polygons(Source& random, const Signature& signature, FloatShapes& shapes, const std::function<double()>& huge) {
    for_each_polygon(signature, [&](std::size_t which, std::size_t count) {
        constexpr int grid = 16;
        LatticePolygon whole = draw_polygon(random, count, grid);
        draw_order(random, whole, count);
        const std::array<double, 2> sizes{huge() / grid, huge() / grid};
        const std::int64_t middle = random.chance(1, 2) ? grid / 2 : 0;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t axis = 0; axis < 2; ++axis)
                shapes.vertices[which][i][axis] = static_cast<double>(whole[i][axis] - middle) * sizes[axis];
    });
}

}  // namespace tangency::properties
