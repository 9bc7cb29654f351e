// SPDX-License-Identifier: MIT
// Floats beside a tie, of every pair of shapes alike: the second is moved along a direction until it begins as far beyond the first's end
// as the gap and the radii say.
#include "aim.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "tangency/properties/floats.hpp"
#include "vectors.hpp"
#include "within_polygon.hpp"

namespace tangency::properties {
namespace {

using Shape = DrawnShape<double>;

FloatVector times(const FloatVector& vector, double by) { return {vector[0] * by, vector[1] * by, vector[2] * by}; }
FloatVector sum(const FloatVector& a, const FloatVector& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
FloatVector vertex_of(const Shape& polygon, std::size_t index) {
    const auto& [x, y] = polygon.vertices[index % polygon.count];
    return {x, y, 0};
}

// A direction, and the side of a polygon that lies across it, if one does.
struct Across {
    FloatVector along{};
    const Shape* polygon = nullptr;
    std::size_t side = 0;
};

// Outward, as long as the side.
FloatVector normal_of(const Shape& polygon, std::size_t side) {
    const FloatVector along = from_to(vertex_of(polygon, side), vertex_of(polygon, side + 1));
    const FloatVector next = from_to(vertex_of(polygon, side + 1), vertex_of(polygon, side + 2));
    const bool is_counterclockwise = along[0] * next[1] - along[1] * next[0] > 0;
    return is_counterclockwise ? FloatVector{along[1], -along[0], 0} : FloatVector{-along[1], along[0], 0};
}

// Before a side or a corner of one of the polygons; where there is none along some of the axes, evenly or not.
Across draw_across(Source& source, const FloatShapes& shapes, std::size_t dim) {
    const std::size_t which = shapes.second.count > 0 ? source.below(2) : 0;
    const Shape& shape = *both_of(shapes)[which];
    if (shape.count > 0) {
        Across across{.polygon = &shape, .side = source.below(static_cast<std::uint32_t>(shape.count))};
        across.along = normal_of(shape, across.side);
        if (source.chance(1, 2)) {
            const double share = source.unit();
            across.along = sum(times(across.along, share), times(normal_of(shape, across.side + 1), 1 - share));
            across.polygon = nullptr;
        }
        if (which == 1) across.along = times(across.along, -1);
        return across;
    }
    Across across;
    const bool is_even = source.chance(1, 2);
    std::size_t missing = 1 + source.below(static_cast<std::uint32_t>(dim));
    for (std::size_t axis = 0; axis < dim; ++axis) {
        if (source.below(static_cast<std::uint32_t>(dim - axis)) >= missing) continue;
        across.along[axis] = source.with_sign(is_even ? 1 : 0.1 + source.unit());
        --missing;
    }
    return across;
}

// A place of the core that lies farthest along the direction. Of a side or a way across it any place.
FloatVector draw_farthest(Source& source, const Shape& shape, std::size_t dim, const Across& across, double sign, bool lies_across) {
    FloatVector place = shape.center;
    switch (core_of(shape.kind)) {
        case CoreKind::point: return place;
        case CoreKind::box:
            for (std::size_t axis = 0; axis < dim; ++axis) {
                const double along = sign * across.along[axis];
                place[axis] += shape.half_extent[axis] * (along > 0 ? 1 : along < 0 ? -1 : 2 * source.unit() - 1);
            }
            return place;
        case CoreKind::segment: {
            const FloatVector way = from_to(shape.center, shape.end);
            const double share = lies_across ? source.unit() : sign * dot(way, across.along) > 0 ? 1 : 0;
            return sum(shape.center, times(way, share));
        }
        case CoreKind::polygon: break;
    }
    if (across.polygon == &shape) {
        const FloatVector start = vertex_of(shape, across.side);
        return sum(start, times(from_to(start, vertex_of(shape, across.side + 1)), source.unit()));
    }
    std::size_t farthest = 0;
    for (std::size_t index = 1; index < shape.count; ++index)
        if (sign * dot(from_to(vertex_of(shape, farthest), vertex_of(shape, index)), across.along) > 0) farthest = index;
    return vertex_of(shape, farthest);
}

// Now and then lays a way nearly along an axis, by any power of two, or by half of the digits: who divides by its parts, or squares
// them, is off by most there.
void lay_near_axis(Source& source, FloatVector& way, std::size_t dim, ScalarType scalar) {
    if (!source.chance(1, 6)) return;
    const std::size_t axis = source.below(static_cast<std::uint32_t>(dim));
    const int digits = format_of(scalar).precision;
    const int octaves = source.chance(1, 2) ? source.between(1, digits) : source.between(digits / 2 - 2, digits / 2 + 2);
    for (std::size_t other = 0; other < dim; ++other)
        if (other != axis) way[other] = std::ldexp(way[other], -octaves);
}

// A way passes at a right angle to the direction, either of which is made to fit the other unless the direction is taken, or it does not.
// Returns whether it passes.
bool lay_way(Source& source, Shape& shape, std::size_t dim, ScalarType scalar, Across& across, bool is_taken) {
    FloatVector way = from_to(shape.center, shape.end);
    lay_near_axis(source, way, dim, scalar);
    const bool passes = source.chance(1, 2), direction_fits = source.chance(3, 4) && !is_taken;
    const double way_sq = dot(way, way), along_sq = dot(across.along, across.along), both = dot(way, across.along);
    if (passes && direction_fits && way_sq > 0) {
        const FloatVector fitted = sum(across.along, times(way, -both / way_sq));
        if (dot(fitted, fitted) > 0x1p-40 * along_sq) across = {.along = fitted};
    } else if (passes && along_sq > 0) {  // of a small polygon beside a huge way the square may be none
        way = sum(way, times(across.along, -both / along_sq));
    }
    shape.end = sum(shape.center, way);
    return passes;
}

// One lies within the other, small: who takes the inside of a far and small polygon for its outside does not see it, nor who finds one of
// its places outside both triangles beside a diagonal.
void put_within(Source& source, FloatShapes& shapes, ScalarType scalar, double gap) {
    const std::size_t which = shapes.second.count > 0 ? source.below(2) : 0;
    Shape &outer = *both_of(shapes)[which], &inner = *both_of(shapes)[1 - which];
    const std::array<double, 2> place = draw_within(source, outer, scalar);
    if (inner.count == 0) {
        const double room = room_about(outer, place);
        inner.radius = gap < 0 && source.chance(1, 2) ? room : std::min(-gap, room);
        inner.center = {place[0], place[1], 0};
        return;
    }
    const double size = size_of(inner);
    if (size == 0) return;
    const double shrunk = std::ldexp(size_of(outer), -source.between(3, std::max(3, format_of(scalar).precision / 3)));
    const auto first = inner.vertices[0];
    for (auto& vertex : inner.vertices)
        for (std::size_t axis = 0; axis < 2; ++axis) vertex[axis] = place[axis] + shrunk * ((vertex[axis] - first[axis]) / size);
}

// The side of a box that faces against the direction on an axis moves so far, and the far one stays, where that leaves a box. Returns how far
// the centre has to move.
double move_side(double& half_extent, double direction, double by) {
    const double half = half_extent + (direction > 0 ? -by : by) / 2;
    if (half < 0) return by;
    half_extent = half;
    return by / 2;
}

// How the second box comes to lie: where they overlap, on each axis of the direction by as much.
FloatVector way_of_boxes(Shape& second, const FloatVector& direction, FloatVector by, const FloatVector& from, const FloatVector& to,
                         double gap, bool gives_way) {
    for (std::size_t axis = 0; axis < direction.size(); ++axis) {
        if (direction[axis] == 0) continue;
        if (gap < 0) by[axis] = to[axis] - from[axis] + std::copysign(gap, -direction[axis]);
        if (gives_way) by[axis] = move_side(second.half_extent[axis], direction[axis], by[axis]);
    }
    return by;
}

}  // namespace

void aim(Source& source, FloatShapes& shapes, const Signature& signature, double gap) {
    const std::size_t dim = signature.dim;
    auto& [first, second] = shapes;
    if (first.count > 0 && gap <= 0 && source.chance(1, gap < 0 ? 3 : 8)) return put_within(source, shapes, signature.scalar, gap);
    Across across = draw_across(source, shapes, dim);
    const bool first_passes = has_end(first.kind) && lay_way(source, first, dim, signature.scalar, across, false);
    const bool passes = has_end(second.kind) && lay_way(source, second, dim, signature.scalar, across, first_passes);
    const double length = std::sqrt(dot(across.along, across.along));
    if (!(length > 0)) return;  // rounding left no side
    double reach = first.radius + second.radius + gap;
    // Mostly one of them moves; or a radius takes what the gap leaves of the distance, or a box's size.
    const bool gives_way = source.chance(1, 3);
    if (gives_way && has_radius(second.kind)) {
        reach -= gap;
        double& given = has_radius(first.kind) && source.chance(1, 2) ? first.radius : second.radius;
        given = std::max(given - gap, 0.0);
    }
    reach = has_radius(second.kind) ? std::max(reach, 0.0) : reach;
    // What a number or a vector is off by shows beside the boundary, whatever the radius.
    if (gap > 0 && is_measured(signature.answer) && source.chance(1, 8)) reach = gap;
    const FloatVector a = draw_farthest(source, first, dim, across, 1, first_passes),
                      b = draw_farthest(source, second, dim, across, -1, passes);
    FloatVector by = sum(from_to(b, a), times(across.along, reach / length));
    if (core_of(second.kind) == CoreKind::box) by = way_of_boxes(second, across.along, by, b, a, gap, gives_way);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        second.center[axis] += by[axis];
        second.end[axis] += by[axis];
        for (std::size_t index = 0; index < second.count && axis < 2; ++index) second.vertices[index][axis] += by[axis];
    }
    for (Shape* shape : both_of(shapes))
        if (has_end(shape->kind) && source.chance(1, 2)) std::swap(shape->center, shape->end);
}

}  // namespace tangency::properties
