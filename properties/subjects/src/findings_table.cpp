// SPDX-License-Identifier: MIT
// The one list of findings.
#include "findings_table.hpp"

#include <limits>
#include <utility>

namespace tangency::subjects {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Those whose comparisons with NaN add nothing.
const Names dropping_nan{"arvo",
                         "nearest_interval",
                         "nearest_branch",
                         "clamp_corner",
                         "clamp_corner_closed",
                         "bounding_circles",
                         "bounding_circles_safe",
                         "center_half_to_lo_hi",
                         "corner_size_to_lo_hi",
                         "nine_regions",
                         "double_inside_corner",
                         "ball_corner_clamp",
                         "ball_corner_frame",
                         "early_accept",
                         "std_clamp",
                         "fmin_fmax_clamp",
                         "axis_corners",
                         "extent_then_corner",
                         "center_size_to_lo_hi",
                         "pixel_masks",
                         "outer_box_first",
                         "segment_ball_tenth_of_buffer",
                         "capsule_ball_sides_of_ends",
                         "capsules_ends_and_crossing",
                         "capsules_ends_and_crossing_open",
                         "capsules_four_ends",
                         "capsules_fused",
                         "capsules_in_double",
                         "capsules_in_long_double",
                         "capsules_shares_of_ends"};

// Of maps in cells and of pixels, which came after the questions: how far they are wrong outside the domain that they are right in.
std::vector<Recorded> recorded_findings_of_maps() {
    const Names cells{"same_cell", "neighbouring_cell"}, pixels{"pixel_masks"};
    return {
        {{.id = "F033",
          .title = "a cell of a map knows no size",
          .text = "Each shape is in the cell of its low corner, however large it is and wherever in the cell it lies. Shapes in one "
                  "cell are hit that are up to 1.4 cells and 0.41 of the radius apart (as the circle and the point here: the corner of a "
                  "circle's square is empty), in neighbouring ones up to 2.2 cells and as much; a shape that reaches out of its cell is "
                  "missed there, by as much as it reaches. Where every shape fills a cell (domain cells) same_cell is exact under the "
                  "open contract, and neighbouring_cell under the closed one.",
          .scalar = ScalarType::f32,
          .witness = {0, 0, 0, 0, 0, 0, 1},
          .answer = true,
          .affected = {}},
         {{"P01 P02 P03 P06 P10 P13 P16 P18 P19 P24", Scalars::both, cells},
          {"P04 P07 P08 P09 P11 P12 P15", Scalars::both, cells, Met::rarely}}},

        {{.id = "F034",
          .title = "a rectangle is drawn out to whole pixels",
          .text = "A pixel that the rectangle covers in part has ink of it, and so has one that the circle covers in another part. "
                  "A circle is hit that is up to a pixel away from a side, and 1.4 from a corner; none is missed, but by a flat box. On "
                  "whole numbers (domain whole-numbers) the rectangle is drawn as it is and the method banded.",
          .scalar = ScalarType::f32,
          .witness = {0.5, 0, 1, 1, 0, 0, 0.25},
          .answer = true,
          .affected = {}},
         {{"P01 P02 P03 P06 P19", Scalars::both, pixels}, {"P07", Scalars::both, pixels, Met::rarely}}},

        {{.id = "F035",
          .title = "a flat box leaves no ink",
          .text = "A rectangle without width or height covers no part of any pixel, so that nothing collides with it, though a circle "
                  "around it overlaps it by all of its radius.",
          .scalar = ScalarType::f32,
          .witness = {0, 0, 0, 0, 0, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P10 P13 P16", Scalars::both, pixels}, {"P15", Scalars::both, pixels, Met::rarely}}},
    };
}

}  // namespace

std::vector<Recorded> recorded_findings() {
    using enum ScalarType;
    std::vector<Recorded> all{
        {{.id = "F001",
          .title = "vertex_edge is closed at corners and open at faces",
          .text = "The vertex test compares with <=, the two slab tests with <. A circle that touches a side is missed "
                  "while one that touches a corner is hit, and a point (r = 0) on a side between the vertices or on a "
                  "flat box is missed as well. vertex_edge_closed and vertex_edge_open settle it either way; "
                  "inverse_matrix inherits it for rotated boxes, and inverse_matrix_fold does not.",
          .scalar = f32,
          .witness = {0, 0, 1, 1, 2, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P03 P09 P10 P11 P15 P16", Scalars::both, {"vertex_edge"}},
          {"P03 P10 P15 P16 P20", Scalars::both, {"inverse_matrix"}},
          {"P09 P11", Scalars::both, {"inverse_matrix"}, Met::rarely}}},

        {{.id = "F002",
          .title = "bounding_circles counts a point inside the inner circle as a hit of an open disk",
          .text = "The early accept asks whether the centre is within inner radius + r of the box's centre. With r = 0 "
                  "the distance to the box equals the radius, which an open contract does not count, and the exact "
                  "step that would say so is never reached. bounding_circles_safe accepts only with a positive radius.",
          .scalar = f32,
          .witness = {0, 0, 2, 2, 1, 1, 0},
          .answer = true,
          .affected = {}},
         {{"P03 P11 P15 P16", Scalars::both, {"bounding_circles"}}}},

        {{.id = "F003",
          .title = "squared lengths overflow from 2^64 (f32) or 2^512 (f64) on",
          .text = "Both squares become infinity, infinity <= infinity is true, and a circle a whole radius away is hit; "
                  "written with < a deep overlap is missed instead. Nothing warns: the inputs are ordinary finite "
                  "numbers.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 0, 0x1p65, 0x1p64},
          .answer = true,
          .affected = {}},
         {{"P18", Scalars::both, {"fold"}}},
         "P18"},

        {{.id = "F004",
          .title = "squared lengths underflow below 2^-75 (f32) or 2^-538 (f64)",
          .text = "The square of a small distance rounds to zero or to a subnormal with few bits, so a point apart from "
                  "a tiny circle touches it. It happens to inputs in units that are too large, kilometres for atoms.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 0x1p-75, 0, 0},
          .answer = true,
          .affected = {}},
         {{"P19", Scalars::both, {"fold"}}},
         "P19"},

        {{.id = "F005",
          .title = "hypot cannot save a difference that has already overflowed",
          .text = "hypot avoids the overflow of squares, but p - c of two opposite huge numbers is infinite before hypot sees "
                  "it. The box reaches half of the way, so the circle overlaps it deeply and is missed.",
          .scalar = f32,
          .witness = {0, -0x1p127, 0, 0x1.8p127, 0, 0x1p127, 0x1p127},
          .answer = false,
          .affected = {}},
         {{"P18", Scalars::both, {"fold_hypot", "circles_hypot", "circles_hypot_of_three"}}}},

        {{.id = "F006",
          .title = "floats evaluated in double are not exact",
          .text = "Differences of floats whose exponents lie more than 29 apart do not fit a double. A part far below "
                  "the last bit decides a tie and is lost. Random tests do not find it; a tie with one tiny term does.",
          .scalar = f32,
          .witness = {0, -0x1p-60, 0, 0, 21, 20, 29},
          .answer = true,
          .affected = {}},
         {{"P24",
           Scalars::f32,
           {"double_inside", "double_inside_corner", "radians_double_inside", "degrees_double_inside", "axis_double_inside",
            "quaternion_double_inside", "segments_in_double", "point_in_double", "polygon_segment_in_double", "segment_ball_in_double",
            "capsule_ball_in_double", "capsules_in_double", "circles_in_double", "polygon_disk_in_double", "polygons_in_double"}}}},

        {{.id = "F007",
          .title = "a gap below the rounding error is a coin toss",
          .text = "Every float method rounds the squares it compares, so within a few ulps of a tie it answers by luck. "
                  "That is what the band excuses at the levels below exact.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 40, 0x1.200004p+3, 41},
          .answer = true,
          .affected = {}},
         {{"P24", Scalars::both, {"fold"}}, {"P24", Scalars::f32, {"point_corner_in_long_double"}, Met::rarely}},
         "P24"},

        {{.id = "F008",
          .title = "a NaN coordinate is dropped by clamps and by if / else if",
          .text = "Every comparison with NaN is false, so no branch adds anything and the axis counts as inside: a "
                  "circle at (NaN, 0) hits. A policy rather than a defect (P17 is a recommendation), but one to know before "
                  "release.",
          .scalar = f32,
          .witness = {0, 0, 1, 1, nan, 0, 1},
          .answer = true,
          .affected = {}},
         {{"P17", Scalars::both, dropping_nan}}},

        {{.id = "F009",
          .title = "dot products with an axis that is no unit vector",
          .text = "The published structure holds unit axes, and says so where it is declared, not where it is tested. A "
                  "direction twice as long puts the circle twice as far away and leaves the extents as they are: a "
                  "circle that touches the side of an axis-aligned box is missed, and a short direction hits what is apart. "
                  "rotated_axis_normalised divides by the length, axis_undivided scales everything else by it.",
          .scalar = f32,
          .witness = {0, 0, 1, 1, 2, 0, 2, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P10 P11 P13 P15 P16 P18 P19 P20 P22 P24", Scalars::both, {"rotated_axis"}},
          {"P01 P02 P03 P11 P18 P19 P20 P22 P24", Scalars::both, {"point_along_axes"}},
          {"P16", Scalars::both, {"point_along_axes"}, Met::rarely}}},

        {{.id = "F010",
          .title = "the matrix of a quaternion that is no unit quaternion",
          .text = "1 - 2(y^2 + z^2) is a matrix entry only if |q| = 1. Any other length scales some directions and not "
                  "others, so the disk is bent as well: (0, 0, 2, 0), half a turn about z, takes the circle seven "
                  "times as far away. rotated_quaternion_normalised carries the factor 2 / |q|^2, as its author's later "
                  "code does.",
          .scalar = f32,
          .witness = {0, 0, 0, 1, 1, 1, 0, 0, 2, 0, 2, 0, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P04 P05 P10 P11 P13 P15 P16 P18 P19 P20 P22 P24", Scalars::both, {"rotated_quaternion"}},
          {"P12", Scalars::both, {"rotated_quaternion"}, Met::rarely},
          {"P01 P02 P05 P11 P18 P19 P20 P22 P24", Scalars::both, {"point_conjugate"}},
          {"P04", Scalars::both, {"point_conjugate"}, Met::rarely}}},

        {{.id = "F011",
          .title = "ninety degrees are not a quarter turn once they are radians",
          .text = "90 times a rounded pi / 180 is not pi / 2, and its cosine is -4.4e-8 in f32, 6.1e-17 in f64. The box "
                  "leans by that much, and ties of a quarter rotated box, exact in degrees, are answered by luck. "
                  "degrees_quarters takes quarter turns out first.",
          .scalar = f32,
          .witness = {0, 0, 1, 0, 90, 3, 5, 5},
          .answer = false,
          .affected = {}},
         {{"P24",
           Scalars::both,
           {"counter_rotation", "counter_rotation_open", "inverse_matrix", "inverse_matrix_fold", "degrees_fused", "degrees_reduced",
            "corner_degrees"}}}},

        {{.id = "F012",
          .title = "directions taken from rounded corners",
          .text = "Three corners of a rotated box, rounded in the world, give its directions and its extents again. A box "
                  "as small as the rounding of its place has corners that fall together or lie anywhere next to each "
                  "other, so its sides point anywhere, and a circle far away is measured along the wrong ones. On small "
                  "whole numbers, and wherever the extents survive the rounding, the same function is right. axis_polygon "
                  "takes the same corners for what they are, ends of segments, and loses nothing.",
          .scalar = f32,
          .witness = {0, 1, 0x1p-25, 0x1p-25, 90, 0, 4, 1},
          .answer = true,
          .affected = {}},
         {{"P02", Scalars::both, {"degrees_rectangle_of_corners", "axis_rectangle_of_corners"}}}},
    };
    for (Recorded& recorded : recorded_findings_of_questions()) all.push_back(std::move(recorded));
    for (Recorded& recorded : recorded_findings_of_polygons()) all.push_back(std::move(recorded));
    for (Recorded& recorded : recorded_findings_of_maps()) all.push_back(std::move(recorded));
    for (Recorded& recorded : recorded_findings_of_plane()) all.push_back(std::move(recorded));
    for (Recorded& recorded : recorded_findings_of_ways()) all.push_back(std::move(recorded));
    for (Recorded& recorded : recorded_findings_of_rotated_boxes()) all.push_back(std::move(recorded));
    for (Recorded& recorded : recorded_findings_of_points()) all.push_back(std::move(recorded));
    return all;
}

}  // namespace tangency::subjects
