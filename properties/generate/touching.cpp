// SPDX-License-Identifier: MIT
// Ties built from what proves them: along a direction the second core begins where the first ends, or as far beyond as the radii reach.
#include "touching.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <utility>

#include "tangency/properties/polygons.hpp"
#include "tangency/properties/ties.hpp"
#include "vectors.hpp"

namespace tangency::properties {
namespace {

bool is_zero(const LatticeVector& vector) { return vector == LatticeVector{}; }
LatticeVector negative(const LatticeVector& vector) { return {-vector[0], -vector[1], -vector[2]}; }
std::int64_t common_divisor(const LatticeVector& vector) { return std::gcd(std::gcd(vector[0], vector[1]), vector[2]); }
// In the smallest whole numbers.
LatticeVector shortest(LatticeVector vector) {
    const std::int64_t common = std::max<std::int64_t>(common_divisor(vector), 1);
    for (std::int64_t& number : vector) number /= common;
    return vector;
}
// The greatest power of two that is no more. Needs a length above zero.
std::int64_t whole_power(std::int64_t length) { return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(length))); }

void move(LatticeShape& shape, const LatticeVector& by) {
    for (std::size_t axis = 0; axis < by.size(); ++axis) {
        shape.center[axis] += by[axis];
        shape.end[axis] += by[axis];
        for (std::size_t index = 0; index < shape.count && axis < 2; ++index) shape.vertices[index][axis] += by[axis];
    }
}

// A whole place between two, both included; often one of them.
LatticeVector draw_between(Source& source, const LatticeVector& from, const LatticeVector& to) {
    LatticeVector step{to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    const std::int64_t steps = common_divisor(step);
    const std::int64_t at = source.chance(1, 3) ? steps * source.between(0, 1) : source.between(0, static_cast<int>(steps));
    LatticeVector place = from;
    for (std::size_t axis = 0; axis < step.size() && steps > 0; ++axis) place[axis] += step[axis] / steps * at;
    return place;
}

LatticeVector vertex_of(const LatticeShape& polygon, std::size_t index) {
    return {polygon.vertices[index][0], polygon.vertices[index][1], 0};
}

// A place of the core that lies farthest along a direction, of all there are; without a direction any place.
LatticeVector draw_farthest(Source& source, const LatticeShape& shape, std::size_t dim, const LatticeVector& along) {
    LatticeVector place = shape.center;
    switch (core_of(shape.kind)) {
        case CoreKind::point: return place;
        case CoreKind::box:
            for (std::size_t axis = 0; axis < dim; ++axis) {
                const auto half = static_cast<int>(shape.half_extent[axis]);
                place[axis] += along[axis] > 0 ? half : along[axis] < 0 ? -half : source.between(-half, half);
            }
            return place;
        case CoreKind::segment: {
            const std::int64_t start = dot(shape.center, along), end = dot(shape.end, along);
            return start == end ? draw_between(source, shape.center, shape.end) : start > end ? shape.center : shape.end;
        }
        case CoreKind::polygon: break;
    }
    std::array<std::size_t, most_vertices> farthest{};
    std::size_t count = 0;
    std::int64_t most = 0;
    for (std::size_t index = 0; index < shape.count; ++index) {
        const std::int64_t reach = dot(vertex_of(shape, index), along);
        if (count == 0 || reach > most) count = 0, most = reach;
        if (reach == most) farthest[count++] = index;
    }
    const auto one = source.below(static_cast<std::uint32_t>(count)), other = source.below(static_cast<std::uint32_t>(count));
    return draw_between(source, vertex_of(shape, farthest[one]), vertex_of(shape, farthest[other]));
}

// A way of any direction, some as short as nothing; along an axis often as long as a power of two, since of others only `exact` asks where
// there is a radius.
LatticeVector draw_way(Source& source, std::size_t dim, const LatticeVector& across) {
    if (source.chance(1, 8)) return {};
    LatticeVector way{};
    const std::size_t axis = draw_axis(source, dim);
    if (across[axis] == 0 && source.chance(1, 2)) {
        way[axis] = source.with_sign(source.chance(3, 4) ? 1 << source.between(0, 8) : source.between(1, 400));
        return way;
    }
    const int most = source.chance(1, 2) ? 6 : 40;
    for (std::size_t each = 0; each < dim; ++each) way[each] = source.between(-most, most);
    if (is_zero(across)) return way;
    // At a right angle: in the plane of two axes, or in any plane.
    LatticeVector other{};
    other[dim == 2 ? 2 : axis] = 1;
    way = shortest(cross(across, dim == 2 || source.chance(1, 2) ? other : way));
    const int times = source.between(1, 12);
    for (std::int64_t& number : way) number *= times;
    return way;
}

// Of the kind, about anywhere; `faces` is a direction that a side or the way lies across, zeros where none has to.
void draw_core(Source& source, LatticeShape& shape, std::size_t dim, const LatticeVector& faces, bool has_distance) {
    const int thinnest = source.domain().positive_extent ? 1 : 0;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        shape.center[axis] = draw_coordinate(source);
        if (core_of(shape.kind) != CoreKind::box) continue;
        shape.half_extent[axis] = source.chance(1, 8) ? thinnest : std::max(draw_size(source), thinnest);
    }
    if (has_end(shape.kind)) {
        const LatticeVector way = draw_way(source, dim, faces);
        for (std::size_t axis = 0; axis < dim; ++axis) shape.end[axis] = shape.center[axis] + way[axis];
    }
    if (core_of(shape.kind) != CoreKind::polygon) return;
    const int most = draw_side(source);
    shape.vertices = draw_polygon(source, shape.count, most, is_zero(faces) ? Base::any : Base::level);
    if (shape.count == 4 && source.chance(1, 3)) {
        const std::int64_t width = source.between(1, most), height = source.between(1, most);
        shape.vertices = {{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    }
    // The level side lies below, and mostly is as long as a power of two: of others only `exact` asks where a distance is found.
    auto& vertices = shape.vertices;
    if (!is_zero(faces) && has_distance && source.chance(3, 4))
        vertices[1][0] = vertices[0][0] + whole_power(vertices[1][0] - vertices[0][0]);
    const LatticeVector towards = is_zero(faces) ? LatticeVector{0, -1, 0} : shortest(faces);
    for (std::size_t index = 0; index < shape.count; ++index) vertices[index] = rotated(vertices[index], {-towards[1], towards[0]});
    draw_order(source, vertices, shape.count);
    move(shape, shape.center);
    shape.center = {};
}

// Whole legs of a whole length, of either sign, which is what both radii reach.
Legs draw_reach(Source& source, const Signature& signature) {
    const std::size_t dim = signature.dim;
    const std::size_t least = source.domain().positive_radius ? 1 : 0;
    const std::size_t axes = std::max<std::size_t>(source.below(static_cast<std::uint32_t>(dim) + 1), least);
    Legs legs = draw_legs(source, axes, dim);
    if (axes == 0) legs = {};
    // Of a polygon's corner, too, only `exact` asks where the length is none.
    if (axes == 1 && has_polygon(signature.question) && source.chance(3, 4)) {
        legs.length = whole_power(legs.length);
        for (std::int64_t& leg : legs.legs) leg = std::min(leg, legs.length);
    }
    for (std::int64_t& leg : legs.legs) leg = source.with_sign(leg);
    return legs;
}

// A direction along which shapes without a radius part. Of polygons mostly one of the axes: of others only `exact` asks.
LatticeVector draw_direction(Source& source, std::size_t dim, bool is_of_polygons) {
    LatticeVector along{};
    std::size_t missing = is_of_polygons && source.chance(1, 2) ? 1 : 1 + draw_axis(source, dim);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        if (source.below(static_cast<std::uint32_t>(dim - axis)) >= missing) continue;
        along[axis] = source.with_sign(source.between(1, 6));
        --missing;
    }
    return along;
}

// The whole reach belongs to one, or is divided; now and then by halves.
void divide(Source& source, LatticeInput& input, std::int64_t reach) {
    if (has_radius(input.second.kind)) input.second.radius = reach;
    if (!has_radius(input.first.kind)) return;
    const bool is_halved = reach % 2 == 0 && source.chance(1, 4);
    input.first.radius = is_halved ? reach / 2 : source.chance(1, 8) ? 0 : source.between(0, static_cast<int>(reach));
    input.second.radius -= input.first.radius;
}

}  // namespace

LatticeInput draw_touching(Source& source, const Signature& signature) {
    const std::size_t dim = signature.dim;
    const bool has_reach = has_radius(signature.question);
    LatticeInput input = lattice_of(signature);
    const Legs reach = has_reach ? draw_reach(source, signature) : Legs{};
    LatticeVector along = has_reach ? reach.legs : draw_direction(source, dim, has_polygon(signature.question));
    // Whatever meets a flat box touches it, so nothing has to part there.
    const bool is_flat = signature.question == Question::box_segment && source.chance(1, 8) && !source.domain().positive_extent;
    const std::size_t flat_axis = draw_axis(source, dim);
    const int faces = source.between(has_polygon(signature.question) && source.chance(1, 2) ? 1 : 0, 3);
    // Who finds a point's signed distance from a polygon finds a place of a side first.
    const bool has_distance = has_reach || signature.question == Question::polygon_point;
    draw_core(source, input.first, dim, (faces & 1) != 0 ? along : LatticeVector{}, has_distance);
    draw_core(source, input.second, dim, (faces & 2) != 0 ? negative(along) : LatticeVector{}, has_distance);
    if (is_flat) {
        input.first.half_extent[flat_axis] = 0;
        along = {};
    }
    if (is_of_one_kind(signature.question) && source.chance(1, 3)) {
        input.second.half_extent = input.first.half_extent;
        for (std::size_t axis = 0; axis < dim && has_end(input.first.kind); ++axis)
            input.second.end[axis] = input.second.center[axis] + input.first.end[axis] - input.first.center[axis];
    }
    const LatticeVector first = draw_farthest(source, input.first, dim, along),
                        second = draw_farthest(source, input.second, dim, negative(along));
    move(input.second, {first[0] + reach.legs[0] - second[0], first[1] + reach.legs[1] - second[1], first[2] + reach.legs[2] - second[2]});
    divide(source, input, reach.length);
    for (std::size_t axis = 0; axis < dim; ++axis) input.facing[axis] = along[axis] > 0 ? 1 : along[axis] < 0 ? -1 : 0;
    return input;
}

}  // namespace tangency::properties
