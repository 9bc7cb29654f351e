// SPDX-License-Identifier: MIT
// A convex polygon and a disk: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "impl/polygon_ball/vectors.hpp"
#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::polygon_ball {

using namespace polygons;
using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(form_on_trial<Question::polygon_ball>, Question::polygon_ball).only_in(impl::Dims::two);

template <Slip slip, class Scalar>
Interval<Scalar> projection(const Ball<Scalar, 2>& ball, const Vec<Scalar>& axis) {
    if (slip == Slip::fields_never_set) return {never_set<Scalar>, never_set<Scalar>};
    const Scalar middle = product<slip>(ball.center, axis);
    return {middle - ball.radius, middle + ball.radius};
}

/// Whether every axis of the listing has an overlap: the sides' normals, and the direction of the nearest vertex.
template <Slip slip, class Scalar, class Overlap>
bool axes_overlap(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball, Overlap overlap) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec<Scalar> axis = side_axis<slip>(polygon, i);
        if (!overlap(polygons::projection<slip>(polygon, axis), projection<slip>(ball, axis))) return false;
    }
    const Vec<Scalar> away = from_to(polygon[nearest_vertex(polygon, ball.center)], ball.center);
    if (away[0] == 0 && away[1] == 0) return true;
    const Vec<Scalar> axis = normalised<slip>(away);
    return overlap(polygons::projection<slip>(polygon, axis), projection<slip>(ball, axis));
}

/// The listings, with a slip or as they are meant: axes one long, projected and compared with <.
template <Slip slip, Contract contract = Contract::open>
struct Listing {
    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        return axes_overlap<slip>(polygon, ball, overlap<contract, Scalar>);
    }
};

struct PolygonCircleAxes : Listing<Slip::none> {
    static constexpr MethodInfo info =
        method.published(Contract::open, "polygon_circle_axes", "separating axes: normals of sides and the nearest vertex, each one long",
                         "J.c, common 2D collision detection (2017), the listings as meant", Level::none);
};

/// A point has no inside, so it overlaps nothing.
struct PolygonCircleAxesOfDisks {
    static constexpr MethodInfo info = method.repaired(Contract::open, "polygon_circle_axes_of_disks",
                                                       "polygon_circle_axes, where there is a radius", "J.c (2017), repaired");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        return ball.radius > 0 && PolygonCircleAxes::intersects(polygon, ball);
    }
};

struct PolygonCircleAxesClosed : Listing<Slip::none, Contract::closed> {
    static constexpr MethodInfo info =
        method.repaired(Contract::closed, "polygon_circle_axes_closed", "polygon_circle_axes with <=", "J.c (2017), in the other contract");
};

/// As printed: Math.sqrt(Math.pow(x, 2), Math.pow(y, 2)).
struct PolygonCircleLengthOfX : Listing<Slip::length_of_x> {
    static constexpr MethodInfo info =
        method.published(Contract::open, "polygon_circle_length_of_x", "polygon_circle_axes, a vector as long as its x",
                         "J.c (2017), the length as printed", Level::none);
};

/// As printed: x * x + y + y.
struct PolygonCircleDotOfSums : Listing<Slip::dot_of_sums> {
    static constexpr MethodInfo info =
        method.published(Contract::open, "polygon_circle_dot_of_sums", "polygon_circle_axes, y added in the dot product",
                         "J.c (2017), the dot product as printed", Level::none);
};

/// As printed: the interval is read from fields that nobody set.
struct PolygonCircleFieldsNeverSet : Listing<Slip::fields_never_set> {
    static constexpr MethodInfo info =
        method.published(Contract::open, "polygon_circle_fields_never_set", "polygon_circle_axes, comparing what was never projected",
                         "J.c (2017), the projection as printed", Level::none);
};

/// The side farthest out decides: the disk beyond it, else the part of that side nearest to the centre. What is less than an epsilon
/// outside counts as inside. Source: Catto, Box2D 2.4, b2CollidePolygonAndCircle, for vertices in either order.
struct PolygonCircleFarthestSide {
    static constexpr MethodInfo info = method.published(Contract::closed, "polygon_circle_farthest_side",
                                                        "the side farthest out, then its ends or itself; an epsilon for the inside",
                                                        "Catto, Box2D 2.4, b2CollidePolygonAndCircle", Level::logic);

    template <class Scalar>
    static bool reaches(const Polygon<Scalar>& clockwise_or_not, const Ball<Scalar, 2>& ball, Scalar epsilon) {
        const Polygon<Scalar> polygon = counterclockwise(clockwise_or_not);
        Scalar farthest = -std::numeric_limits<Scalar>::infinity();
        std::size_t side = 0;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Scalar outside = dot(side_axis<Slip::none>(polygon, i), from_to(polygon[i], ball.center));
            if (outside > ball.radius) return false;
            if (outside > farthest) {
                farthest = outside;
                side = i;
            }
        }
        if (farthest < epsilon) return true;
        const Vec<Scalar>&a = polygon[side], &b = polygon.after(side);
        if (dot(from_to(a, ball.center), from_to(a, b)) <= 0) return distance_sq(a, ball.center) <= ball.radius * ball.radius;
        if (dot(from_to(b, ball.center), from_to(b, a)) <= 0) return distance_sq(b, ball.center) <= ball.radius * ball.radius;
        return true;
    }

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        return reaches(polygon, ball, std::numeric_limits<Scalar>::epsilon());
    }
};

/// Zero for the epsilon.
struct PolygonCircleFarthestSideBare {
    static constexpr MethodInfo info = method.repaired(Contract::closed, "polygon_circle_farthest_side_bare",
                                                       "polygon_circle_farthest_side without the epsilon", "Catto, Box2D 2.4, repaired");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        return PolygonCircleFarthestSide::reaches(polygon, ball, Scalar(0));
    }
};

/// The nearest point of each side, the inside left out: who needs it is to add it. A place on the line counts as on the side where its
/// distances to the ends add up to the length, give or take a tenth.
struct PolygonCircleSidesAlone {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "polygon_circle_sides_alone", "ends and nearest points of sides, without the inside",
                         "Thompson, Collision Detection (2015), Polygon/Circle", Level::none);

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        const auto is_within = [&ball](const Vec<Scalar>& place) { return std::sqrt(distance_sq(place, ball.center)) <= ball.radius; };
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            if (is_within(a) || is_within(b)) return true;
            const Vec<Scalar> along = from_to(a, b);
            const Scalar length = std::sqrt(dot(along, along)), share = dot(from_to(a, ball.center), along) / (length * length);
            const Vec<Scalar> nearest{a[0] + share * along[0], a[1] + share * along[1]};
            const Scalar sum = std::sqrt(distance_sq(nearest, a)) + std::sqrt(distance_sq(nearest, b)), buffer = Scalar(0.1);
            if (sum >= length - buffer && sum <= length + buffer && is_within(nearest)) return true;
        }
        return false;
    }
};

/// Inside, or near enough to a side.
struct PolygonDiskNearestPoint {
    static constexpr MethodInfo info = method.published(Contract::closed, "polygon_disk_nearest_point",
                                                        "inside by half-planes, else the nearest point of the sides, squared",
                                                        "Ericson, Real-Time Collision Detection (2005), 5.1.2 and 5.2.8");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        return holds(polygon, ball.center) || boundary_distance_sq(polygon, ball.center) <= ball.radius * ball.radius;
    }
};

struct PolygonDiskNearestPointOpen {
    static constexpr MethodInfo info =
        method.control(Contract::open, "polygon_disk_nearest_point_open", "polygon_disk_nearest_point with <");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        const Scalar distance = holds(polygon, ball.center) ? Scalar(0) : boundary_distance_sq(polygon, ball.center);
        return distance < ball.radius * ball.radius;
    }
};

/// A place on a side as a share of either end, the shares by a reciprocal: exact on the lattice only where the side's length is a power of
/// two.
struct PolygonDiskSharesOfEnds {
    static constexpr MethodInfo info = method.control(Contract::open, "polygon_disk_shares_of_ends",
                                                      "polygon_disk_nearest_point_open with (1 - t) a + t b, and t by a reciprocal");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        if (holds(polygon, ball.center)) return ball.radius > 0;
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            const Vec<Scalar> along = from_to(a, b);
            const Scalar by_length = 1 / dot(along, along);
            const Scalar share = std::clamp(dot(from_to(a, ball.center), along) * by_length, Scalar(0), Scalar(1)), rest = 1 - share;
            least = std::min(least, distance_sq(Vec<Scalar>{rest * a[0] + share * b[0], rest * a[1] + share * b[1]}, ball.center));
        }
        return least < ball.radius * ball.radius;
    }
};

/// Before a side by the area over its length, before a corner by its distance, told by right angles; nothing is divided.
struct PolygonDiskWedges {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygon_disk_wedges", "strips before sides and wedges before corners, multiplied through");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& clockwise_or_not, const Ball<Scalar, 2>& ball) {
        const Polygon<Scalar> polygon = counterclockwise(clockwise_or_not);
        const Scalar radius_sq = ball.radius * ball.radius;
        bool is_outside = false;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar> along = from_to(polygon[i], polygon.after(i)), away = from_to(polygon[i], ball.center);
            const Scalar beyond = cross(along, away), length_sq = dot(along, along), ahead = dot(away, along);
            if (dot(away, away) <= radius_sq) return true;
            is_outside = is_outside || beyond < 0;
            if (beyond < 0 && ahead > 0 && ahead < length_sq && -beyond <= ball.radius * std::sqrt(length_sq)) return true;
        }
        return !is_outside;
    }
};

/// Inside by crossings of a ray, which counts a vertex with the side above it.
struct PolygonDiskCrossings {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygon_disk_crossings", "inside by crossings of a ray, else the nearest side by hypot");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
        bool inside = false;
        const auto& [x, y] = ball.center;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
            if ((a[1] > y) != (b[1] > y) && x - a[0] < (b[0] - a[0]) * ((y - a[1]) / (b[1] - a[1]))) inside = !inside;
            const Vec<Scalar> along = from_to(a, b), away = from_to(a, ball.center);
            const Scalar share = std::clamp(dot(away, along) / dot(along, along), Scalar(0), Scalar(1));
            const Vec<Scalar> off =
                share == 1 ? from_to(b, ball.center) : Vec<Scalar>{away[0] - share * along[0], away[1] - share * along[1]};
            if (std::hypot(off[0], off[1]) <= ball.radius) return true;
        }
        return inside;
    }
};

/// The inside as a fan of triangles from the first vertex, in double.
struct PolygonDiskInDouble {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygon_disk_in_double", "polygon_disk_nearest_point in double, the inside a fan of triangles")
            .reaching(Level::full_range, Level::banded);

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& narrow, const Ball<Scalar, 2>& ball) {
        const Polygon<double> polygon = impl::as<double>(narrow);
        const auto [center, radius] = impl::as<double>(ball);
        // A side that two triangles share is asked about once: two roundings may put a centre on it outside both.
        const Vec<double> away = from_to(polygon[0], center);
        double spoke = cross(from_to(polygon[0], polygon[1]), away);
        for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
            const double next = cross(from_to(polygon[0], polygon[i + 1]), away);
            const double outer = cross(from_to(polygon[i], polygon[i + 1]), from_to(polygon[i], center));
            if ((spoke >= 0 && next <= 0 && outer >= 0) || (spoke <= 0 && next >= 0 && outer <= 0)) return true;
            spoke = next;
        }
        return boundary_distance_sq(polygon, center) <= radius * radius;
    }
};

/// Every vertex for an axis, not the nearest alone, and distances from the centre, which is the origin. Sides keep their directions: about a
/// far centre two vertices may round to one place, and a side between them has none.
struct PolygonDiskAllAxes {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygon_disk_all_axes", "separating axes of all sides and all vertices about the disk's centre");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& there, const Ball<Scalar, 2>& ball) {
        Polygon<Scalar> polygon = there;
        for (Vec<Scalar>& vertex : polygon.vertices) vertex = from_to(ball.center, vertex);
        const Interval<Scalar> disk{-ball.radius, ball.radius};
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            if (!overlap<Contract::closed>(polygons::projection<Slip::none>(polygon, side_axis<Slip::none>(there, i)), disk)) return false;
            if (polygon[i] != Vec<Scalar>{} &&
                !overlap<Contract::closed>(polygons::projection<Slip::none>(polygon, normalised<Slip::none>(polygon[i])), disk))
                return false;
        }
        return true;
    }
};

using Methods =
    impl::MethodList<PolygonCircleAxes, PolygonCircleAxesOfDisks, PolygonCircleAxesClosed, PolygonCircleLengthOfX, PolygonCircleDotOfSums,
                     PolygonCircleFieldsNeverSet, PolygonCircleFarthestSide, PolygonCircleFarthestSideBare, PolygonCircleSidesAlone,
                     PolygonDiskNearestPoint, PolygonDiskNearestPointOpen, PolygonDiskSharesOfEnds, PolygonDiskWedges, PolygonDiskCrossings,
                     PolygonDiskInDouble, PolygonDiskAllAxes>;

}  // namespace tangency::questions::polygon_ball
