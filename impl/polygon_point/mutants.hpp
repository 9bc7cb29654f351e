// SPDX-License-Identifier: MIT
// A convex polygon and a point, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/mutant.hpp"
#include "impl/polygon_ball/mutants.hpp"
#include "impl/polygon_point/methods.hpp"

namespace tangency::mutants {

namespace polygon_points = questions::polygon_point;

/// Whether a ray to the right crosses an odd number of sides, of those that `spans` counts.
template <class Scalar, class Spans>
bool crosses_oddly(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point, Spans spans) {
    const auto& [x, y] = point.position;
    bool inside = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec<Scalar>&a = polygon[i], &b = polygon.after(i);
        if (spans(a[1], b[1], y) && x <= a[0] + (b[0] - a[0]) * ((y - a[1]) / (b[1] - a[1]))) inside = !inside;
    }
    return inside;
}

/// Whether a point is not to the right of any of the first sides of a counterclockwise polygon.
template <class Scalar>
bool left_of_sides(const Polygon<Scalar>& polygon, const Point<Scalar, 2>& point, std::size_t sides) {
    for (std::size_t i = 0; i < sides; ++i)
        if (questions::crossing::area_of(polygon[i], polygon.after(i), point.position) < 0) return false;
    return true;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_polygon_point(Add add) {
    constexpr EncodingsOf<Question::polygon_point> in;
    add("point_ray_counts_vertices_twice", in.vertices.f32,
        {"counts a vertex with both its sides", "a ray against sides with both ends included", "clicks level with a corner fall through"},
        [](const auto& polygon, const auto& point) {
            const auto spans = [](float a, float b, float y) { return a != b && std::min(a, b) <= y && y <= std::max(a, b); };
            return crosses_oddly(polygon, point, spans);
        });
    add("point_ray_misses_vertices", in.vertices.f64,
        {"counts a vertex with neither of its sides", "a ray against sides with both ends left out",
         "clicks level with a corner fall through, or hit beside it"},
        [](const auto& polygon, const auto& point) {
            const auto spans = [](double a, double b, double y) { return std::min(a, b) < y && y < std::max(a, b); };
            return crosses_oddly(polygon, point, spans);
        });
    add("point_ray_misses_level_points", in.vertices.f32,
        {"counts every side that the ray's line crosses, to the left as well", "crossings without a look at x", "nothing is ever inside"},
        [](const auto& polygon, const auto& point) {
            std::size_t crossings = 0;
            for (std::size_t i = 0; i < polygon.size(); ++i)
                crossings += (polygon[i][1] > point.position[1]) != (polygon.after(i)[1] > point.position[1]);
            return crossings % 2 == 1;
        });
    add("point_slope_inverted", in.vertices.f32,
        {"divides by the side's width instead of its height", "x and y mixed up in a formula of one line",
         "slanted sides stand elsewhere than they are drawn"},
        [](const auto& polygon, const auto& point) {
            const auto& [x, y] = point.position;
            bool inside = false;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const Vec<float>&a = polygon[i], &b = polygon.after(i);
                if ((a[1] > y) != (b[1] > y) && x <= (b[1] - a[1]) * (y - a[1]) / (b[0] - a[0]) + a[0]) inside = !inside;
            }
            return inside;
        });
    add("point_misses_closing_side", in.vertices.f32,
        {"leaves out the side from the last vertex to the first", "a loop to count - 1", "clicks far beyond one side hit"},
        [](const auto& polygon, const auto& point) {
            return left_of_sides(polygons::counterclockwise(polygon), point, polygon.size() - 1);
        });
    add("point_counterclockwise_alone", in.vertices.f32,
        {"takes every polygon for a counterclockwise one", "left of every side; y runs down on screens",
         "polygons drawn the other way round hold nothing"},
        [](const auto& polygon, const auto& point) { return left_of_sides(polygon, point, polygon.size()); });
    add("point_beside_last_side", in.vertices.f64,
        {"compares the signs of all sides but the last", "a loop over pairs of neighbours that does not close",
         "clicks beyond one side hit"},
        [](const auto& polygon, const auto& point) {
            std::size_t left = 0, right = 0;
            for (std::size_t i = 0; i + 1 < polygon.size(); ++i) {
                const auto area = questions::crossing::area_of(polygon[i], polygon[i + 1], point.position);
                left += area > 0 ? 1 : 0;
                right += area < 0 ? 1 : 0;
            }
            return left == 0 || right == 0;
        });
    add("point_sign_of_first_side", in.vertices.f32,
        {"compares every sign with the first, which may be zero", "a product with the first cross product that must not be negative",
         "clicks in line with one side hit from afar"},
        [](const auto& polygon, const auto& point) {
            const auto first = questions::crossing::area_of(polygon[0], polygon[1], point.position);
            for (std::size_t i = 1; i < polygon.size(); ++i)
                if (first * questions::crossing::area_of(polygon[i], polygon.after(i), point.position) < 0) return false;
            return true;
        });
    add("point_in_bounds", in.vertices.f32,
        {"looks in the bounding box", "a quick rejection taken for the answer", "clicks in the empty corners hit"},
        [](const auto& polygon, const auto& point) {
            for (const auto& axis : {Vec<float>{1, 0}, Vec<float>{0, 1}}) {
                const auto extent = polygons::projection<polygons::Slip::none>(polygon, axis);
                const auto place = polygons::dot(point.position, axis);
                if (place < extent.min || place > extent.max) return false;
            }
            return true;
        });
    add("point_in_disk_of_vertices", in.vertices.f32,
        {"looks in the disk around the vertices' mean", "a bounding circle taken for the answer", "clicks beside long polygons hit"},
        [](const auto& polygon, const auto& point) {
            Vec<float> mean{};
            for (const auto& vertex : polygon)
                for (std::size_t axis = 0; axis < 2; ++axis) mean[axis] += vertex[axis] / static_cast<float>(polygon.size());
            float radius_sq = 0;
            for (const auto& vertex : polygon) radius_sq = std::max(radius_sq, polygons::distance_sq(mean, vertex));
            return polygons::distance_sq(mean, point.position) <= radius_sq;
        });
    add("point_boundary_misses", in.vertices.f32,
        {"leaves the boundary out where the contract says closed", "the commonest slip", "clicks on an edge fall between two tiles"},
        [](const auto& polygon, const auto& point) { return polygon_points::PointStrictHalfPlanes::intersects(polygon, point); });
    add("point_boundary_hits", in.vertices.f64,
        {"counts the boundary where the contract says open", "the same slip the other way", "clicks on an edge hit two tiles",
         Contract::open},
        [](const auto& polygon, const auto& point) { return polygons::holds(polygon, point.position); });
    add("point_vertices_miss", in.vertices.f64,
        {"counts sides, but not their ends", "a place on a side told by 0 < t < 1", "clicks on a corner fall through"},
        [](const auto& polygon, const auto& point) {
            return polygons::holds(polygon, point.position) && std::count(polygon.begin(), polygon.end(), point.position) == 0;
        });
    add("point_first_triangle_alone", in.vertices.f32,
        {.defect = "looks at the first three vertices alone",
         .seen_in = "a triangle's test that grew",
         .costs = "clicks beyond the first three corners fall through",
         .fewest_vertices = 4},
        [](const auto& polygon, const auto& point) {
            Polygon<float> triangle = polygon;
            triangle.count = 3;
            return polygons::holds(triangle, point.position);
        });
    add("point_on_diagonal_misses", in.vertices.f64,
        {.defect = "cuts the polygon into triangles, each without its boundary",
         .seen_in = "an open test of triangles, put together",
         .costs = "clicks on a line that nobody drew fall through",
         .contract = Contract::open,
         .fewest_vertices = 4},
        [](const auto& polygon, const auto& point) {
            Polygon<double> triangle;
            triangle.count = 3;
            for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
                triangle.vertices = {polygon[0], polygon[i], polygon[i + 1]};
                if (polygon_points::PointStrictHalfPlanes::intersects(triangle, point)) return true;
            }
            return false;
        });
    add("point_within_a_fan", in.vertices.f32,
        {.defect = "asks each triangle of a fan by itself, so that a diagonal is rounded once for either side",
         .seen_in = "a polygon cut into triangles that are asked in turn",
         .costs = "clicks on a line that nobody drew fall through now and then",
         .fewest_vertices = 4},
        [](const auto& polygon, const auto& point) { return fan_holds(polygon, point.position); });
    add("point_sum_of_areas", in.vertices.f32,
        {"asks whether the triangles about the point are together as large as the polygon",
         "a comparison of two sums of floats by ==", "clicks hit and miss at random"},
        [](const auto& polygon, const auto& point) {
            float whole = 0, parts = 0;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                whole += questions::crossing::area_of(polygon[0], polygon[i], polygon.after(i));
                parts += std::abs(questions::crossing::area_of(point.position, polygon[i], polygon.after(i)));
            }
            return parts == std::abs(whole);
        });
    add("point_sum_of_angles", in.vertices.f64,
        {"asks whether the sides fill a full turn of sight, but for 0.01", "a sum of arc cosines, with an epsilon for them",
         "clicks beside an edge hit"},
        [](const auto& polygon, const auto& point) {
            double sum = 0;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const auto a = polygons::from_to(point.position, polygon[i]), b = polygons::from_to(point.position, polygon.after(i));
                const auto lengths = std::sqrt(polygons::dot(a, a) * polygons::dot(b, b));
                if (lengths == 0) return true;
                sum += std::acos(std::clamp(polygons::dot(a, b) / lengths, -1.0, 1.0));
            }
            return sum >= 2 * 3.14159265358979323846 - 0.01;
        });
    add("point_cross_of_sums", in.vertices.f32,
        {"adds in the cross product where it should subtract", "a sign slip", "clicks hit and miss at random"},
        [](const auto& polygon, const auto& point) {
            bool left = false, right = false;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const auto along = polygons::from_to(polygon[i], polygon.after(i)), away = polygons::from_to(polygon[i], point.position);
                left = left || along[0] * away[1] + along[1] * away[0] > 0;
                right = right || along[0] * away[1] + along[1] * away[0] < 0;
            }
            return !(left && right);
        });
    add("point_slack", in.vertices.f64,
        {"counts what is 1e-3 beyond a side", "an epsilon in units that are not the caller's", "clicks beside small polygons hit"},
        [](const auto& clockwise_or_not, const auto& point) {
            const Polygon<double> polygon = polygons::counterclockwise(clockwise_or_not);
            for (std::size_t i = 0; i < polygon.size(); ++i)
                if (polygons::dot(polygons::side_axis<polygons::Slip::none>(polygon, i), polygons::from_to(polygon[i], point.position)) >
                    1e-3)
                    return false;
            return true;
        });
    add("point_of_doubles_in_float", in.vertices.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds clicks hit elsewhere than polygons are drawn"},
        [](const auto& polygon, const auto& point) { return polygons::holds(impl::as<float>(polygon), impl::as<float>(point).position); });
    add("point_on_screen", in.vertices.f32,
        {"casts all places to whole pixels", "int coordinates in a drawing API", "clicks are lost or found by up to a pixel"},
        [](const auto& polygon, const auto& point) {
            Polygon<float> whole = polygon;
            for (auto& vertex : whole.vertices) vertex = {std::trunc(vertex[0]), std::trunc(vertex[1])};
            return polygons::holds(whole, {std::trunc(point.position[0]), std::trunc(point.position[1])});
        });
    add("point_remembers_side", in.vertices.f32,
        {"begins with the side that had the last point outside, and asks no other", "a side kept from frame to frame"},
        [](const auto& polygon, const auto& point) {
            static std::size_t last = 0;
            const Polygon<float> ordered = polygons::counterclockwise(polygon);
            const auto is_outside = [&](std::size_t side) {
                return questions::crossing::area_of(ordered[side], ordered.after(side), point.position) < 0;
            };
            if (last < ordered.size() && is_outside(last)) return false;
            for (std::size_t i = 0; i < ordered.size(); ++i)
                if (is_outside(i)) last = i;
            return true;
        });
}

}  // namespace tangency::mutants
