// SPDX-License-Identifier: MIT
// Two polygons, or a polygon and a disk, for methods that answer numbers: vertices, and a radius around them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>

#include "impl/box_ball/answers/point_and_box.hpp"
#include "impl/polygon_ball/vectors.hpp"

namespace tangency::questions::polygons {

using answers::Numbers;
using answers::numbers_of;
using answers::positive;

/// Both counterclockwise. A disk is a second polygon of one vertex, and a radius.
template <class Scalar>
struct RoundedPolygons {
    Polygon<Scalar> first, second;
    Scalar radius = 0;

    bool is_disk() const { return second.count == 1; }
};

/// From a row whose numbers are scalars, computed on in another type if need be.
template <class Scalar, class Stored>
RoundedPolygons<Scalar> rounded_polygons(const Signature& signature, const Stored* row) {
    const Layout& layout = layout_of(signature);
    const auto [first, second] = vertices_of(signature.form);
    RoundedPolygons<Scalar> shapes;
    shapes.first.count = first;
    shapes.second.count = second;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (const Field& field = layout[place]; field.role == Role::vertex)
            shape_at(field, shapes).vertices[field.index][field.axis] = static_cast<Scalar>(row[place]);
    shapes.first = counterclockwise(shapes.first);
    if (second > 0) {
        shapes.second = counterclockwise(shapes.second);
        return shapes;
    }
    shapes.second.count = 1;
    for (std::size_t axis = 0; axis < 2; ++axis) shapes.second.vertices[0][axis] = row[layout.ball(axis)];
    shapes.radius = row[layout.radius()];
    return shapes;
}

/// How many numbers of the polygon are sides: a disk's centre has none.
template <class Scalar>
std::size_t side_count(const Polygon<Scalar>& polygon) {
    return polygon.count == 1 ? 0 : polygon.count;
}

/// A length from the first shape to the second, along a vector one long.
template <class Scalar>
struct Way {
    Scalar length;
    Vec<Scalar> along;

    Way back() const { return {length, {-along[0], -along[1]}}; }
};

/// The greatest of the gaps along the normals of the first polygon's sides, below 0 where all overlap. `sides` of them are asked.
template <class Scalar>
Way<Scalar> gap_beyond(const Polygon<Scalar>& first, const Polygon<Scalar>& second, std::size_t sides) {
    Way<Scalar> greatest{-std::numeric_limits<Scalar>::infinity(), {}};
    for (std::size_t i = 0; i < sides; ++i) {
        const Vec<Scalar> normal = side_axis<Slip::none>(first, i);
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (const Vec<Scalar>& vertex : second) least = std::min(least, dot(normal, from_to(first[i], vertex)));
        if (least > greatest.length) greatest = {least, normal};
    }
    return greatest;
}

/// The same of both.
template <class Scalar>
Way<Scalar> greatest_gap(const RoundedPolygons<Scalar>& shapes) {
    const Way<Scalar> one = gap_beyond(shapes.first, shapes.second, side_count(shapes.first));
    const Way<Scalar> other = gap_beyond(shapes.second, shapes.first, side_count(shapes.second));
    return other.length > one.length ? other.back() : one;
}

/// Across a side to a point before it, or behind it, where the length is below 0; none where an end is nearer.
template <class Scalar>
std::optional<Way<Scalar>> perpendicular_from_side(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& point) {
    const Vec<Scalar> along = from_to(a, b), from_a = from_to(a, point);
    if (dot(from_a, along) <= 0 || dot(from_to(b, point), along) >= 0) return {};
    const Vec<Scalar> normal = normalised<Slip::none>(Vec<Scalar>{along[1], -along[0]});
    return Way<Scalar>{dot(normal, from_a), normal};
}

/// From a side to a point, by the region before it that the point is in: an end's or the side's own.
template <class Scalar>
Way<Scalar> way_from_side(const Vec<Scalar>& a, const Vec<Scalar>& b, const Vec<Scalar>& point) {
    if (const auto way = perpendicular_from_side(a, b, point)) return way->length < 0 ? Way<Scalar>{-way->length, way->back().along} : *way;
    const Vec<Scalar> from_a = from_to(a, point);
    const Vec<Scalar> away = dot(from_a, from_to(a, b)) <= 0 ? from_a : from_to(b, point);
    const Scalar length = std::sqrt(dot(away, away));
    return {length, {away[0] / length, away[1] / length}};
}

/// The shortest way between polygons that are apart: one of its ends is a vertex.
template <class Scalar>
Way<Scalar> shortest_way(const RoundedPolygons<Scalar>& shapes) {
    Way<Scalar> shortest{std::numeric_limits<Scalar>::infinity(), {}};
    for (std::size_t i = 0; i < side_count(shapes.first); ++i)
        for (const Vec<Scalar>& vertex : shapes.second) {
            const Way<Scalar> way = way_from_side(shapes.first[i], shapes.first.after(i), vertex);
            if (way.length < shortest.length) shortest = way;
        }
    for (std::size_t i = 0; i < side_count(shapes.second); ++i)
        for (const Vec<Scalar>& vertex : shapes.first) {
            const Way<Scalar> way = way_from_side(shapes.second[i], shapes.second.after(i), vertex).back();
            if (way.length < shortest.length) shortest = way;
        }
    return shortest;
}

/// The shortest way from a polygon to a point beyond one of its sides, which `gap` tells. Within rounding of a side the lengths of ways do not
/// tell which is the shortest, and their directions differ: so the region does, a vertex's being before neither of its sides.
template <class Scalar>
Way<Scalar> way_to_point(const Polygon<Scalar>& polygon, const Vec<Scalar>& point, const Way<Scalar>& gap) {
    for (std::size_t i = 0; i < polygon.count; ++i)
        if (const auto way = perpendicular_from_side(polygon[i], polygon.after(i), point); way && way->length > 0) return *way;
    Way<Scalar> shortest{std::numeric_limits<Scalar>::infinity(), {}};
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Vec<Scalar>& before = polygon[i == 0 ? polygon.count - 1 : i - 1];
        const Vec<Scalar> away = from_to(polygon[i], point);
        if (dot(away, from_to(before, polygon[i])) < 0 || dot(away, from_to(polygon[i], polygon.after(i))) > 0) continue;
        const Scalar length = std::sqrt(dot(away, away));
        if (length > 0 && length < shortest.length) shortest = {length, {away[0] / length, away[1] / length}};
    }
    return shortest.length < std::numeric_limits<Scalar>::infinity() ? shortest : gap;
}

/// The distance, and below 0 the depth, of the shapes less the radius.
template <class Scalar>
Way<Scalar> signed_way(const RoundedPolygons<Scalar>& shapes) {
    const Way<Scalar> gap = greatest_gap(shapes);
    if (gap.length <= 0) return gap;
    return shapes.is_disk() ? way_to_point(shapes.first, shapes.second[0], gap) : shortest_way(shapes);
}

/// A method of RoundedPolygons as one of a row.
template <class Method>
struct OfPolygons {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return numbers_of<Scalar>(Method::answer(rounded_polygons<Scalar>(signature, row)));
    }
};

/// The same in a wider type of float: no square of a row's number leaves its range.
template <class Method>
struct Wider {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return numbers_of<Scalar>(Method::answer(rounded_polygons<answers::WiderOf<Scalar>>(signature, row)));
    }
};

}  // namespace tangency::questions::polygons
