// SPDX-License-Identifier: MIT
// A point and a box, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/box_point/sides.hpp"
#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

namespace box_point = questions::box_point;

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_box_point(Add add) {
    constexpr EncodingsOf<Question::box_point> in;
    add("box_point_corner_for_center", in.corner_size.f32,
        {"takes the box's corner for its centre", "a sprite's position, which one engine means as its middle and another as its corner",
         "clicks land half a button off"},
        [](const auto& box, const auto& point) {
            return on_every_axis(
                point, [&](std::size_t axis) { return std::abs(point.position[axis] - box.corner[axis]) <= box.extent[axis] / 2; });
        });
    add("box_point_center_for_corner", in.center_size.f32,
        {"takes the box's centre for its corner", "the same slip the other way round",
         "a quarter of the box is clickable, and three quarters beside it", Contract::half_open},
        [](const auto& box, const auto& point) {
            return box_point::InSides<Contract::half_open>::intersects(by_corner(box.center, box.extent), point);
        });
    add("box_point_size_for_half_extent", in.center_size.f64_3d,
        {.defect = "takes the full size for the half extent",
         .seen_in = "box colliders of engines that store size beside those that store half",
         .costs = "points are hit that lie half a box away",
         .misreads = Misreading::sizes_doubled},
        [](const auto& box, const auto& point) {
            return box_point::InSides<Contract::closed>::intersects(by_center(box.center, box.extent), point);
        });
    add("box_point_half_extent_for_size", in.center_half.f32,
        {.defect = "halves the half extent again",
         .seen_in = "w / 2 kept after the box had got half extents",
         .costs = "only the middle of the box is felt",
         .contract = Contract::open,
         .misreads = Misreading::sizes_halved},
        [](const auto& box, const auto& point) {
            return box_point::InSides<Contract::open>::intersects(by_center_and_size(box.center, box.half_extent), point);
        });
    add("box_point_high_sides_out", in.corner_size.f32,
        {"leaves the high sides out where the contract has all in", "a range's end taken for a side: Rect.contains of most frameworks",
         "a body at rest on the far wall is outside of the room"},
        [](const auto& box, const auto& point) { return box_point::InSides<Contract::half_open>::intersects(box, point); });
    add("box_point_low_sides_out", in.lo_hi.f32,
        {"leaves the low sides out where the contract has all in", "px > x && px <= x + w, with one sign changed too many",
         "column 0 of a table cannot be selected"},
        [](const auto& box, const auto& point) {
            return on_every_axis(
                point, [&](std::size_t axis) { return box.lo[axis] < point.position[axis] && point.position[axis] <= box.hi[axis]; });
        });
    add("box_point_sides_in", in.center_half.f64,
        {"has the sides in where the contract leaves them out", "a closed test where strictly inside is meant",
         "what lies on the border counts as inside", Contract::open},
        [](const auto& box, const auto& point) { return box_point::InSides<Contract::closed>::intersects(box, point); });
    add("box_point_both_sides_in", in.corner_size.f32,
        {"has the high sides in as well as the low ones", "SDL_PointInRectFloat of SDL3, half open in SDL2",
         "a click between two tiles selects both", Contract::half_open},
        [](const auto& box, const auto& point) { return box_point::InSides<Contract::closed>::intersects(box, point); });
    add("box_point_high_sides_instead", in.lo_hi.f64,
        {"has the high sides in and not the low ones", "half open the other way round, as of intervals (a, b]",
         "each click selects the tile before the one meant", Contract::half_open},
        [](const auto& box, const auto& point) {
            return on_every_axis(
                point, [&](std::size_t axis) { return box.lo[axis] < point.position[axis] && point.position[axis] <= box.hi[axis]; });
        });
    add("box_point_no_sides_in", in.center_half.f32_3d,
        {"leaves the low sides out as well as the high ones", "strict signs all over", "a click between two tiles selects neither",
         Contract::half_open},
        [](const auto& box, const auto& point) { return box_point::InSides<Contract::open>::intersects(box, point); });
    add("box_point_half_open_along_x_alone", in.corner_size.f64,
        {"leaves the right side out and has the bottom in",
         "one sign of four that was forgotten when < became <=", "rows overlap and columns do not", Contract::half_open},
        [](const auto& box, const auto& point) {
            const auto [lo, hi] = impl::sides_of(box);
            return box_point::lies_between<Contract::half_open>(lo[0], point.position[0], hi[0]) &&
                   box_point::lies_between<Contract::closed>(lo[1], point.position[1], hi[1]);
        });
    add("box_point_plane_only", in.lo_hi.f32_3d,
        {"leaves z out", "a test in the plane kept when the game got a third axis", "what is above the box is in it"},
        [](const auto& box, const auto& point) {
            return on_every_axis<2>(
                [&](std::size_t axis) { return box.lo[axis] <= point.position[axis] && point.position[axis] <= box.hi[axis]; });
        });
    add("box_point_three_comparisons", in.corner_size.f32,
        {"leaves the fourth comparison out", "a condition that ends a line early", "everything below the box is in it",
         Contract::half_open},
        [](const auto& box, const auto& point) {
            return box_point::lies_between<Contract::half_open>(box.corner[0], point.position[0], box.corner[0] + box.extent[0]) &&
                   box.corner[1] <= point.position[1];
        });
    add("box_point_any_axis", in.corner_size.f64,
        {"asks for one axis on which the point is between the sides instead of all", "an or where an and is meant",
         "the whole row and column of the box are in it"},
        [](const auto& box, const auto& point) {
            const LoHiBox<double, 2> sides = impl::sides_of(box);
            return on_some_axis(point, [&](std::size_t axis) {
                return box_point::lies_between<Contract::closed>(sides.lo[axis], point.position[axis], sides.hi[axis]);
            });
        });
    add("box_point_swaps_sizes", in.corner_size.f32,
        {.defect = "takes the height along x and the width along y",
         .seen_in = "rows and columns, or (h, w) of an image's shape",
         .costs = "the test only works on squares",
         .misreads = Misreading::sizes_swapped},
        [](const auto& box, const auto& point) {
            return box_point::InSides<Contract::closed>::intersects(by_corner(box.corner, {box.extent[1], box.extent[0]}), point);
        });
    add("box_point_size_for_far_side", in.corner_size.f32,
        {"takes the size for the far side", "(x, y, w, h) read as (left, top, right, bottom)", "the test only works at the origin",
         Contract::half_open},
        [](const auto& box, const auto& point) {
            return box_point::InSides<Contract::half_open>::intersects(by_sides(box.corner, box.extent), point);
        });
    add("box_point_half_a_pixel_off", in.corner_size.f32,
        {"moves the point by half a unit to the middle of its pixel", "pixel centres at .5, added to a mouse that has them already",
         "the border of every button is half a pixel off", Contract::half_open},
        [](const auto& box, const auto& point) {
            const auto& [x, y] = point.position;
            return box_point::InSides<Contract::half_open>::intersects(box, Point<float, 2>{{x + 0.5F, y + 0.5F}});
        });
    add("box_point_y_up", in.corner_size.f32,
        {"takes the corner for the upper one on an axis that points up", "screen and world coordinates mixed up",
         "the box is found above itself"},
        [](const auto& box, const auto& point) {
            auto upper = box;
            upper.corner[1] -= box.extent[1];
            return box_point::InSides<Contract::closed>::intersects(upper, point);
        });
    add("box_point_negative_offset", in.corner_size.f64,
        {"loses the sign of the offset from the corner", "std::abs, or a cast to an unsigned of another width, before one comparison",
         "the box reaches as far to the left as to the right", Contract::half_open},
        [](const auto& box, const auto& point) {
            return on_every_axis(point,
                                 [&](std::size_t axis) { return std::abs(point.position[axis] - box.corner[axis]) < box.extent[axis]; });
        });
    add("box_point_truncates", in.corner_size.f32,
        {"rounds the offset from the corner towards zero before it compares", "(int)(p - x) as an index, which is 0 for all from -1 to 1",
         "the box begins a unit too early", Contract::half_open},
        [](const auto& box, const auto& point) {
            return on_every_axis(point, [&](std::size_t axis) {
                return box_point::lies_between<Contract::half_open>(0.0F, std::trunc(point.position[axis] - box.corner[axis]),
                                                                    box.extent[axis]);
            });
        });
    add("box_point_float_in_double", in.center_half.f64,
        {"compares in float what was given in double", "a renderer's rectangle asked by a program of doubles",
         "far from the origin whole boxes are missed"},
        [](const auto& box, const auto& point) { return box_point::InSides<Contract::closed, float>::intersects(box, point); });
    add("box_point_flat_missed", in.corner_size.f64,
        {"misses whatever lies in a flat box", "an empty rectangle holds nothing, as isEmpty() first of all",
         "a line on a chart cannot be picked"},
        [](const auto& box, const auto& point) {
            if (box.extent[0] <= 0 || box.extent[1] <= 0) return false;
            return box_point::InSides<Contract::closed>::intersects(box, point);
        });
    add("box_point_flat_hit", in.lo_hi.f32,
        {"a flat box holds the points in it, which half open it cannot", "a special case for bounds of one point",
         "an empty selection has a member", Contract::half_open},
        [](const auto& box, const auto& point) {
            return on_every_axis(point, [&](std::size_t axis) {
                const auto lo = box.lo[axis], hi = box.hi[axis];
                return lo == hi ? point.position[axis] == lo : box_point::lies_between<Contract::half_open>(lo, point.position[axis], hi);
            });
        });
    add("box_point_flat_unchecked", in.corner_size.f64,
        {"divides by the size and takes what is no number for a hit", "!(u < 0 || u > 1) of a coordinate u from 0 to 1",
         "a flat box holds its whole line"},
        [](const auto& box, const auto& point) {
            return on_every_axis(point, [&](std::size_t axis) {
                const auto u = box.extent[axis] > 0 ? (point.position[axis] - box.corner[axis]) / box.extent[axis] : 0;
                return !(u < 0 || u > 1);
            });
        });
    add("box_point_corners_missed", in.center_half.f32,
        {"counts the sides and not the corners", "inside, or on one of four segments without their ends",
         "a handle at the corner of a selection cannot be grabbed"},
        [](const auto& box, const auto& point) {
            std::size_t on_sides = 0;
            const bool is_in = on_every_axis(point, [&](std::size_t axis) {
                const auto offset = std::abs(point.position[axis] - box.center[axis]);
                on_sides += offset == box.half_extent[axis];
                return offset <= box.half_extent[axis];
            });
            return is_in && on_sides < 2;
        });
    add("box_point_bounding_circle", in.center_half.f32,
        {"asks the circle around the box", "the first rough test, taken for the whole", "points beside every side are in the box"},
        [](const auto& box, const auto& point) {
            return sum_of_squares(point, [&](std::size_t axis) { return point.position[axis] - box.center[axis]; }) <=
                   sum_of_squares(box.half_extent);
        });
    add("box_point_slack", in.lo_hi.f64,
        {"widens the box by 1e-6", "an epsilon in whatever unit there is", "points beside small boxes are in them", Contract::half_open},
        [](const auto& box, const auto& point) {
            return on_every_axis(point, [&](std::size_t axis) {
                return box_point::lies_between<Contract::half_open>(box.lo[axis] - 1e-6, point.position[axis], box.hi[axis] + 1e-6);
            });
        });
    add("box_point_remembers_by_point", in.corner_size.f32,
        {"remembers the last answer by the point's numbers alone", "a memo with too small a key: the mouse has not moved"},
        [](const auto& box, const auto& point) {
            static Point<float, 2> last{};
            static bool is_known = false, last_answer = false;
            if (!is_known || last.position != point.position) last_answer = box_point::InSides<Contract::closed>::intersects(box, point);
            is_known = true;
            last = point;
            return last_answer;
        });
}

}  // namespace tangency::mutants
