// SPDX-License-Identifier: MIT
// Distances and minimum translations of polygons, and of a polygon and a disk: what a trial of numbers must leave alone.
#pragma once

#include "impl/polygon_ball/rounded_polygons.hpp"

namespace tangency::questions::polygons {

template <class Scalar>
Numbers<Scalar> vector_of(const Way<Scalar>& way, Scalar length) {
    return {way.along[0] * length, way.along[1] * length};
}

/// By the normals where they overlap, else by the nearest parts (Gregorius, The Separating Axis Test between Convex Polyhedra, GDC 2013).
struct PolygonDistance {
    static auto answer(const auto& shapes) { return positive(signed_way(shapes).length - shapes.radius); }
};

struct PolygonSignedDistance {
    static auto answer(const auto& shapes) { return signed_way(shapes).length - shapes.radius; }
};

struct PolygonSquare {
    static auto answer(const auto& shapes) {
        const auto distance = positive(signed_way(shapes).length);
        return distance * distance;
    }
};

/// The least over the sides, each by its nearest point (Ericson, Real-Time Collision Detection, 2005, 5.1.2), and nothing inside. Of a disk.
struct NearestPointDistance {
    template <class Scalar>
    static Numbers<Scalar> answer(const RoundedPolygons<Scalar>& shapes) {
        const Vec<Scalar>& center = shapes.second[0];
        if (holds(shapes.first, center)) return {};
        return {std::max(std::sqrt(boundary_distance_sq(shapes.first, center)) - shapes.radius, Scalar{0})};
    }
};

/// Out along the normal that leaves the least depth; of a disk whose centre is outside, away from the nearest part.
struct SeparationTranslation {
    template <class Scalar>
    static Numbers<Scalar> answer(const RoundedPolygons<Scalar>& shapes) {
        const Way<Scalar> way = signed_way(shapes);
        return way.length < shapes.radius ? vector_of(way, shapes.radius - way.length) : Numbers<Scalar>{};
    }
};

/// How far the second shape has to move along an axis, one way or the other, whichever is shorter; below 0 how far it is beyond.
template <class Scalar>
Way<Scalar> overlap_along(const RoundedPolygons<Scalar>& shapes, const Vec<Scalar>& axis) {
    const Interval<Scalar> one = projection<Slip::none>(shapes.first, axis), other = projection<Slip::none>(shapes.second, axis);
    const Scalar ahead = one.max - other.min + shapes.radius, back = other.max - one.min + shapes.radius;
    return back < ahead ? Way<Scalar>{back, {-axis[0], -axis[1]}} : Way<Scalar>{ahead, axis};
}

/// Asks `visit` about the axes of the article's listings: normals of sides, and of a disk the direction from the nearest vertex.
template <class Scalar, class Visit>
void for_each_axis(const RoundedPolygons<Scalar>& shapes, Visit visit) {
    for (const Polygon<Scalar>* polygon : {&shapes.first, &shapes.second})
        for (std::size_t i = 0; i < side_count(*polygon); ++i) visit(side_axis<Slip::none>(*polygon, i));
    if (!shapes.is_disk()) return;
    const Vec<Scalar> away = from_to(shapes.first[nearest_vertex(shapes.first, shapes.second[0])], shapes.second[0]);
    if (away != Vec<Scalar>{}) visit(normalised<Slip::none>(away));
}

/// The shortest way that `way_of` tells of an axis, as a vector; none if that is no way out.
template <class Scalar, class WayOf>
Numbers<Scalar> least_of_axes(const RoundedPolygons<Scalar>& shapes, WayOf way_of) {
    Way<Scalar> least{std::numeric_limits<Scalar>::infinity(), {}};
    for_each_axis(shapes, [&](const Vec<Scalar>& axis) {
        const Way<Scalar> way = way_of(axis);
        if (way.length < least.length) least = way;
    });
    return least.length > 0 ? vector_of(least, least.length) : Numbers<Scalar>{};
}

/// The projection with the least overlap, of shapes within each other as well (J.c, common 2D collision detection, 2017, the minimum
/// translation vector as meant).
struct LeastOverlap {
    static auto answer(const auto& shapes) {
        return least_of_axes(shapes, [&](const auto& axis) { return overlap_along(shapes, axis); });
    }
};

/// By the sign of the distance.
struct PolygonVerdict {
    template <class Scalar>
    static Numbers<Scalar> answer(const RoundedPolygons<Scalar>& shapes) {
        const Scalar length = std::max(signed_way(shapes).length, shapes.is_disk() ? Scalar{0} : -std::numeric_limits<Scalar>::infinity());
        return {static_cast<Scalar>((length < shapes.radius) - (length > shapes.radius))};
    }
};

}  // namespace tangency::questions::polygons
