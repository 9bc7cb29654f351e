// SPDX-License-Identifier: MIT
// The findings about two rotated boxes.
#include "findings_table.hpp"

namespace tangency::subjects {
namespace {

// Of two rotated boxes: wrong beside parallel edges; all others that square the lengths of directions; and one with room to do so.
const Names parallel_edges{"rotated_boxes_fifteen_axes", "rotated_boxes_fifteen_axes_open"};
const Names rotated_boxes{"rotated_boxes_four_axes",
                          "rotated_boxes_four_axes_open",
                          "rotated_boxes_corner_projections",
                          "rotated_boxes_corner_projections_open",
                          "rotated_boxes_unnormalised_axes",
                          "rotated_boxes_epsilon",
                          "rotated_boxes_accurate_axes",
                          "rotated_boxes_accurate_axes_open",
                          "rotated_boxes_accurate_axes_corner",
                          "rotated_boxes_accurate_axes_center_size",
                          "rotated_boxes_support_points"};

const Names wider{"rotated_boxes_four_axes_in_long_double"};

}  // namespace

std::vector<Breaks> breaks_of_rotated_boxes(std::string_view properties) {
    return {{properties, Scalars::both, rotated_boxes + parallel_edges + (properties == "P24" ? wider : Names{})}};
}

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
