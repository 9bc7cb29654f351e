// SPDX-License-Identifier: MIT
// The findings about segments and balls, and about capsules.
#include "findings_table.hpp"

namespace tangency::subjects {

std::vector<Recorded> recorded_findings_of_ways() {
    using enum ScalarType;
    return {
        {{.id = "F045",
          .title = "the share of a point is 0 / 0",
          .text =
              "The nearest point's share of the way is a quotient by the squared length. A segment that is a point, or a capsule that is "
              "a ball, has none: 0 / 0 passes every clamp, the distance is no number, and what surrounds the point is missed. "
              "segment_ball_deferred_division compares first and never divides there.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 0, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P16", Scalars::both, {"segment_ball_clamped_parameter", "capsule_ball_signed_distance"}}}},

        {{.id = "F046",
          .title = "both roots lie beyond a segment that the ball holds",
          .text =
              "The quadratic's roots say where the line crosses the rim. Of a segment all of which lies in the ball one is below 0 and one "
              "above 1, so it is missed, and a ball that grows loses it. A point has no roots at all. segment_ball_quadratic_interval "
              "asks whether the interval between the roots reaches into the way.",
          .scalar = f32,
          .witness = {0, 0, 1, 0, 0, 0, 2},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P08 P16", Scalars::both, {"segment_ball_quadratic"}}}},

        {{.id = "F047",
          .title = "no hit beyond an end",
          .text =
              "The line's nearest point counts only if it lies between the ends, so a ball that reaches an end from beyond it is missed, "
              "however deep. It is the quick test before the roots are taken, and no test of the segment.",
          .scalar = f32,
          .witness = {0, 0, 1, 0, 2, 0, 1},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P16", Scalars::both, {"segment_ball_foot_between_ends"}}}},

        {{.id = "F048",
          .title = "a tenth beyond the end is still on the segment",
          .text = "The foot's distances to both ends may add up to a tenth more than the length, whatever the unit: a small segment is "
                  "longer than it is, and of a long one at large coordinates the sum is off by more, so that its middle is missed.",
          .scalar = f32,
          .witness = {0, 0, 0x1p-6, 0, 0x1p-5, 0, 0},
          .answer = true,
          .affected = {}},
         {{"P02 P06", Scalars::both, {"segment_ball_tenth_of_buffer"}},
          {"P01 P16", Scalars::both, {"segment_ball_tenth_of_buffer"}, Met::rarely}}},

        {{.id = "F049",
          .title = "what is not crossing by 1e-8 is parallel",
          .text =
              "|u|^2 |v|^2 - (u . v)^2 is a length to the fourth: below 1e-8 are ways of centimetres in metres, however they cross, and "
              "every way beside a point. They are measured from the first one's start.",
          .scalar = f32,
          .witness = {0, 0, 2, 0, 0, 1, 0, 1, 0, 0},
          .answer = false,
          .affected = {}},
         {{"P01 P02 P03 P06 P16 P25 P26", Scalars::both, {"capsules_fractions_apart"}}}},

        {{.id = "F050",
          .title = "a share of one and a rounding becomes one half",
          .text =
              "Where the line of least distances leaves the unit square the share is a quotient that rounding may put beyond 1, and then "
              "it is set to 1/2, since numerator and denominator are said to be nearly zero. They are not where one way ends beside the "
              "other's end: the least is sought from the middle of the way, and capsules that cross are apart. "
              "capsules_conjugate_line_clamped keeps the quotient to 0 and 1.",
          .scalar = f32,
          .witness = {0.4F, 0, 1, 0, 0, 0.6F, -0.1F, 1, 0.1F, 0},
          .answer = false,
          .affected = {}},
         {{"P02", Scalars::both, {"capsules_conjugate_line"}}}},
    };
}

}  // namespace tangency::subjects
