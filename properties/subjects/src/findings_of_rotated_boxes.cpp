// SPDX-License-Identifier: MIT
// The findings about two rotated boxes.
#include "findings_table.hpp"

namespace tangency::subjects {
namespace {

const Names parallel_edges{"rotated_boxes_fifteen_axes", "rotated_boxes_fifteen_axes_open"};

}  // namespace

std::vector<Recorded> recorded_findings_of_rotated_boxes() {
    using enum ScalarType;
    return {
        {{.id = "F051",
          .title = "the cross of parallel edges is rounding",
          .text =
              "An edge of each box spans a direction that may part them. Where the two are nearly parallel the cross is nearly 0, and "
              "rounded it is as long as the last bits: both sides of the comparison are rounding, and boxes that are deep in one another "
              "are said to be apart, where one of them is flat or thin. rotated_boxes_accurate_axes rounds each cross once.",
          .scalar = f64,
          .witness = {0, 0, 2, 1, 1, 0, 0, 1, -1, 1, 0, 2, 0, 0, 2, 3, 1, 1, 0, -1},
          .answer = false,
          .affected = {}},
         {{"P01 P02", Scalars::both, parallel_edges}, {"P07 P09 P11 P16 P20 P21 P22 P25", Scalars::both, parallel_edges, Met::rarely}}},

        {{.id = "F052",
          .title = "an epsilon on a rotation is a length on boxes",
          .text =
              "Each magnitude of the rotation between two boxes is made larger by 1e-6, against what rounding leaves of parallel edges. "
              "It is multiplied by every half extent, so boxes hit that are a millionth of their sizes apart. In floats that is within the "
              "band, in doubles ten million times as much as rounding.",
          .scalar = f64,
          .witness = {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 2.000001, 0, 0, 1, 1, 1, 0, 0, 0, 1},
          .answer = true,
          .affected = {}},
         {{"P02", Scalars::f64, {"rotated_boxes_epsilon"}}}},
    };
}

}  // namespace tangency::subjects
