// SPDX-License-Identifier: MIT
// Two rotated boxes, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/box_box/rotated.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

namespace rotated_boxes = questions::box_box;

// In the plane and in space, without a defect.
template <class Wide>
bool rotated_meet(const rotated_boxes::PlacedPair<Wide, 2>& boxes) {
    return rotated_boxes::meet_along_sides<Contract::closed>(boxes.first, boxes.second);
}
template <class Wide>
bool rotated_meet(const rotated_boxes::PlacedPair<Wide, 3>& boxes) {
    return rotated_boxes::meet_on_accurate_axes<Contract::closed>(boxes.first, boxes.second);
}

// A formula of boxes that are computed on in their own scalar.
template <class Formula>
constexpr auto of_placed(Formula) {
    return [](const auto& one, const auto& other) { return Formula{}(rotated_boxes::placed_pair(one, other)); };
}

// Right, once something is done to each of the boxes as they are stored, or as they are computed on.
template <class Change>
constexpr auto once_each_is(Change) {
    return [](auto one, auto other) {
        Change{}(one);
        Change{}(other);
        return rotated_meet(rotated_boxes::placed_pair(one, other));
    };
}

template <class Change>
constexpr auto once_each_placed_is(Change) {
    return of_placed([](auto boxes) {
        Change{}(boxes.first);
        Change{}(boxes.second);
        return rotated_meet(boxes);
    });
}

// Whether one of the corners of the second lies in the first.
template <class Wide>
bool holds_a_corner(const rotated_boxes::PlacedBox<Wide, 2>& one, const rotated_boxes::PlacedBox<Wide, 2>& other) {
    const auto corners = rotated_boxes::corners_of(other);
    return std::any_of(corners.begin(), corners.end(), [&one](const Vector<Wide, 2>& corner) {
        const Vector<Wide, 2> offset{corner[0] - one.center[0], corner[1] - one.center[1]};
        return std::abs(rotated_boxes::dot(offset, one.sides[0])) <= one.half_extent[0] &&
               std::abs(rotated_boxes::dot(offset, one.sides[1])) <= one.half_extent[1];
    });
}

// What the box fills on the axes of the world, as a box there.
template <class Wide, std::size_t Dim>
rotated_boxes::PlacedBox<Wide, Dim> bounds_of(const rotated_boxes::PlacedBox<Wide, Dim>& box) {
    rotated_boxes::PlacedBox<Wide, Dim> bounds{box.center, {}, {}};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        bounds.sides[axis][axis] = 1;
        bounds.half_extent[axis] = rotated_boxes::reach_along(box, bounds.sides[axis]);
    }
    return bounds;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_rotated_mutants_of_box_box(Add add) {
    constexpr EncodingsOf<Question::box_box> in;
    add("rotated_boxes_open", in.center_half_axis.f64,
        {"compares with >= where the contract says >", "a separating axis test that takes contact for a gap",
         "crates that stand side by side never make contact"},
        [](const auto& one, const auto& other) { return rotated_boxes::FourAxes<Contract::open>::intersects(one, other); });
    add("rotated_boxes_closed", in.center_half_quaternion.f64,
        {"compares with > where the contract says >=", "Gottschalk's test copied into a program that does not count contact",
         "crates that stand side by side push each other", Contract::open},
        [](const auto& one, const auto& other) { return rotated_boxes::AccurateAxes<Contract::closed>::intersects(one, other); });
    add("rotated_boxes_face_axes_only", in.center_half_quaternion.f64,
        {"leaves out the nine crosses of edges", "the six face axes alone, called good enough for games",
         "boxes hit that pass each other edge by edge"},
        of_placed([](const auto& boxes) {
            return rotated_boxes::gap_by_sides(boxes, {&boxes.first, &boxes.second}).length <= 0;
        }));
    add("rotated_boxes_first_axes_only", in.center_half_axis.f32,
        {"asks the first box's axes alone", "a loop over one of the two boxes", "a corner that points past a side hits"},
        of_placed([](const auto& boxes) { return rotated_boxes::gap_by_sides(boxes, {&boxes.first}).length <= 0; }));
    add("rotated_boxes_corners_inside", in.center_half_axis.f64,
        {"asks if a corner of one lies in the other", "point in rectangle for eight corners",
         "bars that cross like a plus fall through each other"},
        of_placed(
            [](const auto& boxes) { return holds_a_corner(boxes.first, boxes.second) || holds_a_corner(boxes.second, boxes.first); }));
    add("rotated_boxes_bounds_only", in.center_half_axis.f32,
        {"compares the bounds of the rotated boxes on the axes", "a broad phase without a narrow one",
         "boxes hit that are a corner's length apart"},
        once_each_placed_is([](auto& box) { box = bounds_of(box); }));
    add("rotated_boxes_transposed_rotation", in.center_half_quaternion.f32,
        {"takes the rows of the rotation for its columns", "row-major matrices handed to column-major code",
         "boxes are rotated the other way round"},
        once_each_is([](auto& rotated) { rotated.orientation.w = -rotated.orientation.w; }));
    add("rotated_boxes_signed_rotation", in.center_half_axis.f32,
        {"adds the rotation's numbers up without their magnitudes", "R where the formula has |R|",
         "a box that is rotated past a quarter has no size"},
        of_placed([](const auto& boxes) {
            const auto signed_reach = [](const auto& box, const auto& along) {
                return box.half_extent[0] * rotated_boxes::dot(box.sides[0], along) +
                       box.half_extent[1] * rotated_boxes::dot(box.sides[1], along);
            };
            const auto offset = rotated_boxes::between(boxes.first, boxes.second);
            for (const auto* box : {&boxes.first, &boxes.second})
                for (const auto& side : box->sides)
                    if (std::abs(rotated_boxes::dot(offset, side)) > signed_reach(boxes.first, side) + signed_reach(boxes.second, side))
                        return false;
            return true;
        }));
    add("rotated_boxes_halved_reach", in.center_size_axis.f32,
        {"halves half extents once more", "sizes and half sizes taken for each other", "boxes sink into each other before they hit"},
        once_each_placed_is([](auto& box) {
            for (auto& half : box.half_extent) half /= 2;
        }));
    add("rotated_boxes_doubled_reach", in.center_size_quaternion.f32,
        {"takes sizes for half extents", "a size handed to a function of half extents", "boxes hit from afar"},
        once_each_placed_is([](auto& box) {
            for (auto& half : box.half_extent) half *= 2;
        }));
    add("rotated_boxes_parallel_edges_part", in.center_half_quaternion.f64,
        {"takes the zero cross of parallel edges for a direction that parts", "fifteen axes with >= and no look at their length",
         "boxes that stand alike never hit", Contract::open},
        of_placed([](const auto& boxes) {
            const auto& [first, second] = boxes;
            for (const auto& side : first.sides)
                for (const auto& edge : second.sides)
                    if (rotated_boxes::gap_along(first, second, rotated_boxes::cross(side, edge)) >= 0) return false;
            return rotated_boxes::meet_along_sides<Contract::open>(first, second);
        }));
    add("rotated_boxes_quaternion_not_normalised", in.center_half_quaternion.f32,
        {"takes every quaternion for one of length one", "a matrix made of the quaternion as it is stored",
         "boxes grow with their quaternions"},
        [](const auto& one, const auto& other) {
            auto boxes = rotated_boxes::placed_pair(one, other);
            boxes.first.sides = rotated_boxes::sides_along(one.orientation);
            boxes.second.sides = rotated_boxes::sides_along(other.orientation);
            return rotated_meet(boxes);
        });
    add("rotated_boxes_axis_not_normalised", in.center_half_axis.f32,
        {"takes every direction for one of length one", "dot products with an axis that was never normalised",
         "a longer direction makes a smaller box"},
        [](const auto& one, const auto& other) {
            const auto as_stored = [](const auto& axis) { return rotated_boxes::sides_along(Rotation<decltype(axis.x)>{axis.x, axis.y}); };
            auto boxes = rotated_boxes::placed_pair(one, other);
            boxes.first.sides = as_stored(one.orientation);
            boxes.second.sides = as_stored(other.orientation);
            return rotated_meet(boxes);
        });
    add("rotated_boxes_second_along_the_axes", in.corner_size_axis.f32,
        {"leaves the second box's rotation out", "a test against tiles reused for two bodies",
         "the second box hits where it would stand unrotated"},
        [](const auto& one, auto other) {
            other.orientation = {1, 0};
            return rotated_meet(rotated_boxes::placed_pair(one, other));
        });
    add("rotated_boxes_share_a_rotation", in.center_half_quaternion.f32,
        {"rotates both boxes by the first one's orientation", "a copied line with one index left",
         "the second box hits where it would stand like the first"},
        [](const auto& one, auto other) {
            other.orientation = one.orientation;
            return rotated_meet(rotated_boxes::placed_pair(one, other));
        });
    add("rotated_boxes_about_their_corners", in.corner_size_axis.f32,
        {"rotates boxes about their corners instead of their centres", "a transform with the origin at the corner, as on a canvas",
         "boxes hit where they are not drawn"},
        [](const auto& one, const auto& other) {
            auto boxes = rotated_boxes::placed_pair(one, other);
            const auto about_corner = [](auto& box, const auto& corner) {
                for (std::size_t axis = 0; axis < 2; ++axis)
                    box.center[axis] = corner[axis] + box.half_extent[0] * box.sides[0][axis] + box.half_extent[1] * box.sides[1][axis];
            };
            about_corner(boxes.first, one.box.corner);
            about_corner(boxes.second, other.box.corner);
            return rotated_meet(boxes);
        });
    add("rotated_boxes_three_of_nine_edges", in.corner_size_quaternion.f64,
        {"crosses each edge with the other box's edge of the same number alone", "one loop where two are meant",
         "boxes hit that pass each other edge by edge"},
        of_placed([](const auto& boxes) {
            const auto& [first, second] = boxes;
            for (std::size_t own = 0; own < 3; ++own)
                if (rotated_boxes::gap_along(first, second, rotated_boxes::accurate_cross(first.sides[own], second.sides[own])) > 0)
                    return false;
            return rotated_boxes::meet_along_sides<Contract::closed>(first, second);
        }));
}

}  // namespace tangency::mutants
