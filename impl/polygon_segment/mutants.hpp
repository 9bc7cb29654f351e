// SPDX-License-Identifier: MIT
// A convex polygon and a segment, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>

#include "impl/mutants/mutant.hpp"
#include "impl/polygon_point/mutants.hpp"
#include "impl/polygon_segment/methods.hpp"
#include "impl/segment_segment/mutants.hpp"

namespace tangency::mutants {

namespace polygon_segments = questions::polygon_segment;
using polygon_segments::Left;

/// How many sides a segment meets, of the first ones.
template <class Scalar, class Meets>
std::size_t count_sides(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment, std::size_t sides, Meets meets) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < sides; ++i) count += meets(segment, crossing::side_at(polygon, i));
    return count;
}

/// Right: clipped by a polygon whose vertices come in either order, from and to other shares than 0 and 1 if so given.
template <class Scalar>
bool is_left(const Polygon<Scalar>& polygon, const Segment<Scalar, 2>& segment, Scalar from, Scalar to) {
    const Left<Scalar> left = polygon_segments::clipped(polygon, segment, std::greater<Scalar>(), Left<Scalar>{from, to});
    return left.any && left.from <= left.to;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_polygon_segment(Add add) {
    constexpr EncodingsOf<Question::polygon_segment> in;
    add("polygon_segment_ends_alone", in.vertices.f32,
        {"looks at the two ends alone", "fast bodies that are asked before and after their step", "shots pass through whole polygons"},
        [](const auto& polygon, const auto& segment) {
            return polygons::holds(polygon, segment.start) || polygons::holds(polygon, segment.end);
        });
    add("polygon_segment_hollow", in.vertices.f32,
        {"a segment wholly within meets nothing", "a segment against every side, without the inside",
         "short moves within a polygon are never seen"},
        [](const auto& polygon, const auto& segment) { return count_sides(polygon, segment, polygon.size(), crossing::meet<float>) > 0; });
    add("polygon_segment_misses_closing_side", in.vertices.f32,
        {"leaves out the side from the last vertex to the first", "a loop to count - 1", "whoever comes by one side comes in unseen"},
        [](const auto& polygon, const auto& segment) {
            const Polygon<float> ordered = polygons::counterclockwise(polygon);
            Left<float> left;
            for (std::size_t i = 0; i + 1 < ordered.size(); ++i)
                polygon_segments::clip_by_side(left, ordered, i, segment, std::greater<float>());
            return left.any && left.from <= left.to;
        });
    add("polygon_segment_skips_closing_side", in.vertices.f64,
        {"tries every side but the last, and the inside", "a loop to count - 1", "shots through the last side and a corner are missed"},
        [](const auto& polygon, const auto& segment) {
            return count_sides(polygon, segment, polygon.size() - 1, crossing::meet<double>) > 0 || polygons::holds(polygon, segment.start);
        });
    add("polygon_segment_counterclockwise_alone", in.vertices.f32,
        {"takes every polygon for a counterclockwise one", "outward normals without a look at the order; y runs down on screens",
         "polygons drawn the other way round stop nothing"},
        [](const auto& polygon, const auto& segment) {
            Left<float> left;
            for (std::size_t i = 0; i < polygon.size(); ++i)
                polygon_segments::clip_by_side(left, polygon, i, segment, std::greater<float>());
            return left.any && left.from <= left.to;
        });
    add("polygon_segment_as_line", in.vertices.f32,
        {"forgets both ends", "a line's test; shares that nobody compares with 0 and 1",
         "shots hit what they never reach and what lies behind the gun"},
        [](const auto& polygon, const auto& segment) {
            constexpr float all = std::numeric_limits<float>::infinity();
            return is_left(polygon, segment, -all, all);
        });
    add("polygon_segment_as_ray", in.vertices.f64,
        {"forgets the far end", "a ray's test without its length", "shots hit what they never reach"},
        [](const auto& polygon, const auto& segment) { return is_left(polygon, segment, 0.0, std::numeric_limits<double>::infinity()); });
    add("polygon_segment_from_inside_misses", in.vertices.f32,
        {"a segment that starts within meets nothing", "a ray that must enter by a side (b2PolygonShape::RayCast)",
         "a body that is in a polygon leaves it freely"},
        [](const auto& polygon, const auto& segment) {
            return is_left(polygon, segment, 0.0F, 1.0F) &&
                   !polygon_points::PointStrictHalfPlanes::intersects(polygon, Point<float, 2>{segment.start});
        });
    add("polygon_segment_parallel_hits", in.vertices.f32,
        {"leaves a side out that the segment is parallel to", "if (d != 0) without an else", "shots along a wall hit it from any distance"},
        [](const auto& polygon, const auto& segment) {
            const auto left = polygon_segments::clipped(polygon, segment, [](float, float) { return false; });
            return left.from <= left.to;
        });
    add("polygon_segment_parallel_misses", in.vertices.f32,
        {"a segment parallel to a side meets nothing", "return false on a zero divisor", "shots across, along a side, pass through"},
        [](const auto& polygon, const auto& segment) {
            const auto left = polygon_segments::clipped(polygon, segment, [](float, float) { return true; });
            return left.any && left.from <= left.to;
        });
    add("polygon_segment_points_miss", in.vertices.f64,
        {"a segment without a length meets nothing", "return false on a zero length", "a body that stands in a polygon is not seen"},
        [](const auto& polygon, const auto& segment) { return segment.start != segment.end && is_left(polygon, segment, 0.0, 1.0); });
    add("polygon_segment_along_side_misses", in.vertices.f32,
        {"a segment in line with a side misses it", "<= for < in the branch for zero", "a shot along a wall passes through"},
        [](const auto& polygon, const auto& segment) {
            const auto left = polygon_segments::clipped(polygon, segment, std::greater_equal<float>());
            return left.any && left.from <= left.to;
        });
    add("polygon_segment_misses_touch", in.vertices.f32,
        {"counts touching as apart where the contract says closed", "the commonest slip",
         "a shot past a corner, or up to a wall, makes no contact"},
        [](const auto& polygon, const auto& segment) {
            return polygon_segments::PolygonSegmentSides<Contract::open>::intersects(polygon, segment);
        });
    add("polygon_segment_hits_touch", in.vertices.f64,
        {"counts touching as a hit where the contract says open", "the same slip the other way",
         "a body that slides along a wall is stopped by it", Contract::open},
        [](const auto& polygon, const auto& segment) { return is_left(polygon, segment, 0.0, 1.0); });
    add("polygon_segment_crosses_sides_strictly", in.vertices.f64,
        {"crosses sides, none at its ends, or has an end within", "strict crossings, whose corners do not count under an open contract",
         "a shot from corner to corner goes through", Contract::open},
        [](const auto& polygon, const auto& segment) {
            const auto holds = [&](const Vec<double>& place) {
                return polygon_points::PointStrictHalfPlanes::intersects(polygon, Point<double, 2>{place});
            };
            return count_sides(polygon, segment, polygon.size(), crossing::cross_properly<double>) > 0 || holds(segment.start) ||
                   holds(segment.end);
        });
    add("polygon_segment_diagonal_misses", in.vertices.f64,
        {.defect = "misses from one vertex to another",
         .seen_in = "ends on the boundary, and no side crossed",
         .costs = "a shot along a diagonal goes through",
         .contract = Contract::open,
         .fewest_vertices = 4},
        [](const auto& polygon, const auto& segment) {
            const auto is_vertex = [&](const Vec<double>& place) { return std::count(polygon.begin(), polygon.end(), place) > 0; };
            return !(is_vertex(segment.start) && is_vertex(segment.end)) &&
                   polygon_segments::PolygonSegmentSides<Contract::open>::intersects(polygon, segment);
        });
    add("polygon_segment_crosses_oddly", in.vertices.f32,
        {"wants an odd number of sides crossed, or an end within", "a point's ray that ends somewhere",
         "shots in by one side and out by another go through"},
        [](const auto& polygon, const auto& segment) {
            return count_sides(polygon, segment, polygon.size(), crossing::meet<float>) % 2 == 1 ||
                   polygons::holds(polygon, segment.start) || polygons::holds(polygon, segment.end);
        });
    add("polygon_segment_without_its_normal", in.vertices.f32,
        {"leaves the segment's own normal out", "separating axes of the polygon alone", "shots that pass a corner hit it"},
        [](const auto& polygon, const auto& segment) {
            for (std::size_t i = 0; i < polygon.size(); ++i)
                if (!polygon_segments::overlap_on(polygon, segment, polygons::side_axis<polygons::Slip::none>(polygon, i),
                                                  polygons::overlap<Contract::closed, float>))
                    return false;
            return true;
        });
    add("polygon_segment_bounds", in.vertices.f32,
        {"compares bounding boxes", "a broad phase taken for the answer", "shots through the empty corners hit"},
        [](const auto& polygon, const auto& segment) {
            for (const auto& axis : {Vec<float>{1, 0}, Vec<float>{0, 1}})
                if (!polygon_segments::overlap_on(polygon, segment, axis, polygons::overlap<Contract::closed, float>)) return false;
            return true;
        });
    add("polygon_segment_sampled", in.vertices.f32,
        {"looks at seventeen points of the way", "substeps instead of a sweep", "fast bodies tunnel through thin polygons"},
        [](const auto& polygon, const auto& segment) {
            for (int step = 0; step <= 16; ++step) {
                const auto t = static_cast<float>(step) / 16;
                const Vec<float> place{segment.start[0] + t * (segment.end[0] - segment.start[0]),
                                       segment.start[1] + t * (segment.end[1] - segment.start[1])};
                if (polygons::holds(polygon, place)) return true;
            }
            return false;
        });
    add("polygon_segment_nearly_parallel", in.vertices.f64,
        {"takes a side within 1e-3 of the segment's direction for parallel", "an epsilon against division by zero"},
        [](const auto& polygon, const auto& segment) {
            const Polygon<double> ordered = polygons::counterclockwise(polygon);
            const Vec<double> along = polygons::from_to(segment.start, segment.end);
            Left<double> left;
            for (std::size_t i = 0; i < ordered.size(); ++i) {
                const Vec<double> normal = polygons::side_axis<polygons::Slip::none>(ordered, i);
                const auto leaving = polygons::dot(normal, along), length = std::sqrt(polygons::dot(along, along));
                polygon_segments::clip(left, polygons::dot(normal, polygons::from_to(ordered[i], segment.start)),
                                       std::abs(leaving) < 1e-3 * length ? 0 : leaving, std::greater<double>());
            }
            return left.any && left.from <= left.to;
        });
    add("polygon_segment_slack", in.vertices.f32,
        {"lets a segment hit that is 1e-3 away", "skin widths in physics engines", "shots hit small polygons that they pass"},
        [](const auto& polygon, const auto& segment) {
            const auto overlap = [](const auto& a, const auto& b) { return a.min <= b.max + 1e-3F && b.min <= a.max + 1e-3F; };
            return polygon_segments::all_axes_overlap(polygon, segment, overlap);
        });
    add("polygon_segment_of_doubles_in_float", in.vertices.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds shots hit elsewhere than polygons are drawn"},
        [](const auto& polygon, const auto& segment) { return is_left(impl::as<float>(polygon), impl::as<float>(segment), 0.0F, 1.0F); });
    add("polygon_segment_first_side_decides", in.vertices.f32,
        {"returns with the answer of the first side", "return within the loop", "shots through all other sides go through"},
        [](const auto& polygon, const auto& segment) { return crossing::meet(segment, crossing::side_at(polygon, 0)); });
    add("polygon_segment_keeps_side", in.vertices.f32,
        {"starts with the share at which the last segment entered", "an entry kept in a member, set once"},
        [](const auto& polygon, const auto& segment) {
            static float entry = 0;
            const bool hits = is_left(polygon, segment, entry, 1.0F);
            entry = hits ? 0.0F : 0.5F;
            return hits;
        });
}

}  // namespace tangency::mutants
