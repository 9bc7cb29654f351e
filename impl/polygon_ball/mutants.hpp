// SPDX-License-Identifier: MIT
// A convex polygon and a disk, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/mutant.hpp"
#include "impl/polygon_ball/methods.hpp"
#include "tangency/impl/as.hpp"

namespace tangency::mutants {

namespace polygons = questions::polygons;
using polygons::boundary_distance_sq;
using polygons::Vec;

// Right: what the mutants of this file leave something out of.
template <class Scalar>
bool disk_meets(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball) {
    return polygons::holds(polygon, ball.center) || boundary_distance_sq(polygon, ball.center) <= ball.radius * ball.radius;
}

// Whether a point lies in one of the triangles that the first vertex makes with each side, each asked by itself.
template <class Scalar>
bool fan_holds(const Polygon<Scalar>& polygon, const Vec<Scalar>& point) {
    Polygon<Scalar> triangle;
    triangle.count = 3;
    for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
        triangle.vertices = {polygon[0], polygon[i], polygon[i + 1]};
        if (polygons::holds(triangle, point)) return true;
    }
    return false;
}

// By separating axes about the disk's centre; which axes, and how long, is the mutant's affair.
template <class Scalar>
bool axis_overlaps(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball, const Vec<Scalar>& axis) {
    Scalar lo = HUGE_VALF, hi = -HUGE_VALF;
    for (const Vec<Scalar>& vertex : polygon) {
        const Scalar place = polygons::dot(polygons::from_to(ball.center, vertex), axis);
        lo = std::min(lo, place);
        hi = std::max(hi, place);
    }
    return lo <= ball.radius && hi >= -ball.radius;
}

template <class Scalar>
bool vertex_axis_overlaps(const Polygon<Scalar>& polygon, const Ball<Scalar, 2>& ball, std::size_t vertex) {
    const Vec<Scalar> away = polygons::from_to(ball.center, polygon[vertex]);
    return away == Vec<Scalar>{} || axis_overlaps(polygon, ball, polygons::normalised<polygons::Slip::none>(away));
}

inline bool sides_overlap(const Polygon<float>& polygon, const Ball<float, 2>& ball, std::size_t sides) {
    for (std::size_t i = 0; i < sides; ++i)
        if (!axis_overlaps(polygon, ball, polygons::side_axis<polygons::Slip::none>(polygon, i))) return false;
    return true;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_polygon_ball(Add add) {
    constexpr EncodingsOf<Question::polygon_ball> in;
    add("disk_misses_closing_side", in.vertices.f32,
        {"leaves out the side from the last vertex to the first", "a loop to count - 1", "disks pass through one side of every polygon"},
        [](const auto& polygon, const auto& ball) {
            bool inside = true;
            float least = HUGE_VALF;
            const auto way = polygons::cross(polygons::from_to(polygon[0], polygon[1]), polygons::from_to(polygon[1], polygon[2]));
            for (std::size_t i = 0; i + 1 < polygon.size(); ++i) {
                inside =
                    inside &&
                    way * polygons::cross(polygons::from_to(polygon[i], polygon[i + 1]), polygons::from_to(polygon[i], ball.center)) >= 0;
                least = std::min(least, polygons::side_distance_sq(polygon[i], polygon[i + 1], ball.center));
            }
            return inside || least <= ball.radius * ball.radius;
        });
    add("disk_knows_vertices_alone", in.vertices.f32,
        {"measures the distance to vertices, not to sides", "the first idea of many", "disks sink into the middle of long sides"},
        [](const auto& polygon, const auto& ball) {
            return polygons::holds(polygon, ball.center) ||
                   polygons::distance_sq(polygon[polygons::nearest_vertex(polygon, ball.center)], ball.center) <= ball.radius * ball.radius;
        });
    add("disk_hollow_polygon", in.vertices.f32,
        {"a disk within meets nothing", "sides against the disk, without the inside", "a disk within a polygon is never seen"},
        [](const auto& polygon, const auto& ball) { return boundary_distance_sq(polygon, ball.center) <= ball.radius * ball.radius; });
    add("disk_within_a_fan", in.vertices.f32,
        {.defect = "asks each triangle of a fan by itself, so that a diagonal is rounded once for either side",
         .seen_in = "a polygon cut into triangles that are asked in turn; our own polygon_disk_in_double, until it was fuzzed",
         .costs = "small disks are lost on a polygon's diagonals",
         .fewest_vertices = 4},
        [](const auto& polygon, const auto& ball) {
            return fan_holds(polygon, ball.center) || boundary_distance_sq(polygon, ball.center) <= ball.radius * ball.radius;
        });
    add("disk_counterclockwise_alone", in.vertices.f32,
        {"knows the inside of counterclockwise polygons alone", "a left-of test without a look at the order; y runs down on screens",
         "polygons drawn the other way round miss what is in them"},
        [](const auto& polygon, const auto& ball) {
            bool inside = true;
            for (std::size_t i = 0; i < polygon.size(); ++i)
                inside = inside &&
                         polygons::cross(polygons::from_to(polygon[i], polygon.after(i)), polygons::from_to(polygon[i], ball.center)) >= 0;
            return inside || boundary_distance_sq(polygon, ball.center) <= ball.radius * ball.radius;
        });
    add("disk_axes_of_any_length", in.vertices.f32,
        {"projects on normals that are as long as the sides", "separating axes of polygons, where lengths cancel, with a circle added",
         "disks are too large or too small by the length of the side"},
        [](const auto& polygon, const auto& ball) {
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const Vec<float> along = polygons::from_to(polygon[i], polygon.after(i));
                if (!axis_overlaps(polygon, ball, Vec<float>{along[1], -along[0]})) return false;
            }
            return vertex_axis_overlaps(polygon, ball, polygons::nearest_vertex(polygon, ball.center));
        });
    add("disk_no_vertex_axis", in.vertices.f32,
        {"tries the sides' normals alone", "separating axes without the nearest vertex", "disks catch on corners that they clear"},
        [](const auto& polygon, const auto& ball) { return sides_overlap(polygon, ball, polygon.size()); });
    add("disk_first_vertex_axis", in.vertices.f32,
        {"takes the first vertex for the nearest", "a minimum that is never updated", "disks catch on all corners but one"},
        [](const auto& polygon, const auto& ball) {
            return sides_overlap(polygon, ball, polygon.size()) && vertex_axis_overlaps(polygon, ball, 0);
        });
    add("disk_half_the_axes", in.vertices.f32,
        {"tries the first half of the sides", "a box's two normals, kept for polygons",
         "disks hit from afar on the sides that are left out"},
        [](const auto& polygon, const auto& ball) {
            return sides_overlap(polygon, ball, polygon.size() / 2) &&
                   vertex_axis_overlaps(polygon, ball, polygons::nearest_vertex(polygon, ball.center));
        });
    add("disk_normals_snapped", in.vertices.f64,
        {"takes a side within 1e-2 of an axis for one along it", "normals cleaned of small components",
         "disks catch on, or slip past, the ends of long sides that lean a little"},
        [](const auto& polygon, const auto& ball) {
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                Vec<double> axis = polygons::side_axis<polygons::Slip::none>(polygon, i);
                for (double& component : axis)
                    if (std::abs(component) < 1e-2) component = 0;
                if (!axis_overlaps(polygon, ball, axis)) return false;
            }
            return vertex_axis_overlaps(polygon, ball, polygons::nearest_vertex(polygon, ball.center));
        });
    add("disk_at_a_tidied_polygon", in.vertices.f64,
        {.defect = "leaves out a vertex within 1e-2 of the polygon's size of the line through its neighbours",
         .seen_in = "polygons simplified with a tolerance before they are asked",
         .costs = "disks sink into the corner that is gone",
         .fewest_vertices = 4},
        [](const auto& polygon, const auto& ball) {
            double size = 0;
            for (const Vec<double>& vertex : polygon)
                size = std::max({size, std::abs(vertex[0] - polygon[0][0]), std::abs(vertex[1] - polygon[0][1])});
            for (std::size_t i = 0; i < polygon.size() && polygon.size() > 3; ++i) {
                const Vec<double>&before = polygon[i], &vertex = polygon.after(i), &after = polygon[(i + 2) % polygon.size()];
                const Vec<double> chord = polygons::from_to(before, after);
                const auto beside = std::abs(polygons::cross(chord, polygons::from_to(before, vertex)));
                if (beside > 1e-2 * size * std::sqrt(polygons::dot(chord, chord))) continue;
                Polygon<double> tidied;
                for (std::size_t each = 0; each < polygon.size(); ++each)
                    if (each != (i + 1) % polygon.size()) tidied.vertices[tidied.count++] = polygon[each];
                return disk_meets(tidied, ball);
            }
            return disk_meets(polygon, ball);
        });
    add("disk_endless_sides", in.vertices.f32,
        {"takes sides for endless lines", "a distance to a line for one to a segment",
         "disks hit the continuation of a side far from the polygon"},
        [](const auto& polygon, const auto& ball) {
            if (polygons::holds(polygon, ball.center)) return true;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const Vec<float> along = polygons::from_to(polygon[i], polygon.after(i));
                const auto beside = polygons::cross(along, polygons::from_to(polygon[i], ball.center));
                if (beside * beside <= ball.radius * ball.radius * polygons::dot(along, along)) return true;
            }
            return false;
        });
    add("disk_sides_without_end", in.vertices.f32,
        {"keeps the nearest place from before a side's start, not from beyond its end", "a clamp with max alone",
         "disks hit the continuation of a side beyond one end"},
        [](const auto& polygon, const auto& ball) {
            if (polygons::holds(polygon, ball.center)) return true;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const Vec<float> along = polygons::from_to(polygon[i], polygon.after(i)), away = polygons::from_to(polygon[i], ball.center);
                const auto share = std::max(polygons::dot(away, along) / polygons::dot(along, along), 0.0F);
                const Vec<float> off{away[0] - share * along[0], away[1] - share * along[1]};
                if (polygons::dot(off, off) <= ball.radius * ball.radius) return true;
            }
            return false;
        });
    add("disk_misses_touch", in.vertices.f32,
        {"compares with < where the contract says <=", "the commonest slip", "a disk that rests on a side makes no contact"},
        [](const auto& polygon, const auto& ball) {
            const auto distance = polygons::holds(polygon, ball.center) ? 0 : boundary_distance_sq(polygon, ball.center);
            return distance < ball.radius * ball.radius;
        });
    add("disk_hits_touch", in.vertices.f64,
        {"compares with <= where the contract says <", "the same slip the other way", "a disk that slides along a side is stopped by it",
         Contract::open},
        [](const auto& polygon, const auto& ball) { return disk_meets(polygon, ball); });
    add("disk_forgets_square_of_radius", in.vertices.f32,
        {"compares the squared distance with the plain radius", "a root dropped on one side alone",
         "the test only works at a radius of one"},
        [](const auto& polygon, const auto& ball) {
            return polygons::holds(polygon, ball.center) || boundary_distance_sq(polygon, ball.center) <= ball.radius;
        });
    add("disk_against_bounds", in.vertices.f32,
        {"takes the polygon for its bounding box", "a broad phase taken for the answer", "disks hit the empty corners of the bounding box"},
        [](const auto& polygon, const auto& ball) {
            float sum = 0;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                float lo = HUGE_VALF, hi = -HUGE_VALF;
                for (const Vec<float>& vertex : polygon) {
                    lo = std::min(lo, vertex[axis]);
                    hi = std::max(hi, vertex[axis]);
                }
                const auto off = ball.center[axis] - std::clamp(ball.center[axis], lo, hi);
                sum += off * off;
            }
            return sum <= ball.radius * ball.radius;
        });
    add("disk_square_of_itself", in.vertices.f32,
        {"grows every side by the radius and keeps the corners sharp", "sides moved outwards, as offset polygons are drawn",
         "disks catch on sharp corners from far away"},
        [](const auto& clockwise_or_not, const auto& ball) {
            const Polygon<float> polygon = polygons::counterclockwise(clockwise_or_not);
            for (std::size_t i = 0; i < polygon.size(); ++i)
                if (polygons::dot(polygons::side_axis<polygons::Slip::none>(polygon, i), polygons::from_to(polygon[i], ball.center)) >
                    ball.radius)
                    return false;
            return true;
        });
    add("disk_ray_through_vertices", in.vertices.f32,
        {"counts a vertex that the ray goes through with both its sides", "a crossings test with <= at both ends",
         "points level with a vertex are in or out at random"},
        [](const auto& polygon, const auto& ball) {
            bool inside = false;
            const auto& [x, y] = ball.center;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const Vec<float>&a = polygon[i], &b = polygon.after(i);
                if (std::min(a[1], b[1]) <= y && y <= std::max(a[1], b[1]) && a[1] != b[1] &&
                    x - a[0] < (b[0] - a[0]) * ((y - a[1]) / (b[1] - a[1])))
                    inside = !inside;
            }
            return inside || boundary_distance_sq(polygon, ball.center) <= ball.radius * ball.radius;
        });
    add("disk_on_screen", in.vertices.f32,
        {"casts the disk's centre to whole pixels", "int coordinates in a drawing API", "contacts are lost or found by up to a pixel"},
        [](const auto& polygon, const auto& ball) {
            return disk_meets(polygon, about({std::trunc(ball.center[0]), std::trunc(ball.center[1])}, ball));
        });
    add("disk_of_doubles_in_float", in.vertices.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds disks collide elsewhere than they are drawn"},
        [](const auto& polygon, const auto& ball) { return disk_meets(impl::as<float>(polygon), impl::as<float>(ball)); });
    add("disk_slack", in.vertices.f32, {"widens the disk by 1e-3", "skin widths in physics engines", "small disks hit before they touch"},
        [](const auto& polygon, const auto& ball) { return disk_meets(polygon, with_radius(ball, ball.radius + 1e-3F)); });
    add("disk_keeps_radius", in.vertices.f32, {"keeps the largest radius that it has seen", "a query's bounds kept in a member"},
        [](const auto& polygon, const auto& ball) {
            static float largest = 0;
            largest = ball.radius < largest && ball.radius * 2 > largest ? largest : ball.radius;
            return disk_meets(polygon, with_radius(ball, largest));
        });
}

}  // namespace tangency::mutants
