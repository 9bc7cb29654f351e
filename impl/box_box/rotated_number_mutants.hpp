// SPDX-License-Identifier: MIT
// Distances and translations of two rotated boxes broken on purpose, each in one way.
#pragma once

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_box/rotated_numbers.hpp"

namespace tangency::questions::box_box {

/// The right answer of a method with the second box along the axes.
template <class Method>
constexpr auto with_the_second_along_the_axes = []<class Wide, std::size_t Dim>(PlacedPair<Wide, Dim> boxes) {
    boxes.second.sides = {};
    for (std::size_t axis = 0; axis < Dim; ++axis) boxes.second.sides[axis][axis] = 1;
    return Method::answer(boxes);
};

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_numbers_of_rotated_boxes(Add add_row) {
    using namespace answers::homes;
    namespace kind = answers::kind;
    const auto add =
        answers::adding(add_row, []<class Formula>(Formula) { return answers::formula_of<OfRotatedBoxes<answers::MethodOf<Formula>>>; });
    const answers::Told second_along_the_axes{"forgets that the second box is rotated", "a test of one rotated box, given two"};
    add("rotated_second_along_the_axes", kind::mtv, {two_by_axis}, second_along_the_axes,
        with_the_second_along_the_axes<RotatedBoxesTranslation>);
    add("rotated_second_along_the_axes", kind::distance, {two_by_quaternion}, second_along_the_axes,
        with_the_second_along_the_axes<RotatedBoxesDistance>);
    add("rotated_moves_the_first", kind::mtv, {two_by_axis},
        {"gives the vector that moves the first box", "SAT libraries that push either"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const auto [x, y, z] = RotatedBoxesTranslation::answer(boxes);
            return {-x, -y, -z};
        });
    add("rotated_moves_half_way", kind::mtv, {two_by_quaternion}, {"gives half the vector", "a resolver that moves both by half"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const auto [x, y, z] = RotatedBoxesTranslation::answer(boxes);
            return {x / 2, y / 2, z / 2};
        });
    add("rotated_face_axes_alone", kind::mtv, {two_by_quaternion},
        {"leaves out the nine crosses of edges", "the six face axes alone, called good enough for games"}, [](const auto& boxes) {
            return way_out(gap_by_sides(boxes, {&boxes.first, &boxes.second}));
        });
    add("rotated_first_axes_alone", kind::mtv, {two_by_axis},
        {"asks the first box's axes alone for the way out", "a loop over the normals of one of the two"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            return greatest_gap(boxes).length < 0 ? way_out(gap_by_sides(boxes, {&boxes.first})) : Numbers<Wide>{};
        });
    add("rotated_edges_not_normalised", kind::mtv, {two_by_quaternion},
        {"compares overlaps along crosses of edges as long as they are", "fifteen axes for a yes or no, extended"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) {
            auto greatest = gap_by_sides(boxes, {&boxes.first, &boxes.second});
            if constexpr (Dim == 3)
                for (const auto& side : boxes.first.sides)
                    for (const auto& edge : boxes.second.sides) {
                        const auto across = accurate_cross(side, edge);
                        const auto way = way_along(boxes, across);
                        if (dot(across, across) > 0 && way.length > greatest.length) greatest = way;
                    }
            return way_out(greatest);
        });
    add("rotated_in_the_first_frame", kind::mtv, {two_by_quaternion},
        {"gives the translation in the first box's frame", "a result that is not rotated back into the world"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const Numbers<Wide> world = RotatedBoxesTranslation::answer(boxes);
            Numbers<Wide> local{};
            for (std::size_t own = 0; own < Dim; ++own)
                for (std::size_t axis = 0; axis < Dim; ++axis) local[own] += boxes.first.sides[own][axis] * world[axis];
            return local;
        });
    add("rotated_along_the_axis", kind::mtv, {two_by_axis},
        {"leaves along the axis itself, wherever the second box is", "a least overlap without its sign"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const BoxesWay<Wide, Dim> gap = greatest_gap(boxes);
            BoxesWay<Wide, Dim> way = gap;
            for_each_axis(boxes, [&](const Vector<Wide, Dim>& axis) {
                if (way_along(boxes, axis).length == gap.length) way.along = axis;
            });
            return way_out(way);
        });
    add("rotated_away_from_the_centre", kind::mtv, {two_by_quaternion},
        {"leaves along the line of the centres", "two circles' rule kept for boxes"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const BoxesWay<Wide, Dim> gap = greatest_gap(boxes);
            BoxesWay<Wide, Dim> way{gap.length, between(boxes.first, boxes.second)};
            const Wide length = std::sqrt(dot(way.along, way.along));
            if (gap.length >= 0 || length == 0) return RotatedBoxesTranslation::answer(boxes);
            return vector_of(way, -gap.length / length);
        });
    add("rotated_shared_intervals", kind::mtv, {two_by_axis},
        {"takes the shared part of the projections where one is within the other",
         "the usual listing of separating axes, before containment is added"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const BoxesWay<Wide, Dim> gap = greatest_gap(boxes);
            BoxesWay<Wide, Dim> least{std::numeric_limits<Wide>::infinity(), {}};
            for_each_axis(boxes, [&](const Vector<Wide, Dim>& axis) {
                const Wide reach = reach_along(boxes.first, axis), other = reach_along(boxes.second, axis);
                const BoxesWay<Wide, Dim> way = way_along(boxes, axis);
                const Wide shared = std::min(-way.length, 2 * std::min(reach, other));
                if (shared < least.length) least = {shared, way.along};
            });
            return gap.length < 0 ? vector_of(least, least.length) : Numbers<Wide>{};
        });
    add("rotated_adds_a_skin", kind::mtv, {two_by_quaternion}, {"moves a hundredth too far", "slop of a physics engine"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const BoxesWay<Wide, Dim> way = greatest_gap(boxes);
            return way.length < 0 ? vector_of(way, Wide{0.01F} - way.length) : Numbers<Wide>{};
        });
    add("rotated_gap_for_distance", kind::distance, {two_by_axis},
        {"takes the greatest gap of an axis for the distance", "a separating axis test that returns its separation"},
        [](const auto& boxes) { return positive(greatest_gap(boxes).length); });
    add("rotated_corners_alone", kind::distance, {two_by_quaternion}, {"measures from corner to corner", "a double loop over vertices"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            if (greatest_gap(boxes).length <= 0) return {};
            Wide least = std::numeric_limits<Wide>::infinity();
            for (std::size_t signs = 0; signs < std::size_t{1} << Dim; ++signs)
                for (std::size_t other_signs = 0; other_signs < std::size_t{1} << Dim; ++other_signs) {
                    const auto from = corner_from({}, boxes.first, signs);
                    auto way = corner_from(between(boxes.first, boxes.second), boxes.second, other_signs);
                    for (std::size_t axis = 0; axis < Dim; ++axis) way[axis] -= from[axis];
                    least = std::min(least, dot(way, way));
                }
            return {std::sqrt(least)};
        });
    add("rotated_corners_of_the_second_alone", kind::distance, {two_by_axis},
        {"measures from the second box's corners to the first alone", "a nearest vertex, and nobody asks the other way round"},
        [](const auto& boxes) { return greatest_gap(boxes).length > 0 ? std::sqrt(corners_distance_sq(boxes.first, boxes.second)) : 0; });
    add("rotated_edges_left_out", kind::distance, {two_by_quaternion},
        {"leaves out edges that are nearest to each other", "corners against boxes both ways, which is all there is in the plane"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            const auto& [one, other] = boxes;
            if (greatest_gap(boxes).length <= 0) return {};
            return {std::sqrt(std::min(corners_distance_sq(one, other), corners_distance_sq(other, one)))};
        });
    add("rotated_between_bounds", kind::distance, {two_by_axis},
        {"measures between the bounds on the world's axes", "a broad phase's boxes"},
        []<class Wide, std::size_t Dim>(const PlacedPair<Wide, Dim>& boxes) -> Numbers<Wide> {
            Wide square = 0;
            for (std::size_t axis = 0; axis < Dim; ++axis) {
                Vector<Wide, Dim> unit{};
                unit[axis] = 1;
                const Wide beyond = std::max(gap_along(boxes.first, boxes.second, unit), Wide{0});
                square += beyond * beyond;
            }
            return {std::sqrt(square)};
        });
    add("rotated_unsigned", kind::signed_distance, {two_by_quaternion}, {"is positive inside as well", "fabs() around a signed distance"},
        [](const auto& boxes) { return std::abs(RotatedBoxesSignedDistance::answer(boxes)); });
    add("rotated_root_of_the_square", kind::distance_sq, {two_by_quaternion},
        {"takes the root of what should be a square", "a rename that forgot the body"},
        [](const auto& boxes) { return RotatedBoxesDistance::answer(boxes); });
    add("rotated_never_touches", kind::verdict, {two_by_axis}, {"says overlapping at contact", "a bool cast to a verdict"},
        [](const auto& boxes) { return greatest_gap(boxes).length > 0 ? -1 : 1; });
}

}  // namespace tangency::questions::box_box
