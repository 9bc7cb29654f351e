// SPDX-License-Identifier: MIT
// Two convex polygons, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/mutant.hpp"
#include "impl/polygon_ball/mutants.hpp"
#include "impl/polygon_polygon/methods.hpp"
#include "tangency/impl/as.hpp"

namespace tangency::mutants {

using questions::polygon_polygon::gap_beyond;
namespace polygons = questions::polygons;
namespace polygon_pairs = questions::polygon_polygon;
namespace crossing = questions::crossing;

// Whether none of the first sides of a counterclockwise polygon has the whole other beyond it.
template <class Scalar>
bool no_side_parts(const Polygon<Scalar>& one, const Polygon<Scalar>& other, std::size_t sides) {
    const Polygon<Scalar> ordered = polygons::counterclockwise(one);
    for (std::size_t i = 0; i < sides; ++i)
        if (gap_beyond<false>(ordered, i, other) > 0) return false;
    return true;
}

// Whether the polygons overlap in projection on the axis that is made of each side of either.
template <class Scalar, class AxisOf>
bool overlap_on_axes(const Polygon<Scalar>& one, const Polygon<Scalar>& other, AxisOf axis_of) {
    for (const Polygon<Scalar>* sides : {&one, &other})
        for (std::size_t i = 0; i < sides->size(); ++i) {
            const auto axis = axis_of(*sides, i);
            if (!polygons::overlap<Contract::closed>(polygons::projection<polygons::Slip::none>(one, axis),
                                                     polygons::projection<polygons::Slip::none>(other, axis)))
                return false;
        }
    return true;
}

// Whether a side of one meets a side of the other.
template <class Scalar>
bool sides_meet(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j)
            if (crossing::meet(crossing::side_at(one, i), crossing::side_at(other, j))) return true;
    return false;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_polygon_polygon(Add add) {
    constexpr EncodingsOf<Question::polygon_polygon> in;
    add("polygons_first_sides_alone", in.vertices.f32,
        {"tries the normals of the first polygon alone", "one loop of two left out",
         "polygons hit that only a side of the second separates"},
        [](const auto& one, const auto& other) { return no_side_parts(one, other, one.size()); });
    add("polygons_miss_closing_side", in.vertices.f32,
        {"leaves out the side from the last vertex to the first", "a loop to count - 1", "polygons hit that only the last side separates"},
        [](const auto& one, const auto& other) {
            return no_side_parts(one, other, one.size() - 1) && no_side_parts(other, one, other.size() - 1);
        });
    add("polygons_half_the_axes", in.vertices.f32,
        {"tries every other side's normal, as if they came in parallel pairs", "a method of rectangles",
         "the test only works on rectangles"},
        [](const auto& one, const auto& other) {
            return no_side_parts(one, other, one.size() / 2) && no_side_parts(other, one, other.size() / 2);
        });
    add("polygons_of_one_shape", in.vertices.f64,
        {"leaves out the second's normals if its sides are the first's within 1e-2 of its size", "tiles that share their axes",
         "tiles that differ a little hit before they touch"},
        [](const auto& one, const auto& other) {
            double size = 0, most = one.size() == other.size() ? 0 : HUGE_VAL;
            for (std::size_t i = 0; i < one.size(); ++i) {
                const auto side = polygons::from_to(one[i], one.after(i));
                const auto beside = polygons::from_to(other[i % other.size()], other.after(i % other.size()));
                for (std::size_t axis = 0; axis < 2; ++axis) {
                    size = std::max(size, std::abs(side[axis]));
                    most = std::max(most, std::abs(side[axis] - beside[axis]));
                }
            }
            return no_side_parts(one, other, one.size()) && (most <= 1e-2 * size || no_side_parts(other, one, other.size()));
        });
    add("polygons_normals_snapped", in.vertices.f64,
        {"takes a side within 1e-2 of an axis for one along it", "normals cleaned of small components",
         "polygons catch on, or slip past, the ends of long sides that lean a little"},
        [](const auto& one, const auto& other) {
            return overlap_on_axes(one, other, [](const Polygon<double>& sides, std::size_t i) {
                auto axis = polygons::side_axis<polygons::Slip::none>(sides, i);
                for (double& component : axis)
                    if (std::abs(component) < 1e-2) component = 0;
                return axis;
            });
        });
    add("polygons_counterclockwise_alone", in.vertices.f32,
        {"takes every polygon for a counterclockwise one", "outward normals without a look at the order; y runs down on screens",
         "polygons drawn the other way round miss everything"},
        [](const auto& one, const auto& other) {
            for (std::size_t i = 0; i < one.size(); ++i)
                if (gap_beyond<false>(one, i, other) > 0) return false;
            for (std::size_t i = 0; i < other.size(); ++i)
                if (gap_beyond<false>(other, i, one) > 0) return false;
            return true;
        });
    add("polygons_sides_for_normals", in.vertices.f32,
        {"projects on the sides' directions, not on their normals", "a normal that nobody rotated", "the test only works on rectangles"},
        [](const auto& one, const auto& other) {
            return overlap_on_axes(one, other,
                                   [](const Polygon<float>& sides, std::size_t i) { return polygons::from_to(sides[i], sides.after(i)); });
        });
    add("polygons_hold_vertices_alone", in.vertices.f32,
        {"asks whether a vertex of one lies in the other", "the first idea of every thread on polygons; a cross has no such vertex",
         "polygons that cross like a plus pass through each other"},
        [](const auto& one, const auto& other) {
            const auto holds_any = [](const Polygon<float>& polygon, const Polygon<float>& points) {
                return std::any_of(points.begin(), points.end(), [&](const auto& point) { return polygons::holds(polygon, point); });
            };
            return holds_any(one, other) || holds_any(other, one);
        });
    add("polygons_cross_alone", in.vertices.f32,
        {"a polygon within the other meets nothing", "sides against sides, without the inside",
         "a small polygon within a large one is never seen"},
        [](const auto& one, const auto& other) { return sides_meet(one, other); });
    add("polygons_hold_one_way", in.vertices.f32,
        {"sees the second within the first, not the first within the second", "an inside test written once",
         "whether a small polygon within a large one is seen depends on the order"},
        [](const auto& one, const auto& other) { return sides_meet(one, other) || polygons::holds(one, other[0]); });
    add("polygons_within_a_fan", in.vertices.f32,
        {.defect = "asks each triangle of a fan by itself whether it holds the other's first vertex",
         .seen_in = "a polygon cut into triangles that are asked in turn",
         .costs = "small polygons are lost on the diagonals of large ones",
         .fewest_vertices = 4},
        [](const auto& one, const auto& other) { return sides_meet(one, other) || fan_holds(one, other[0]) || fan_holds(other, one[0]); });
    add("polygons_miss_touch", in.vertices.f32,
        {"counts touching as apart where the contract says closed", "the commonest slip",
         "polygons that rest on each other make no contact"},
        [](const auto& one, const auto& other) { return polygon_pairs::PolygonsWhichSide<Contract::open>::intersects(one, other); });
    add("polygons_hit_touch", in.vertices.f64,
        {"counts touching as a hit where the contract says open", "the same slip the other way", "neighbouring tiles collide",
         Contract::open},
        [](const auto& one, const auto& other) { return polygon_pairs::PolygonsWhichSide<Contract::closed>::intersects(one, other); });
    add("polygons_as_bounds", in.vertices.f32,
        {"compares bounding boxes", "a broad phase taken for the answer", "polygons hit across the empty corners of their bounding boxes"},
        [](const auto& one, const auto& other) {
            for (const auto& axis : {Vector<float, 2>{1, 0}, Vector<float, 2>{0, 1}})
                if (!polygons::overlap<Contract::closed>(polygons::projection<polygons::Slip::none>(one, axis),
                                                         polygons::projection<polygons::Slip::none>(other, axis)))
                    return false;
            return true;
        });
    add("polygons_as_disks", in.vertices.f32,
        {"takes each polygon for the disk about its vertices' mean", "bounding circles taken for the answer",
         "long polygons hit from far away"},
        [](const auto& one, const auto& other) {
            Ball<float, 2> balls[2]{};
            const Polygon<float>* polygons[2]{&one, &other};
            for (std::size_t which = 0; which < 2; ++which) {
                const auto count = static_cast<float>(polygons[which]->size());
                for (const auto& vertex : *polygons[which])
                    for (std::size_t axis = 0; axis < 2; ++axis) balls[which].center[axis] += vertex[axis] / count;
                for (const auto& vertex : *polygons[which])
                    balls[which].radius = std::max(balls[which].radius, std::sqrt(polygons::distance_sq(balls[which].center, vertex)));
            }
            return std::sqrt(polygons::distance_sq(balls[0].center, balls[1].center)) <= balls[0].radius + balls[1].radius;
        });
    add("polygons_one_end_of_intervals", in.vertices.f32,
        {"asks whether the second's interval begins before the first's ends, not the other way round", "half of an interval test",
         "everything on one side of the polygon hits"},
        [](const auto& one, const auto& other) {
            const auto begins_before = [](const auto& a, const auto& b) { return b.min <= a.max; };
            return polygon_pairs::all_axes_overlap<polygons::Slip::none>(one, other, begins_before);
        });
    add("polygons_min_from_zero", in.vertices.f32,
        {"looks for greatest projections from zero on, so that none is below",
         "a maximum that begins with 0, where all numbers may be negative", "polygons on one side of the origin hit from far away"},
        [](const auto& one, const auto& other) {
            const auto overlap = [](polygons::Interval<float> a, polygons::Interval<float> b) {
                return a.min <= std::max(b.max, 0.0F) && b.min <= std::max(a.max, 0.0F);
            };
            return polygon_pairs::all_axes_overlap<polygons::Slip::none>(one, other, overlap);
        });
    add("polygons_area_of_any_overlap", in.vertices.f32,
        {"is content with one axis on which they overlap", "return true within the loop", "everything that is level with the polygon hits"},
        [](const auto& one, const auto& other) {
            for (std::size_t i = 0; i < one.size(); ++i) {
                const auto axis = polygons::side_axis<polygons::Slip::none>(one, i);
                if (polygons::overlap<Contract::closed>(polygons::projection<polygons::Slip::none>(one, axis),
                                                        polygons::projection<polygons::Slip::none>(other, axis)))
                    return true;
            }
            return false;
        });
    add("polygons_on_screen", in.vertices.f32,
        {"casts vertices to whole pixels", "int coordinates in a drawing API", "contacts are lost or found by up to a pixel"},
        [](const auto& one, const auto& other) {
            Polygon<float> first = one, second = other;
            for (Polygon<float>* polygon : {&first, &second})
                for (auto& vertex : polygon->vertices) vertex = {std::trunc(vertex[0]), std::trunc(vertex[1])};
            return polygon_pairs::PolygonsWhichSide<Contract::closed>::intersects(first, second);
        });
    add("polygons_of_doubles_in_float", in.vertices.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds polygons collide elsewhere than they are drawn"},
        [](const auto& one, const auto& other) {
            return impl::In<float, polygon_pairs::PolygonsWhichSide<Contract::closed>>::intersects(one, other);
        });
    add("polygons_half_turned_miss", in.vertices.f64,
        {"misses polygons of which one is the other after half a turn", "pairs of parallel sides whose normals cancel",
         "two of a kind that face each other fall through"},
        [](const auto& one, const auto& other) {
            const Polygon<double> first = polygons::counterclockwise(one), second = polygons::counterclockwise(other);
            const std::size_t count = first.size();
            for (std::size_t shift = 0; count == second.size() && shift < count; ++shift) {
                bool is_turned = true, is_same = true;
                for (std::size_t i = 0; i < count; ++i) {
                    const auto side = polygons::from_to(first[i], first.after(i));
                    const auto back = polygons::from_to(second[(i + shift) % count], second.after((i + shift) % count));
                    is_turned = is_turned && side[0] == -back[0] && side[1] == -back[1];
                    is_same = is_same && polygons::cross(side, back) == 0 && polygons::dot(side, back) > 0;
                }
                if (is_turned && !is_same) return false;
            }
            return polygon_pairs::PolygonsAllAxes::intersects(first, second);
        });
    add("polygons_slack", in.vertices.f32,
        {"lets polygons meet that are 1e-3 apart", "skin widths in physics engines", "small polygons hit before they touch"},
        [](const auto& one, const auto& other) {
            const auto overlap = [](const auto& a, const auto& b) { return a.min <= b.max + 1e-3F && b.min <= a.max + 1e-3F; };
            return polygon_pairs::all_axes_overlap<polygons::Slip::none>(one, other, overlap);
        });
    add("polygons_remember_axis", in.vertices.f32,
        {"tries the last side that parted polygons, and nothing else if that one does not", "a separating axis kept from frame to frame"},
        [](const auto& one, const auto& other) {
            static std::size_t last = 0;
            const Polygon<float> ordered = polygons::counterclockwise(one);
            if (gap_beyond<false>(ordered, last, other) > 0) return false;
            for (std::size_t i = 0; i < ordered.size(); ++i)
                if (gap_beyond<false>(ordered, i, other) > 0) last = i;
            return true;
        });
}

}  // namespace tangency::mutants
