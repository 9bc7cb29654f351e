// SPDX-License-Identifier: MIT
// The findings about points and boxes.
#include "findings_table.hpp"

namespace tangency::subjects {
namespace {

// Who takes a side as a sum, or a coordinate as a quotient, rounds it.
const Names rounding{"point_along_axes_normalised",   "point_axis_half_open",
                     "point_axis_in_double",          "point_axis_undivided",
                     "point_center_in_double",        "point_center_offset",
                     "point_center_offset_half_open", "point_center_offset_open",
                     "point_conjugate_normalised",    "point_corner_in_double",
                     "point_counter_rotated",         "point_cross_products",
                     "point_degrees_closed",          "point_degrees_half_open",
                     "point_degrees_in_long_double",  "point_doubled_middle",
                     "point_doubled_offset",          "point_either_sign",
                     "point_four_comparisons",        "point_four_comparisons_half_open",
                     "point_four_comparisons_open",   "point_fused_sides",
                     "point_half_axis_lengths",       "point_halved_size",
                     "point_middle_of_corner",        "point_one_difference",
                     "point_one_difference_closed",   "point_product_of_signs",
                     "point_quaternion_half_open",    "point_quaternion_in_double",
                     "point_radians_half_open",       "point_radians_in_double",
                     "point_sides_from_center",       "point_signed_distance",
                     "point_squared_distance",        "point_triangle_areas",
                     "point_unit_coordinate",         "point_unit_coordinate_by_middle",
                     "point_unit_coordinate_of_sides"};
// Sums of a centre and a half, products and squares.
const Names overflowing{"point_along_axes_normalised",     "point_axis_half_open",          "point_axis_undivided",
                        "point_conjugate_normalised",      "point_cross_products",          "point_doubled_middle",
                        "point_quaternion_half_open",      "point_triangle_areas",          "point_unit_coordinate",
                        "point_unit_coordinate_by_middle", "point_unit_coordinate_of_sides"};
const Names underflowing{"point_along_axes_normalised", "point_axis_half_open",  "point_axis_undivided",
                         "point_conjugate_normalised",  "point_cross_products",  "point_product_of_signs",
                         "point_quaternion_half_open",  "point_signed_distance", "point_squared_distance",
                         "point_triangle_areas"};

}  // namespace

std::vector<Breaks> breaks_of_points(std::string_view property) {
    const Names in_double{"point_axis_in_double", "point_quaternion_in_double"};
    if (property == "P24")
        return {{property, Scalars::both, rounding},
                {property, Scalars::f64, {"point_corner_in_long_double"}},
                {property, Scalars::f32, {"point_corner_in_long_double"}, Met::rarely}};
    if (property == "P18")
        return {{property, Scalars::both, overflowing},
                {property, Scalars::f32, {"point_counter_rotated"}},
                {property, Scalars::f64, in_double + Names{"point_radians_half_open"}}};
    return {{property, Scalars::both, underflowing},
            {property, Scalars::f64, in_double},
            {property, Scalars::f32, {"point_half_axis_lengths"}}};
}

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
