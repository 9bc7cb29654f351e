// SPDX-License-Identifier: MIT
// The findings about segments of the plane, and about points and segments beside polygons.
#include "findings_table.hpp"

namespace tangency::subjects {

std::vector<Recorded> recorded_findings_of_plane() {
    using enum ScalarType;
    return {
        {{.id = "F036",
          .title = "a segment without a length has no turn",
          .text = "Of three places in line the turn says which is the middle one, but of a segment that is a point none can be: whatever "
                  "is elsewhere lies beyond it. Both ends of the other segment then lie beyond on the same side, and a point on the way of "
                  "a segment is missed.",
          .scalar = f32,
          .witness = {-1, 0, 1, 0, 0, 0, 0, 0},
          .answer = false,
          .affected = {}},
         {{"P03 P16", Scalars::both, {"segments_turns"}}, {"P27", Scalars::both, {"segments_turns"}, Met::rarely}}},

        {{.id = "F037",
          .title = "between in y alone",
          .text = "Whether a place in line with a segment is on it is told by x, or by y where the segment is upright. A segment that is a "
                  "point counts as upright, and every place is in line with it: what is level with it meets it from any distance.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 2, 0, 3, 1},
          .answer = true,
          .affected = {}},
         {{"P01 P02 P16", Scalars::both, {"segments_between"}}, {"P05 P27", Scalars::both, {"segments_between"}, Met::rarely}}},

        {{.id = "F038",
          .title = "parallel is an answer of its own",
          .text = "Where the lines are parallel the denominator is zero, and nothing is asked any more: segments on one line that overlap, "
                  "or that meet end to end, are missed. Divided all the same, 0 / 0 is in no interval. segments_shares_parallel_care "
                  "looks at the line and at the bounds.",
          .scalar = f32,
          .witness = {0, 0, 2, 0, 1, 0, 3, 0},
          .answer = false,
          .affected = {}},
         {{"P03 P16", Scalars::both, {"segments_shares", "segments_quotients"}}}},

        {{.id = "F039",
          .title = "on one line counts as meeting",
          .text =
              "Both ends of either segment lie on the other's line, no sign differs, and the answer is that they are collinear. Taken "
              "for a hit it joins segments in a row, whatever lies between them. segments_line_equations_bounded compares bounds first.",
          .scalar = f32,
          .witness = {0, 0, 1, 0, 2, 0, 3, 0},
          .answer = true,
          .affected = {}},
         {{"P01 P02 P16", Scalars::both, {"segments_line_equations"}}}},

        {{.id = "F040",
          .title = "the constant of a line cancels",
          .text = "In a x + b y + c the constant is x2 y1 - x1 y2, of the size of places squared. Of a short segment far from the origin "
                  "it is all rounding, and so is the side on which anything lies. Cross products of differences lose nothing of that.",
          .scalar = f32,
          .witness = {0, 0, 0x1.0004p+0, 0x1.fff8p-1, 0x1.fffp-1, 0x1.fffp-1, 0x1.0008p+0, 0x1.fffp-1},
          .answer = false,
          .affected = {}},
         {{"P02", Scalars::both, {"segments_line_equations_bounded"}, Met::rarely}}},

        {{.id = "F041",
          .title = "half of the boundary is in",
          .text = "A ray that passes a vertex must count it once, so a vertex belongs to one of its sides, and a place on a side counts as "
                  "left of it or not. Two sides of a square are in and two are out, which lets tiles share a map; it is neither contract, "
                  "and of a winding number it depends on the order of the vertices too. point_crossings_and_boundary asks for the boundary "
                  "first.",
          .scalar = f32,
          .witness = {0, 0, 2, 0, 3, 1, 2, 2, 0, 2, 1, 2},
          .answer = false,
          .affected = {}},
         {{"P03", Scalars::both, {"point_crossings", "point_crossings_from_above", "point_winding"}},
          {"P04 P05 P09 P28", Scalars::both, {"point_crossings", "point_crossings_from_above", "point_winding"}, Met::rarely}}},

        {{.id = "F042",
          .title = "dot products square how sharp a triangle is",
          .text = "Barycentric coordinates by dot products divide differences of products of four lengths. Of a triangle with an angle a "
                  "their parts agree up to sin(a) squared, where a cross product loses only sin(a): in floats an angle of half a degree "
                  "leaves few digits, and what is beside a sharp triangle is in it.",
          .scalar = f32,
          .witness = {93, -34, 92, 34, 5, 57, -79, -42, -78, -42, 29, -37},
          .answer = true,
          .affected = {}},
         {{"P02", Scalars::both, {"point_dot_shares"}},
          {"P01 P03 P04 P05 P06 P07 P09 P28", Scalars::both, {"point_dot_shares"}, Met::rarely}}},

        {{.id = "F043",
          .title = "a ray that must enter",
          .text = "Where a ray enters a polygon it crosses a side from without. A segment that starts within crosses none, and is missed, "
                  "as is one that starts on the boundary; the author documents it for bodies that are in a shape already.",
          .scalar = f32,
          .witness = {0, 0, 2, 0, 3, 1, 2, 2, 0, 2, 1, 1, 1, 5},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P16", Scalars::both, {"polygon_ray_enters"}},
          {"P04 P05 P06 P07 P09 P26 P27 P28", Scalars::both, {"polygon_ray_enters"}, Met::rarely}}},

        {{.id = "F044",
          .title = "sides without an inside, and parallel ones never",
          .text = "A segment that reaches no side meets nothing; the author says so and has a test to add. One in line with a side divides "
                  "0 by 0 and is seen only where it meets another side, and one without a length meets none.",
          .scalar = f32,
          .witness = {0, 0, 2, 0, 3, 1, 2, 2, 0, 2, 0.5, 1, 1, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P16", Scalars::both, {"polygon_sides_alone"}},
          {"P04 P05 P06 P07 P09 P26 P27 P28", Scalars::both, {"polygon_sides_alone"}, Met::rarely}}},
    };
}

}  // namespace tangency::subjects
