// SPDX-License-Identifier: MIT
// The findings about points and boxes.
#include "findings_table.hpp"

namespace tangency::subjects {

std::vector<Recorded> recorded_findings_of_points() {
    using enum ScalarType;
    return {
        {{.id = "F053",
          .title = "the sides of a box without a size bound nothing",
          .text = "Where the point lies beside a side is the sign of a cross product, and what the triangles to the sides fill is compared "
                  "with "
                  "the box. A box that is a point has sides of no length: every product is 0, so it is hit from anywhere.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 0, 1},
          .answer = true,
          .affected = {}},
         {{"P01 P02 P09 P11 P16", Scalars::both, {"point_cross_products", "point_triangle_areas"}}}},

        {{.id = "F054",
          .title = "a coordinate in a flat box is 0 / 0",
          .text = "(p - lo) / (hi - lo) is no number where lo and hi are one, so a flat box holds no point, not even one on it. Under "
                  "half_open and open it holds none by contract, and there the quotient is as right as a comparison.",
          .scalar = f32,
          .witness = {0, 0, 0, 0, 0, 0},
          .answer = false,
          .affected = {}},
         {{"P03 P16", Scalars::both, {"point_unit_coordinate_by_middle"}}}},
    };
}

}  // namespace tangency::subjects
