// SPDX-License-Identifier: MIT
// The findings about polygons.
#include "findings_table.hpp"

namespace tangency::subjects {

std::vector<Recorded> recorded_findings_of_polygons() {
    using enum ScalarType;
    return {
        {{.id = "F026",
          .title = "a length that leaves out y",
          .text = "Math.sqrt takes one argument: Math.sqrt(Math.pow(x, 2), Math.pow(y, 2)) is |x|. An axis along y is divided by zero, and "
                  "what is "
                  "projected on it compares as false, so a polygon with a level side overlaps nothing; other axes are too long, by up to "
                  "any factor, "
                  "which two projections share and a radius does not. polygon_circle_axes and polygons_axes are the listings as meant.",
          .scalar = f32,
          .witness = {0, 1, 0, 0, 1, -1, 2, 0, 1, 1, 0, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02", Scalars::both, {"polygon_circle_length_of_x", "polygons_length_of_x"}},
          {"P03 P04 P05 P06 P07 P08 P09 P16 P25 P28", Scalars::both, {"polygon_circle_length_of_x", "polygons_length_of_x"}, Met::rarely}}},

        {{.id = "F027",
          .title = "a dot product that adds y",
          .text = "x * x + y + y is no product of two vectors: it is right where both y are 0 or 2, and elsewhere a projection moves by "
                  "the axis' own y, "
                  "the same for all vertices, and along the axis by too much or too little. What overlaps is said to be apart, and the "
                  "other way round.",
          .scalar = f32,
          .witness = {-1, 0, 0, 0, 1, 1, 0, 2, -1, 1, 1, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02", Scalars::both, {"polygon_circle_dot_of_sums", "polygons_dot_of_sums"}},
          {"P03 P04 P05 P06 P07 P08 P09 P16 P25 P28", Scalars::both, {"polygon_circle_dot_of_sums", "polygons_dot_of_sums"}, Met::rarely}}},

        {{.id = "F028",
          .title = "an interval read from fields that nobody set",
          .text = "The projection stores its ends in one pair of fields and the comparison reads another. In a language where such a field "
                  "reads as "
                  "undefined every comparison with it is false, so nothing ever meets; the listing runs and never says so.",
          .scalar = f32,
          .witness = {0, 1, 0, 0, 1, -1, 2, 0, 1, 1, 0, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P18 P19 P24", Scalars::both, {"polygon_circle_fields_never_set", "polygons_fields_never_set"}}}},

        {{.id = "F029",
          .title = "a point inside overlaps every projection",
          .text = "Strictly within a polygon a disk without a radius lies strictly within each of its projections, so comparing them with "
                  "< says that "
                  "they overlap. Its distance is zero and its radius is, which an open contract does not count. "
                  "polygon_circle_axes_of_disks asks for a radius first.",
          .scalar = f32,
          .witness = {1, 1, 0, 1, -1, 0, 0, -1, 1, 0, 0, 0, 0},
          .answer = true,
          .affected = {}},
         {{"P03 P16", Scalars::both, {"polygon_circle_axes"}}, {"P28", Scalars::both, {"polygon_circle_axes"}, Met::rarely}}},

        {{.id = "F030",
          .title = "an absolute epsilon takes the outside of small polygons for the inside",
          .text = "Less than 1.2e-7 beyond the farthest side counts as inside, and the corner is never asked. In metres that is nothing; "
                  "of a polygon a few "
                  "thousandths wide it is more than the rounding of its coordinates, and of a smaller one it is the whole.",
          .scalar = f32,
          .witness = {0, 0, 0x1p-9, 0, 0x1p-9, 0x1p-9, 0x1p-10, 0x1p-9, 0, 0x1p-10, -0x1.8p-24, -0x1.8p-24, 0x1p-23},
          .answer = true,
          .affected = {}},
         {{"P02", Scalars::f32, {"polygon_circle_farthest_side"}},
          {"P02", Scalars::f64, {"polygon_circle_farthest_side"}, Met::rarely},
          {"P06", Scalars::both, {"polygon_circle_farthest_side"}, Met::rarely}}},

        {{.id = "F031",
          .title = "sides without an inside, and a buffer of a tenth",
          .text = "A disk that reaches no side meets nothing, so a polygon can be entered unseen by whoever is small enough; the author "
                  "says so and has a test to "
                  "add. The place on a side's line counts if its distances to the ends add up to the length but for a tenth: of a small "
                  "side places far "
                  "beyond its ends do, and of a huge one rounding alone exceeds a tenth.",
          .scalar = f32,
          .witness = {0, 0, 1, 0, 2, 1, 1, 2, 0, 1, 1, 1, 0.5},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P16", Scalars::both, {"polygon_circle_sides_alone"}},
          {"P05 P06 P07 P09 P28", Scalars::both, {"polygon_circle_sides_alone"}, Met::rarely}}},

        {{.id = "F032",
          .title = "clipping loses what is smaller than its rounding",
          .text = "Each cut puts a rounded place where two sides cross. Where a corner touches a side all that is left after one cut is "
                  "that place, and the next "
                  "cut finds it just outside; a polygon smaller than the rounding of the other's sides is lost in it though it lies deep "
                  "inside. "
                  "Which polygon clips the other changes the answer.",
          .scalar = f32,
          .witness = {8, 5, 7, 1, -6, 1, 8, 6, 1, 0, 0, 1, 0, 0, 1, -1},
          .answer = false,
          .affected = {}},
         {{"P02 P03 P04 P05 P06 P07 P09 P25 P28", Scalars::both, {"polygons_clipped"}, Met::rarely}}},
    };
}

}  // namespace tangency::subjects
