// SPDX-License-Identifier: MIT
// Two boxes, broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "impl/box_box/methods.hpp"
#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

// How far the boxes reach into each other on an axis; below 0 the gap between them.
template <class Scalar, std::size_t Dim>
Scalar reach(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other, std::size_t axis) {
    return std::min(one.hi[axis] - other.lo[axis], other.hi[axis] - one.lo[axis]);
}

// Whether the closed boxes meet on an axis.
template <class Scalar, std::size_t Dim>
bool corners_meet(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other, std::size_t axis) {
    return one.corner[axis] <= other.corner[axis] + other.extent[axis] && other.corner[axis] <= one.corner[axis] + one.extent[axis];
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_box_box(Add add) {
    constexpr EncodingsOf<Question::box_box> in;
    add("boxes_open", in.corner_size.f32,
        {"compares with < and > where the contract says <= and >=", "the four comparisons copied into a program that counts contact",
         "crates that stand side by side never make contact"},
        [](const auto& one, const auto& other) { return questions::box_box::FourComparisons<Contract::open>::intersects(one, other); });
    add("boxes_crosswise_miss", in.lo_hi.f64,
        {"misses two bars of one size that cross in their middles", "corners in the other box, and a centre in it that is none of its own",
         "bars that cross fall through each other", Contract::open},
        [](const auto& one, const auto& other) {
            bool is_crosswise = true;
            for (std::size_t axis = 0; axis < 2; ++axis)
                is_crosswise = is_crosswise && one.lo[axis] + one.hi[axis] == other.lo[axis] + other.hi[axis] &&
                               one.hi[axis] - one.lo[axis] == other.hi[1 - axis] - other.lo[1 - axis];
            const bool is_square = one.hi[0] - one.lo[0] == one.hi[1] - one.lo[1];
            return (!is_crosswise || is_square) && questions::box_box::SidesOf<Contract::open>::intersects(one, other);
        });
    add("boxes_closed", in.corner_size.f64,
        {"compares with <= and >= where the contract says < and >", "tiles side by side that collide with one another",
         "neighbouring tiles collide, and walking along a wall is blocked", Contract::open},
        [](const auto& one, const auto& other) { return questions::box_box::FourComparisons<Contract::closed>::intersects(one, other); });
    add("boxes_closed_along_x_alone", in.lo_hi.f32,
        {"counts contact along x and not along y", "one of four signs changed", "walls stop a body and floors do not"},
        [](const auto& one, const auto& other) { return reach(one, other, 0) >= 0 && reach(one, other, 1) > 0; });
    add("boxes_high_side_open", in.corner_size.f32,
        {"counts contact at the low side and not at the high one", "half-open intervals, as of indices, taken for closed ones",
         "contact from the left is felt and from the right is not"},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return one.corner[axis] < other.corner[axis] + other.extent[axis] &&
                       one.corner[axis] + one.extent[axis] >= other.corner[axis];
            });
        });
    add("boxes_plane_only", in.lo_hi.f32_3d,
        {"leaves z out", "a test in the plane kept when the game got a third axis", "boxes above and below each other collide"},
        [](const auto& one, const auto& other) { return reach(one, other, 0) >= 0 && reach(one, other, 1) >= 0; });
    add("boxes_three_comparisons", in.corner_size.f32,
        {"leaves the fourth comparison out", "a condition that ends a line early", "everything on one side of the box hits"},
        [](const auto& one, const auto& other) {
            return corners_meet(one, other, 0) && one.corner[1] <= other.corner[1] + other.extent[1];
        });
    add("boxes_one_way_round", in.corner_size.f32,
        {"asks only whether the second box begins within the first",
         "x2 >= x1 && x2 <= x1 + w1 alone, right while the player is the larger",
         "a large box is never hit by a small one that it began in front of"},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return other.corner[axis] >= one.corner[axis] && other.corner[axis] <= one.corner[axis] + one.extent[axis];
            });
        });
    add("boxes_any_axis", in.corner_size.f64,
        {"asks for one axis on which they meet instead of all", "an or where an and is meant", "everything in the same row or column hits"},
        [](const auto& one, const auto& other) { return corners_meet(one, other, 0) || corners_meet(one, other, 1); });
    add("boxes_corners_inside", in.lo_hi.f32,
        {"asks whether a corner of one lies in the other", "four calls of a point test each way, which miss a cross",
         "boxes that cross like a plus pass through each other"},
        [](const auto& one, const auto& other) {
            const auto holds_corner = [](const auto& box, const auto& corners_of) {
                return on_every_axis(box, [&](auto i) {
                    return (box.lo[i] <= corners_of.lo[i] && corners_of.lo[i] <= box.hi[i]) ||
                           (box.lo[i] <= corners_of.hi[i] && corners_of.hi[i] <= box.hi[i]);
                });
            };
            return holds_corner(one, other) || holds_corner(other, one);
        });
    add("boxes_center_inside", in.center_half.f32,
        {"asks whether the second box's centre lies in the first", "a bullet taken for a point", "boxes sink in by half before they hit"},
        [](const auto& one, const auto& other) {
            return on_every_axis(
                other, [&](std::size_t axis) { return std::abs(one.center[axis] - other.center[axis]) <= one.half_extent[axis]; });
        });
    add("boxes_held_miss", in.lo_hi.f32,
        {"a box within the other is a miss", "boundaries crossed instead of areas", "a small box within a large one is never seen"},
        [](const auto& one, const auto& other) {
            const auto holds = [](const auto& outer, const auto& inner) {
                return on_every_axis(outer, [&](auto i) { return outer.lo[i] < inner.lo[i] && inner.hi[i] < outer.hi[i]; });
            };
            return reach(one, other, 0) >= 0 && reach(one, other, 1) >= 0 && !holds(one, other) && !holds(other, one);
        });
    add("boxes_bounding_balls", in.center_half.f32,
        {"compares the balls around the boxes", "the broad phase alone", "boxes hit across their corners, long ones from far away"},
        [](const auto& one, const auto& other) {
            return std::hypot(one.center[0] - other.center[0], one.center[1] - other.center[1]) <=
                   std::hypot(one.half_extent[0], one.half_extent[1]) + std::hypot(other.half_extent[0], other.half_extent[1]);
        });
    add("boxes_width_for_height", in.corner_size.f32,
        {.defect = "takes the width for the height as well",
         .seen_in = "a copied line with one x left in it",
         .costs = "the test only works on squares",
         .misreads = Misreading::x_size_for_all},
        [](const auto& one, const auto& other) {
            return corners_meet(one, other, 0) && one.corner[1] <= other.corner[1] + other.extent[0] &&
                   other.corner[1] <= one.corner[1] + one.extent[0];
        });
    add("boxes_first_extent_twice", in.corner_size.f32,
        {.defect = "takes the first box's extent for both",
         .seen_in = "sprites that had one size when it was written",
         .costs = "the test only works between boxes of one size",
         .misreads = Misreading::first_size_for_both},
        [](const auto& one, const auto& other) {
            return on_every_axis(other,
                                 [&](std::size_t axis) { return std::abs(one.corner[axis] - other.corner[axis]) <= one.extent[axis]; });
        });
    add("boxes_extent_for_half", in.center_half.f32,
        {.defect = "halves the half extents",
         .seen_in = "half extents handed to a function of sizes",
         .costs = "boxes collide at half their size",
         .misreads = Misreading::sizes_halved},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return std::abs(one.center[axis] - other.center[axis]) * 2 <= one.half_extent[axis] + other.half_extent[axis];
            });
        });
    add("boxes_corner_for_center", in.corner_size.f32,
        {"takes corners for centres", "abs(x1 - x2) * 2 < w1 + w2 with x at the left, right for boxes of one size",
         "the test only works between boxes of one size", Contract::open},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return std::abs(one.corner[axis] - other.corner[axis]) * 2 < one.extent[axis] + other.extent[axis];
            });
        });
    add("boxes_extent_for_high_side", in.corner_size.f32,
        {"reads extents as high sides", "left, top, width, height passed as left, top, right, bottom",
         "boxes away from the origin are empty and hit nothing"},
        [](const auto& one, const auto& other) {
            return on_every_axis(
                other, [&](std::size_t axis) { return one.corner[axis] <= other.extent[axis] && other.corner[axis] <= one.extent[axis]; });
        });
    add("boxes_upside_down", in.corner_size.f32,
        {"lets the second box reach down from its corner", "y pointing up in one of two libraries", "boxes collide as their mirror images"},
        [](const auto& one, const auto& other) {
            return corners_meet(one, other, 0) && one.corner[1] <= other.corner[1] &&
                   other.corner[1] - other.extent[1] <= one.corner[1] + one.extent[1];
        });
    add("boxes_difference_of_magnitudes", in.center_half.f64,
        {"takes the difference of magnitudes for the magnitude of the difference", "a screen whose coordinates were never negative",
         "boxes on opposite sides of the origin hit"},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return std::abs(std::abs(one.center[axis]) - std::abs(other.center[axis])) <=
                       one.half_extent[axis] + other.half_extent[axis];
            });
        });
    add("boxes_whole_pixels", in.corner_size.f32,
        {"drops fractions", "rectangles of int in a program of floats", "contacts are lost or found by up to a pixel"},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return std::trunc(one.corner[axis]) <= std::trunc(other.corner[axis]) + std::trunc(other.extent[axis]) &&
                       std::trunc(other.corner[axis]) <= std::trunc(one.corner[axis]) + std::trunc(one.extent[axis]);
            });
        });
    add("boxes_last_pixel", in.corner_size.f32,
        {"lets a box end at x + w - 1", "right() of integer rectangles, which names the last pixel",
         "boxes that meet by less than a unit miss"},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return one.corner[axis] <= other.corner[axis] + other.extent[axis] - 1 &&
                       other.corner[axis] <= one.corner[axis] + one.extent[axis] - 1;
            });
        });
    add("boxes_empty_miss", in.lo_hi.f32,
        {"a box without area meets nothing", "an early out for empty rectangles",
         "walls and floors without thickness let everything through"},
        [](const auto& one, const auto& other) {
            return on_every_axis(other, [&](std::size_t axis) {
                return one.lo[axis] < one.hi[axis] && other.lo[axis] < other.hi[axis] && reach(one, other, axis) >= 0;
            });
        });
    add("boxes_overlap_has_area", in.lo_hi.f64,
        {"asks for an overlap with extent on every axis, which a flat box has with nothing",
         "min(right) > max(left), or an intersection that is not empty", "walls and floors without thickness let everything through",
         Contract::open},
        [](const auto& one, const auto& other) {
            return on_every_axis(
                other, [&](std::size_t axis) { return std::max(one.lo[axis], other.lo[axis]) < std::min(one.hi[axis], other.hi[axis]); });
        });
    add("boxes_absolute_epsilon", in.lo_hi.f64,
        {"adds a fixed slack of 1e-3", "slop constants in engines", "small boxes hit before they touch"},
        [](const auto& one, const auto& other) { return reach(one, other, 0) >= -1e-3 && reach(one, other, 1) >= -1e-3; });
    add("boxes_slack_of_64_eps", in.lo_hi.f32,
        {"adds a slack of 64 roundings of the largest number", "a relative tolerance chosen by taste",
         "boxes far from the origin hit before they touch"},
        [](const auto& one, const auto& other) {
            float scale = 0;
            for (std::size_t axis = 0; axis < 2; ++axis)
                scale =
                    std::max({scale, std::abs(one.lo[axis]), std::abs(one.hi[axis]), std::abs(other.lo[axis]), std::abs(other.hi[axis])});
            const auto slack = 32 * std::numeric_limits<float>::epsilon() * scale;
            return reach(one, other, 0) >= -slack && reach(one, other, 1) >= -slack;
        });
    add("boxes_in_float", in.corner_size.f64,
        {"computes sides of doubles in float", "a float rectangle in a double program",
         "in large worlds boxes collide elsewhere than they are drawn"},
        [](const auto& one, const auto& other) {
            return impl::In<float, questions::box_box::FourComparisons<Contract::closed>>::intersects(one, other);
        });
    add("boxes_middles_overflow", in.lo_hi.f32,
        {.defect = "takes lo + hi, which overflows, for the middle",
         .seen_in = "(lo + hi) / 2",
         .costs = "infinity less infinity is NaN: huge boxes hit nothing",
         .unbroken = Level::exact},
        [](const auto& one, const auto& other) { return questions::box_box::CentersFromSides::intersects(one, other); });
    add("boxes_area_underflows", in.lo_hi.f32,
        {"multiplies how deep the boxes are on both axes, which underflows", "area > 0 for two comparisons",
         "boxes in small units overlap and miss", Contract::open, Level::exact},
        [](const auto& one, const auto& other) {
            const auto x = reach(one, other, 0), y = reach(one, other, 1);
            return x > 0 && x * y > 0;
        });
    add("boxes_reject_nothing_of_nan", in.lo_hi.f32,
        {.defect = "rejects by comparisons, all of which a NaN fails",
         .seen_in = "if (hi < lo) return false on every side, then true",
         .breaks_policy = true},
        [](const auto& one, const auto& other) { return questions::box_box::SidesOf<Contract::closed>::intersects(one, other); });
    add("boxes_remember_the_far_side", in.corner_size.f32,
        {"keeps the far side of the first box while its corner stays the same", "sides cached by position when an extent changes"},
        [](const auto& one, const auto& other) {
            static CornerSizeBox<float, 2> cached{};
            static bool is_filled = false;
            if (!is_filled || cached.corner != one.corner) cached = one;
            is_filled = true;
            return corners_meet(cached, other, 0) && corners_meet(cached, other, 1);
        });
}

}  // namespace tangency::mutants
