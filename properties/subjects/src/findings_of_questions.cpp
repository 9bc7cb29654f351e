// SPDX-License-Identifier: MIT
// The findings about two boxes, two balls, segments and moving balls.
#include "findings_table.hpp"

namespace tangency::subjects {
namespace {

// Of two boxes: those that round a side, a sum or a difference, and of these the ones that add two widths before they compare.
const Names rounding_boxes{"boxes_four_comparisons",
                           "boxes_four_comparisons_closed",
                           "boxes_min_widths",
                           "boxes_min_widths_open",
                           "boxes_centers",
                           "boxes_centers_open",
                           "boxes_minkowski",
                           "boxes_minkowski_open",
                           "boxes_minkowski_corner",
                           "boxes_sides_from_centers",
                           "boxes_centers_halved",
                           "boxes_centers_in_double",
                           "boxes_centers_from_sides",
                           "boxes_centers_from_corners",
                           "boxes_squared_distance",
                           "boxes_corners_minkowski_by_centers",
                           "boxes_sides_minkowski_by_centers"};
const Names overflowing_boxes{"boxes_centers",
                              "boxes_centers_open",
                              "boxes_minkowski",
                              "boxes_minkowski_open",
                              "boxes_minkowski_corner",
                              "boxes_centers_from_sides",
                              "boxes_centers_from_corners",
                              "boxes_corners_minkowski_by_centers",
                              "boxes_sides_minkowski_by_centers"};

// Of a segment and a box, those that divide or multiply the direction.
const Names segments{"liang_barsky", "slab_parallel_care", "slab_signs_divided", "sat_segment",
                     // the control group
                     "segment_axes_center_half", "segment_axes_open", "segment_clip_center_half", "segment_clip_corner_size",
                     "segment_clip_open", "segment_clip_undivided"};

}  // namespace

std::vector<Recorded> recorded_findings_of_questions() {
    using enum ScalarType;
    return {
        {{.id = "F013",
          .title = "x + w is not the far side",
          .text = "The sum is rounded, and a corner beside it is compared with something else than the box's side. A tiny box "
                  "on the edge of a number's last bit loses its width altogether: x + w = x, and what reaches into the box is "
                  "missed. The same goes for c - h, for differences of corners and for middles. Sides that are stored need no "
                  "sum, and are compared without an error.",
          .scalar = f32,
          .witness = {1, 0, 0x1p-24, 1, 1, 0, 1, 1},
          .answer = false,
          .affected = {}},
         {{"P24", Scalars::both, rounding_boxes}}},

        {{.id = "F014",
          .title = "infinity is not more than infinity",
          .text = "Two widths are added, or two middles subtracted, beyond the largest number. Both sides of the comparison are "
                  "infinite then and say that the boxes touch, whatever lies between them; written with < a deep overlap is "
                  "missed, and so is one where an infinite width is added to an infinite offset, which is a NaN. "
                  "boxes_sides_from_centers and boxes_centers_halved stay right.",
          .scalar = f32,
          .witness = {-0x1.8p127, 0, 0x1p127, 0, 0x1.8p127, 0, 0x1p127, 0},
          .answer = true,
          .affected = {}},
         {{"P18", Scalars::both, overflowing_boxes}, {"P18", Scalars::f64, {"boxes_centers_in_double"}}}},

        {{.id = "F015",
          .title = "the square of a gap underflows",
          .text = "A gap is squared before it is compared with nothing. Below 2^-75 (f32) or 2^-538 (f64) the square is zero, "
                  "and boxes that are apart touch. Asking each gap for its sign needs no square.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 0x1p-76, 0, 0x1p-76, 0},
          .answer = true,
          .affected = {}},
         {{"P19", Scalars::both, {"boxes_squared_distance"}}}},

        {{.id = "F016",
          .title = "hypot of three numbers misses whole distances",
          .text = "std::hypot of three arguments divides by the largest, and thirds and sevenths have no end in binary: "
                  "hypot(2, 3, 6) is a bit more than 7, so balls that touch are said to be apart. The root of the sum of "
                  "squares is exact here, and hypot of two arguments is (circles_hypot).",
          .scalar = f32,
          .witness = {0, 0, 0, 7, 2, 3, 6, 0},
          .answer = false,
          .affected = {}},
         {{"P03 P24", Scalars::both, {"circles_hypot_of_three"}}, {"P05 P16", Scalars::both, {"circles_hypot_of_three"}, Met::rarely}}},

        {{.id = "F017",
          .title = "a segment in the plane of a side divides 0 by 0",
          .text = "A segment that is parallel to a side and starts in its plane has 0/0 for a parameter. What std::min and std::max "
                  "make of a NaN depends on the order of their arguments: here the last slab's NaN stays and touching is missed, and "
                  "an earlier one is dropped together with the entry that was found before it, so that boxes behind are hit. "
                  "slab_parallel_care asks for zero first.",
          .scalar = f32,
          .witness = {0, 0, 1, 1, 0, 0, 1, 0},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P04 P05 P11 P16 P18 P19", Scalars::both, {"slab_division"}},
          {"P09", Scalars::both, {"slab_division"}, Met::rarely}}},

        {{.id = "F018",
          .title = "a reciprocal rounded once a ray misses corners, and ends asked with < miss touching",
          .text = "The interval's test is t0 < tmax and tmin < t1, so a segment that touches a side with an end is a miss while one "
                  "that lies in the side is a hit. Of a corner that lies on the way both parameters are one number, but not when each is "
                  "multiplied by a reciprocal that was rounded by itself: 49 * (1 / 49) is not 1. slab_signs_divided divides and "
                  "includes the ends.",
          .scalar = f32,
          .witness = {0, 0, 2, 2, -1, 1, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P03 P05 P16 P18 P19 P26", Scalars::both, {"slab_inverse_signs"}}, {"P27", Scalars::both, {"slab_inverse_signs"}, Met::rarely}}},

        {{.id = "F019",
          .title = "an absolute epsilon makes small boxes large",
          .text = "The epsilon is added to the segment's half extents, lest a near-parallel one be separated by a product that is all "
                  "rounding error. It is no part of the input: beside a box of its own size it is the larger, and what passes the "
                  "corner at a distance is hit. sat_segment leaves it out and stays within the same band.",
          .scalar = f32,
          .witness = {0, 0, 0x1p-24, 0x1p-24, 0, 0x3p-24, 0x3p-24, 0},
          .answer = true,
          .affected = {}},
         {{"P02 P18 P19", Scalars::both, {"sat_segment_epsilon"}}, {"P06", Scalars::f32, {"sat_segment_epsilon"}, Met::rarely}}},

        {{.id = "F020",
          .title = "a bucket is entered by its mouth alone",
          .text = "The line through both places is written as y = k x + b, which has no k where the ball drops straight down, and "
                  "only the far side in y is asked: what comes in by another side, or is inside already, is missed, and a ball that was "
                  "past the mouth before it moved is hit.",
          .scalar = f32,
          .witness = {0, 0, 2, 2, 1, -1, 1, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P04 P05 P09 P11 P16 P18 P19 P26 P27", Scalars::both, {"bucket_mouth"}},
          {"P07", Scalars::both, {"bucket_mouth"}, Met::rarely}}},

        {{.id = "F021",
          .title = "the direction of a segment overflows before its ends do",
          .text = "b - a of two opposite huge numbers is infinite. Every finite offset divided by it is zero, so the segment is said to "
                  "be in that slab at its start alone.",
          .scalar = f32,
          .witness = {-0x1.8p126, 0x1.8p125, 0, 0x1.8p126, -0x1.8p127, 0, 0x1.8p127, 0x1.8p127},
          .answer = false,
          .affected = {}},
         {{"P18", Scalars::both, segments}}},

        {{.id = "F022",
          .title = "cross products of small lengths underflow",
          .text = "Both sides of a comparison of products are zero, and zero is at most zero: a segment that passes a tiny box hits it. "
                  "Who divides instead compares numbers near one.",
          .scalar = f32,
          .witness = {0, 0, 0x1p-80, 0x1p-80, 0, 0x3p-80, 0x3p-80, 0},
          .answer = true,
          .affected = {}},
         {{"P19", Scalars::both, {"sat_segment", "segment_axes_center_half", "segment_axes_open", "segment_clip_undivided"}}}},

        {{.id = "F023",
          .title = "a box grown by the radius has square corners",
          .text = "A ball is within the radius of a corner in a quarter of a disk, not in a square: the grown box is hit up to sqrt(2) "
                  "radii away, in space sqrt(3). It rejects rightly, and is half of moving_ball_rounded_box.",
          .scalar = f32,
          .witness = {0, 0, 1, 1, 2, 2, 2, 2, 1},
          .answer = true,
          .affected = {}},
         {{"P01 P02 P16 P18 P19", Scalars::both, {"moving_ball_expanded_box"}}}},

        {{.id = "F024",
          .title = "a ball tried at moments tunnels between them",
          .text = "Sixteen steps of a way that is longer than sixteen times the box and the ball are as many gaps. Every hit is right; "
                  "what lies in a gap is missed, however deep.",
          .scalar = f32,
          .witness = {2, -1, 2, 1, 0, 0, 64, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P27", Scalars::both, {"moving_ball_sampled"}}, {"P16", Scalars::both, {"moving_ball_sampled"}, Met::rarely}}},

        {{.id = "F025",
          .title = "a distance from a difference of squares cancels",
          .text =
              "|ac|^2 - (ac . ab)^2 / |ab|^2 subtracts two numbers of the size of the way squared. What is left of a distance far "
              "shorter than the way is rounding: errors of eps S^2 in its square are errors of sqrt(eps) S in itself. The nearest point "
              "found first, and then its distance, loses none of that.",
          .scalar = f32,
          .witness = {63, 0, 63, 0, 0, 1, 67, 1, 1},
          .answer = false,
          .affected = {}},
         {{"P02",
           Scalars::both,
           {"moving_ball_subtracted_projection", "segment_ball_subtracted_projection", "segment_ball_quadratic_interval",
            "capsule_ball_subtracted_projection"}},
          {"P03 P16 P26 P27", Scalars::f32, {"moving_ball_subtracted_projection"}, Met::rarely}}},
    };
}

}  // namespace tangency::subjects
