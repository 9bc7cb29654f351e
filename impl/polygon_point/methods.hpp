// SPDX-License-Identifier: MIT
// A convex polygon and a point: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

#include "impl/segment_segment/crossing.hpp"
#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::polygon_point {

using namespace polygons;
using crossing::area_of;
using impl::Control;
using impl::In;
using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(form_on_trial<Question::polygon_point>, Question::polygon_point).only_in(impl::Dims::two);

/// A ray to the right crosses an odd number of sides. A vertex belongs to the side below it, so that a ray through it counts it once or
/// twice as it should.
struct PointCrossings {
    static constexpr MethodInfo info = method
                                           .published(Contract::closed, "point_crossings", "a ray crosses an odd number of sides",
                                                      "Franklin, PNPOLY, point inclusion in polygon test (1970)", Level::none)
                                           .noting("lower and left sides are in, upper and right ones out");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        const auto& [x, y] = point.position;
        bool inside = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            if ((a[1] > y) != (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]) inside = !inside;
        }
        return inside;
    }
};

/// The same with a vertex on the side above it.
struct PointCrossingsFromAbove {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "point_crossings_from_above", "point_crossings with vertices on the sides above",
                       "Thompson, Collision Detection (2015), Polygon/Point", Level::none)
            .noting("upper and left sides are in, lower and right ones out");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        const auto& [x, y] = point.position;
        bool inside = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            if (((a[1] >= y && b[1] < y) || (a[1] < y && b[1] >= y)) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0])
                inside = !inside;
        }
        return inside;
    }
};

/// How often the sides wind around the point: up with the point to the left, less down with it to the right.
struct PointWinding {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "point_winding", "upward sides to the right of the point less downward ones",
                       "Sunday, Inclusion of a point in a polygon (2001), wn_PnPoly", Level::none)
            .noting("sides are in or out by their height and by the order of the vertices");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        int winding = 0;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            const Scalar left = area_of(a, b, point.position);
            if (a[1] <= point.position[1] && b[1] > point.position[1] && left > 0) ++winding;
            if (a[1] > point.position[1] && b[1] <= point.position[1] && left < 0) --winding;
        }
        return winding != 0;
    }
};

/// Crossings with every place of the boundary told first.
struct PointCrossingsAndBoundary {
    static constexpr MethodInfo info = method.published(
        Contract::closed, "point_crossings_and_boundary", "crossings of a ray; vertices and sides are told apart from the inside",
        "Hormann and Agathos, The point in polygon problem for arbitrary polygons (2001), algorithm 7");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        const auto& [x, y] = point.position;
        if (polygon[0] == point.position) return true;
        bool inside = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            if (b[1] == y && (b[0] == x || (a[1] == y && (b[0] > x) == (a[0] < x)))) return true;
            if ((a[1] < y) == (b[1] < y)) continue;
            if (a[0] >= x && b[0] > x) {
                inside = !inside;
            } else if (a[0] >= x || b[0] > x) {
                const Scalar area = area_of(point.position, a, b);
                if (area == 0) return true;
                if ((area > 0) == (b[1] > a[1])) inside = !inside;
            }
        }
        return inside;
    }
};

/// To the left of every side, or to the right of every one.
struct PointHalfPlanes {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "point_half_planes", "on one side of every side, by cross products",
                         "Preparata and Shamos, Computational Geometry (1985), 2.2.1");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        return holds(polygon, point.position);
    }
};

/// Which wedge from the first vertex, by halving, and that wedge's side.
struct PointWedge {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "point_wedge", "the wedge from one vertex by halving, then its side",
                         "Preparata and Shamos, Computational Geometry (1985), 2.2.1, convex inclusion");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& clockwise_or_not, const Point<Scalar, 2>& point) {
        const Polygon<Scalar> polygon = counterclockwise(clockwise_or_not);
        std::size_t lo = 1, hi = polygon.size() - 1;
        if (area_of(polygon[0], polygon[lo], point.position) < 0 || area_of(polygon[0], polygon[hi], point.position) > 0) return false;
        while (hi - lo > 1) {
            const std::size_t middle = (lo + hi) / 2;
            (area_of(polygon[0], polygon[middle], point.position) >= 0 ? lo : hi) = middle;
        }
        return area_of(polygon[lo], polygon[hi], point.position) >= 0;
    }
};

/// Beyond no side, by normals one long. Source: Catto, Box2D 2.4, b2PolygonShape::TestPoint, for vertices in either order.
struct PointUnitNormals {
    static constexpr MethodInfo info = method.published(Contract::closed, "point_unit_normals", "beyond no side, by normals one long",
                                                        "Catto, Box2D 2.4, b2PolygonShape::TestPoint");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& clockwise_or_not, const Point<Scalar, 2>& point) {
        const Polygon<Scalar> polygon = counterclockwise(clockwise_or_not);
        for (std::size_t i = 0; i < polygon.size(); ++i)
            if (dot(side_axis<Slip::none>(polygon, i), from_to(polygon[i], point.position)) > 0) return false;
        return true;
    }
};

/// Shares of two sides of each triangle of a fan, from five dot products: products of four lengths, of which sharp triangles leave nothing.
struct PointDotShares {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "point_dot_shares", "barycentric coordinates by dot products, in a fan of triangles",
                         "Ericson, Real-Time Collision Detection (2005), 3.4, the fan ours", Level::none);

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        const Vec<Scalar> away = from_to(polygon[0], point.position);
        for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
            const Vec<Scalar> first = from_to(polygon[0], polygon[i]), second = from_to(polygon[0], polygon[i + 1]);
            const Scalar d00 = dot(first, first), d01 = dot(first, second), d11 = dot(second, second);
            const Scalar d20 = dot(away, first), d21 = dot(away, second), denominator = d00 * d11 - d01 * d01;
            const Scalar v = (d11 * d20 - d01 * d21) / denominator, w = (d00 * d21 - d01 * d20) / denominator;
            if (v >= 0 && w >= 0 && v + w <= 1) return true;
        }
        return false;
    }
};

struct PointStrictHalfPlanes {
    static constexpr MethodInfo info = method.control(Contract::open, "point_strict_half_planes", "strictly on one side of every side");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        bool left = true, right = true;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Scalar area = area_of(polygon[i], polygon.after(i), point.position);
            left = left && area > 0;
            right = right && area < 0;
        }
        return left || right;
    }
};

/// Projections on the sides' normals, the point's against the polygon's.
struct PointAllAxes {
    static constexpr MethodInfo info = method.control(Contract::open, "point_all_axes", "strictly within both ends of every projection");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar> axis = side_axis<Slip::none>(polygon, i);
            const Interval<Scalar> extent = projection<Slip::none>(polygon, axis);
            const Scalar place = dot(point.position, axis);
            if (!(extent.min < place && place < extent.max)) return false;
        }
        return true;
    }
};

/// A fan of triangles whose common sides are asked once.
struct PointSpokes {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "point_spokes", "a fan of triangles, the side between two of them asked once");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        Scalar spoke = area_of(polygon[0], polygon[1], point.position);
        for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
            const Scalar next = area_of(polygon[0], polygon[i + 1], point.position);
            const Scalar outer = area_of(polygon[i], polygon[i + 1], point.position);
            if ((spoke >= 0 && next <= 0 && outer >= 0) || (spoke <= 0 && next >= 0 && outer <= 0)) return true;
            spoke = next;
        }
        return false;
    }
};

struct PointFused {
    static constexpr MethodInfo info = method.control(Contract::closed, "point_fused", "point_half_planes by std::fma");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point) {
        bool left = false, right = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Scalar area = crossing::fused_area_of(polygon[i], polygon.after(i), point.position);
            left = left || area > 0;
            right = right || area < 0;
        }
        return !(left && right);
    }
};

using PointInDouble = Control<method, In<double, PointStrictHalfPlanes>, "point_in_double", "point_strict_half_planes in double">;

/// Where long double is double the f64 level falls to banded.
using PointInLongDouble = Control<method, In<long double, PointWedge>, "point_in_long_double", "point_wedge in long double">;

using Methods = impl::MethodList<PointCrossings, PointCrossingsFromAbove, PointWinding, PointCrossingsAndBoundary, PointHalfPlanes,
                                 PointWedge, PointUnitNormals, PointDotShares, PointStrictHalfPlanes, PointAllAxes, PointSpokes, PointFused,
                                 PointInDouble, PointInLongDouble>;

}  // namespace tangency::questions::polygon_point
