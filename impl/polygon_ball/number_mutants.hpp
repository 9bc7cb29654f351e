// SPDX-License-Identifier: MIT
// Distances and translations of polygons broken on purpose, each in one way.
#pragma once

#include "impl/box_ball/answers/homes.hpp"
#include "impl/polygon_ball/numbers.hpp"

namespace tangency::questions::polygons {

// min(max, max) - max(min, min), the overlap of two intervals of which none holds the other.
template <class Scalar>
Way<Scalar> shared_part(const RoundedPolygons<Scalar>& shapes, const Vec<Scalar>& axis) {
    Interval<Scalar> one = projection<Slip::none>(shapes.first, axis), other = projection<Slip::none>(shapes.second, axis);
    other = {other.min - shapes.radius, other.max + shapes.radius};
    const Scalar shared = std::min(one.max, other.max) - std::max(one.min, other.min);
    return one.min + one.max > other.min + other.max ? Way<Scalar>{shared, {-axis[0], -axis[1]}} : Way<Scalar>{shared, axis};
}

// The gap beyond the sides but the last, less the radius.
template <class Scalar>
Scalar gap_but_for_the_last_side(const RoundedPolygons<Scalar>& shapes) {
    return gap_beyond(shapes.first, shapes.second, side_count(shapes.first) - 1).length - shapes.radius;
}

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_numbers_of_polygons(Add add_row) {
    namespace homes = answers::homes;
    namespace kind = answers::kind;
    using homes::disk;
    const auto add =
        answers::adding(add_row, []<class Formula>(Formula) { return answers::formula_of<OfPolygons<answers::MethodOf<Formula>>>; });
    add("polygon_moves_the_first", kind::mtv, {disk, homes::polygons},
        {"gives the vector that moves the first shape", "SAT libraries that push either"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            const auto [x, y, z] = LeastOverlap::answer(shapes);
            return {-x, -y};
        });
    add("overlap_not_normalised", kind::mtv, {disk, homes::polygons},
        {"compares overlaps along normals as long as their sides", "separating axes for a yes or no, extended"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (greatest_gap(shapes).length >= shapes.radius) return {};
            Way<Scalar> least{std::numeric_limits<Scalar>::infinity(), {}};
            for (std::size_t i = 0; i < shapes.first.size(); ++i) {
                const Vec<Scalar> along = from_to(shapes.first[i], shapes.first.after(i));
                const Way<Scalar> overlap = overlap_along(shapes, Vec<Scalar>{along[1], -along[0]});
                if (overlap.length < least.length) least = overlap;
            }
            return vector_of(least, least.length);
        });
    add("polygon_shared_intervals", kind::mtv, {disk, homes::polygons},
        {"takes the shared part of the intervals where one is within the other",
         "the usual listing of separating axes, before containment is added"},
        [](const auto& shapes) { return least_of_axes(shapes, [&](const auto& axis) { return shared_part(shapes, axis); }); });
    add("always_along_the_normal", kind::mtv, {disk, homes::polygons},
        {"moves along the first normal's direction, never against it", "an axis whose sign nobody checks"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            return least_of_axes(shapes, [&](const Vec<Scalar>& axis) { return Way<Scalar>{overlap_along(shapes, axis).length, axis}; });
        });
    add("greatest_overlap", kind::mtv, {disk, homes::polygons}, {"keeps the greatest overlap", "a comparison the wrong way round"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (signed_way(shapes).length >= shapes.radius) return {};
            Way<Scalar> greatest{0, {}};
            for_each_axis(shapes, [&](const Vec<Scalar>& axis) {
                const Way<Scalar> overlap = overlap_along(shapes, axis);
                if (overlap.length > greatest.length) greatest = overlap;
            });
            return vector_of(greatest, greatest.length);
        });
    add("zero_within", kind::mtv, {disk}, {"gives zero where the centre is within the polygon", "a contact taken from the sides alone"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            return greatest_gap(shapes).length <= 0 ? Numbers<Scalar>{} : SeparationTranslation::answer(shapes);
        });
    add("radius_forgotten_within", kind::mtv, {disk},
        {"moves a centre within to the side, and the disk not beyond it", "a point test that was given a radius later"},
        [](const auto& shapes) {
            const auto gap = greatest_gap(shapes);
            return gap.length <= 0 ? vector_of(gap, -gap.length) : SeparationTranslation::answer(shapes);
        });
    add("normals_alone", kind::mtv, {disk}, {"leaves the direction of the nearest vertex out", "polygons' axes given a disk"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            const Way<Scalar> gap = greatest_gap(shapes);
            return signed_way(shapes).length < shapes.radius ? vector_of(gap, shapes.radius - gap.length) : Numbers<Scalar>{};
        });
    add("first_normals_alone", kind::mtv, {homes::polygons}, {"asks the sides of the first polygon alone", "one of two loops lost"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (greatest_gap(shapes).length >= 0) return {};
            const Way<Scalar> gap = gap_beyond(shapes.first, shapes.second, side_count(shapes.first));
            return vector_of(gap, -gap.length);
        });
    add("last_side_left_out", kind::mtv, {disk, homes::polygons}, {"asks no side back to the first vertex", "a loop to n - 1"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (signed_way(shapes).length >= shapes.radius) return {};
            const Way<Scalar> gap = gap_beyond(shapes.first, shapes.second, side_count(shapes.first) - 1);
            return gap.length > 0 ? SeparationTranslation::answer(shapes) : vector_of(gap, shapes.radius - gap.length);
        });
    add("gap_but_for_the_last_side", kind::distance, {disk, homes::polygons},
        {"measures to the sides' lines, and not to the last one's", "a loop to n - 1"},
        [](const auto& shapes) { return positive(gap_but_for_the_last_side(shapes)); });
    add("verdict_but_for_the_last_side", kind::verdict, {disk, homes::polygons},
        {"judges by the sides' lines, and not by the last one's", "a loop to n - 1"}, [](const auto& shapes) {
            const auto gap = gap_but_for_the_last_side(shapes);
            return (gap < 0) - (gap > 0);
        });
    add("away_from_the_middle", kind::mtv, {disk, homes::polygons},
        {"leaves along the line of the middles", "two circles' rule kept for polygons"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            const auto middle = [](const Polygon<Scalar>& polygon) {
                Vec<Scalar> sum{};
                for (const Vec<Scalar>& vertex : polygon) sum = {sum[0] + vertex[0], sum[1] + vertex[1]};
                return Vec<Scalar>{sum[0] / static_cast<Scalar>(polygon.size()), sum[1] / static_cast<Scalar>(polygon.size())};
            };
            const Scalar length = signed_way(shapes).length;
            const Vec<Scalar> away = from_to(middle(shapes.first), middle(shapes.second));
            if (length >= shapes.radius || away == Vec<Scalar>{}) return SeparationTranslation::answer(shapes);
            return vector_of({length, normalised<Slip::none>(away)}, shapes.radius - length);
        });
    add("from_the_nearest_place", kind::mtv, {disk},
        {"finds the nearest place of a side in the world, and leaves from it in whatever direction is left",
         "p - (a + t (b - a)), close to a side"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            const Way<Scalar> gap = greatest_gap(shapes);
            if (gap.length <= 0) return vector_of(gap, shapes.radius - gap.length);
            const Vec<Scalar>& center = shapes.second[0];
            Vec<Scalar> nearest{};
            Scalar least = std::numeric_limits<Scalar>::infinity();
            for (std::size_t i = 0; i < shapes.first.size(); ++i) {
                const Vec<Scalar>& a = shapes.first[i];
                const Vec<Scalar> along = from_to(a, shapes.first.after(i));
                const Scalar share = std::clamp(dot(from_to(a, center), along) / dot(along, along), Scalar(0), Scalar(1));
                const Vec<Scalar> place{a[0] + share * along[0], a[1] + share * along[1]};
                if (distance_sq(place, center) < least) {
                    least = distance_sq(place, center);
                    nearest = place;
                }
            }
            const Scalar distance = std::sqrt(least);
            if (distance >= shapes.radius) return {};
            if (distance == 0) return vector_of(gap, shapes.radius);
            return vector_of({distance, normalised<Slip::none>(from_to(nearest, center))}, shapes.radius - distance);
        });
    add("vertices_alone", kind::distance, {disk, homes::polygons},
        {"measures from vertex to vertex", "a nearest point looked for among corners"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (greatest_gap(shapes).length <= 0) return {};
            Scalar least = std::numeric_limits<Scalar>::infinity();
            for (const Vec<Scalar>& one : shapes.first)
                for (const Vec<Scalar>& other : shapes.second) least = std::min(least, distance_sq(one, other));
            return {std::max(std::sqrt(least) - shapes.radius, Scalar{0})};
        });
    add("gap_for_distance", kind::distance, {disk, homes::polygons},
        {"takes the greatest gap along a normal for the distance", "separating axes' margin"},
        [](const auto& shapes) { return positive(greatest_gap(shapes).length - shapes.radius); });
    add("lines_for_sides", kind::distance, {disk, homes::polygons},
        {"measures from a side's line beyond its ends", "a clamp to 0 and 1 left out"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (greatest_gap(shapes).length <= 0) return {};
            Scalar least = std::numeric_limits<Scalar>::infinity();
            for (std::size_t i = 0; i < shapes.first.size(); ++i)
                for (const Vec<Scalar>& vertex : shapes.second)
                    least = std::min(least, std::abs(dot(side_axis<Slip::none>(shapes.first, i), from_to(shapes.first[i], vertex))));
            return {std::max(least - shapes.radius, Scalar{0})};
        });
    add("vertices_of_the_second_alone", kind::distance, {homes::polygons},
        {"measures from the second's vertices to the first's sides, not the other way round", "one of two loops lost"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            if (greatest_gap(shapes).length <= 0) return {};
            Scalar least = std::numeric_limits<Scalar>::infinity();
            for (const Vec<Scalar>& vertex : shapes.second) least = std::min(least, boundary_distance_sq(shapes.first, vertex));
            return {std::sqrt(least)};
        });
    add("boundary_distance", kind::distance, {disk, homes::polygons},
        {"measures to the boundary from within as well", "a polygon taken for its outline"},
        [](const auto& shapes) { return positive(std::abs(signed_way(shapes).length) - shapes.radius); });
    add("polygon_radius_forgotten", kind::distance, {disk}, {"measures to the disk's centre", "a point's distance given for a disk's"},
        [](const auto& shapes) { return positive(signed_way(shapes).length); });
    add("polygon_in_floats", kind::distance, {homes::polygons},
        {"computes in float what it is asked in double", "a vector class of floats"},
        [](const auto& shapes) { return static_cast<float>(PolygonDistance::answer(shapes)); });
    add("polygon_unsigned", kind::signed_distance, {disk, homes::polygons},
        {"is positive inside as well", "fabs() around a signed distance"},
        [](const auto& shapes) { return std::abs(signed_way(shapes).length - shapes.radius); });
    add("depth_to_the_nearest_vertex", kind::signed_distance, {disk, homes::polygons},
        {"takes the nearest vertex for the way out", "a depth looked for among corners"},
        []<class Scalar>(const RoundedPolygons<Scalar>& shapes) -> Numbers<Scalar> {
            const Scalar length = signed_way(shapes).length;
            if (length > 0) return {length - shapes.radius};
            Scalar least = std::numeric_limits<Scalar>::infinity();
            for (const Vec<Scalar>& one : shapes.first)
                for (const Vec<Scalar>& other : shapes.second) least = std::min(least, distance_sq(one, other));
            return {-std::sqrt(least) - shapes.radius};
        });
    add("polygon_square_of_the_gap", kind::distance_sq, {disk}, {"squares the gap, radius taken off", "distance * distance"},
        [](const auto& shapes) {
            const auto distance = PolygonDistance::answer(shapes);
            return distance * distance;
        });
    add("polygon_root_of_the_square", kind::distance_sq, {disk, homes::polygons},
        {"takes the root of what is to stay squared", "length() where lengthSq() was meant"},
        [](const auto& shapes) { return positive(signed_way(shapes).length); });
}

}  // namespace tangency::questions::polygons
