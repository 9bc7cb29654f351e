/* SPDX-License-Identifier: MIT
 * Plugins that answer more than yes or no: `tangency check --answer`. docs/answers.md says what each answer is.
 *
 * Of a form NAME and a scalar, f32 or f64, with the numbers of plugin.h in their order:
 *   int    tangency_verdict_NAME_f32(...)          -1 disjoint, 0 touching, 1 overlapping
 *   float  tangency_distance_NAME_f32(...)         and signed_distance, distance_sq
 *   void   tangency_mtv_NAME_f32(..., float *out)  writes as many numbers as there are axes, and none behind them
 * of another question than box_ball with its name before the form's, in 3-D with tangency3 in front, on a
 * line with tangency1. plugin.h includes it.
 */
#ifndef TANGENCY_PLUGIN_ANSWERS_H
#define TANGENCY_PLUGIN_ANSWERS_H

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* A row is its numbers as parameters of the scalar type S. */
#define TANGENCY_VERDICT(PREFIX, NAME, ROW)        \
    int PREFIX##_verdict_##NAME##_f32(ROW(float)); \
    int PREFIX##_verdict_##NAME##_f64(ROW(double));
#define TANGENCY_DISTANCE(PREFIX, NAME, ROW, SCALAR, S) \
    S PREFIX##_distance_##NAME##_##SCALAR(ROW(S));      \
    S PREFIX##_distance_sq_##NAME##_##SCALAR(ROW(S));
#define TANGENCY_NUMBERS(PREFIX, NAME, ROW, SCALAR, S)    \
    TANGENCY_DISTANCE(PREFIX, NAME, ROW, SCALAR, S)       \
    S PREFIX##_signed_distance_##NAME##_##SCALAR(ROW(S)); \
    void PREFIX##_mtv_##NAME##_##SCALAR(ROW(S), S* out);
#define TANGENCY_DISTANCES(PREFIX, NAME, ROW)        \
    TANGENCY_VERDICT(PREFIX, NAME, ROW)              \
    TANGENCY_DISTANCE(PREFIX, NAME, ROW, f32, float) \
    TANGENCY_DISTANCE(PREFIX, NAME, ROW, f64, double)
#define TANGENCY_ANSWERS(PREFIX, NAME, ROW)         \
    TANGENCY_VERDICT(PREFIX, NAME, ROW)             \
    TANGENCY_NUMBERS(PREFIX, NAME, ROW, f32, float) \
    TANGENCY_NUMBERS(PREFIX, NAME, ROW, f64, double)

/* clang-format off */
/* box_ball, 2-D. */
#define TANGENCY_ROW_CENTER_HALF(S) S cx, S cy, S hx, S hy, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half, TANGENCY_ROW_CENTER_HALF)
#define TANGENCY_ROW_LO_HI(S) S lox, S loy, S hix, S hiy, S px, S py, S r
TANGENCY_ANSWERS(tangency, lo_hi, TANGENCY_ROW_LO_HI)
#define TANGENCY_ROW_CORNER_SIZE(S) S x, S y, S w, S h, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size, TANGENCY_ROW_CORNER_SIZE)
#define TANGENCY_ROW_CORNER_SIZE_BALL_CORNER(S) S x, S y, S w, S h, S qx, S qy, S r
TANGENCY_ANSWERS(tangency, corner_size_ball_corner, TANGENCY_ROW_CORNER_SIZE_BALL_CORNER)
#define TANGENCY_ROW_CENTER_SIZE(S) S cx, S cy, S w, S h, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size, TANGENCY_ROW_CENTER_SIZE)
#define TANGENCY_ROW_CENTER_HALF_RADIANS(S) S cx, S cy, S hx, S hy, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half_radians, TANGENCY_ROW_CENTER_HALF_RADIANS)
#define TANGENCY_ROW_CENTER_HALF_DEGREES(S) S cx, S cy, S hx, S hy, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half_degrees, TANGENCY_ROW_CENTER_HALF_DEGREES)
#define TANGENCY_ROW_CENTER_HALF_AXIS(S) S cx, S cy, S hx, S hy, S ux, S uy, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half_axis, TANGENCY_ROW_CENTER_HALF_AXIS)
#define TANGENCY_ROW_CORNER_SIZE_RADIANS(S) S x, S y, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size_radians, TANGENCY_ROW_CORNER_SIZE_RADIANS)
#define TANGENCY_ROW_CORNER_SIZE_DEGREES(S) S x, S y, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size_degrees, TANGENCY_ROW_CORNER_SIZE_DEGREES)
#define TANGENCY_ROW_CORNER_SIZE_AXIS(S) S x, S y, S w, S h, S ux, S uy, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size_axis, TANGENCY_ROW_CORNER_SIZE_AXIS)
#define TANGENCY_ROW_CENTER_SIZE_RADIANS(S) S cx, S cy, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size_radians, TANGENCY_ROW_CENTER_SIZE_RADIANS)
#define TANGENCY_ROW_CENTER_SIZE_DEGREES(S) S cx, S cy, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size_degrees, TANGENCY_ROW_CENTER_SIZE_DEGREES)
#define TANGENCY_ROW_CENTER_SIZE_AXIS(S) S cx, S cy, S w, S h, S ux, S uy, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size_axis, TANGENCY_ROW_CENTER_SIZE_AXIS)
/* box_ball, 3-D. */
#define TANGENCY3_ROW_CENTER_HALF(S) S cx, S cy, S cz, S hx, S hy, S hz, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, center_half, TANGENCY3_ROW_CENTER_HALF)
#define TANGENCY3_ROW_LO_HI(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, lo_hi, TANGENCY3_ROW_LO_HI)
#define TANGENCY3_ROW_CORNER_SIZE(S) S x, S y, S z, S w, S h, S d, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, corner_size, TANGENCY3_ROW_CORNER_SIZE)
#define TANGENCY3_ROW_CORNER_SIZE_BALL_CORNER(S) S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S r
TANGENCY_ANSWERS(tangency3, corner_size_ball_corner, TANGENCY3_ROW_CORNER_SIZE_BALL_CORNER)
#define TANGENCY3_ROW_CENTER_SIZE(S) S cx, S cy, S cz, S w, S h, S d, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, center_size, TANGENCY3_ROW_CENTER_SIZE)
#define TANGENCY3_ROW_CENTER_HALF_QUATERNION(S) S cx, S cy, S cz, S hx, S hy, S hz, S qx, S qy, S qz, S qw, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, center_half_quaternion, TANGENCY3_ROW_CENTER_HALF_QUATERNION)
#define TANGENCY3_ROW_CORNER_SIZE_QUATERNION(S) S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, corner_size_quaternion, TANGENCY3_ROW_CORNER_SIZE_QUATERNION)
#define TANGENCY3_ROW_CENTER_SIZE_QUATERNION(S) S cx, S cy, S cz, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, center_size_quaternion, TANGENCY3_ROW_CENTER_SIZE_QUATERNION)
/* ball_ball. */
#define TANGENCY_ROW_BALL_BALL_CENTER_RADIUS(S) S px, S py, S r, S qx, S qy, S s
TANGENCY_ANSWERS(tangency, ball_ball_center_radius, TANGENCY_ROW_BALL_BALL_CENTER_RADIUS)
#define TANGENCY1_ROW_BALL_BALL_CENTER_RADIUS(S) S px, S r, S qx, S s
TANGENCY_ANSWERS(tangency1, ball_ball_center_radius, TANGENCY1_ROW_BALL_BALL_CENTER_RADIUS)
#define TANGENCY3_ROW_BALL_BALL_CENTER_RADIUS(S) S px, S py, S pz, S r, S qx, S qy, S qz, S s
TANGENCY_ANSWERS(tangency3, ball_ball_center_radius, TANGENCY3_ROW_BALL_BALL_CENTER_RADIUS)
/* box_box. */
#define TANGENCY_ROW_BOX_BOX_CENTER_HALF(S) S cx, S cy, S hx, S hy, S cx2, S cy2, S hx2, S hy2
TANGENCY_ANSWERS(tangency, box_box_center_half, TANGENCY_ROW_BOX_BOX_CENTER_HALF)
#define TANGENCY_ROW_BOX_BOX_LO_HI(S) S lox, S loy, S hix, S hiy, S lox2, S loy2, S hix2, S hiy2
TANGENCY_ANSWERS(tangency, box_box_lo_hi, TANGENCY_ROW_BOX_BOX_LO_HI)
#define TANGENCY_ROW_BOX_BOX_CORNER_SIZE(S) S x, S y, S w, S h, S x2, S y2, S w2, S h2
TANGENCY_ANSWERS(tangency, box_box_corner_size, TANGENCY_ROW_BOX_BOX_CORNER_SIZE)
#define TANGENCY1_ROW_BOX_BOX_CENTER_HALF(S) S cx, S hx, S cx2, S hx2
TANGENCY_ANSWERS(tangency1, box_box_center_half, TANGENCY1_ROW_BOX_BOX_CENTER_HALF)
#define TANGENCY1_ROW_BOX_BOX_LO_HI(S) S lox, S hix, S lox2, S hix2
TANGENCY_ANSWERS(tangency1, box_box_lo_hi, TANGENCY1_ROW_BOX_BOX_LO_HI)
#define TANGENCY1_ROW_BOX_BOX_CORNER_SIZE(S) S x, S w, S x2, S w2
TANGENCY_ANSWERS(tangency1, box_box_corner_size, TANGENCY1_ROW_BOX_BOX_CORNER_SIZE)
#define TANGENCY3_ROW_BOX_BOX_CENTER_HALF(S) S cx, S cy, S cz, S hx, S hy, S hz, S cx2, S cy2, S cz2, S hx2, S hy2, S hz2
TANGENCY_ANSWERS(tangency3, box_box_center_half, TANGENCY3_ROW_BOX_BOX_CENTER_HALF)
#define TANGENCY3_ROW_BOX_BOX_LO_HI(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S lox2, S loy2, S loz2, S hix2, S hiy2, S hiz2
TANGENCY_ANSWERS(tangency3, box_box_lo_hi, TANGENCY3_ROW_BOX_BOX_LO_HI)
#define TANGENCY3_ROW_BOX_BOX_CORNER_SIZE(S) S x, S y, S z, S w, S h, S d, S x2, S y2, S z2, S w2, S h2, S d2
TANGENCY_ANSWERS(tangency3, box_box_corner_size, TANGENCY3_ROW_BOX_BOX_CORNER_SIZE)
/* box_segment and box_moving_ball. */
#define TANGENCY_ROW_BOX_SEGMENT_LO_HI(S) S lox, S loy, S hix, S hiy, S ax, S ay, S bx, S by
TANGENCY_DISTANCES(tangency, box_segment_lo_hi, TANGENCY_ROW_BOX_SEGMENT_LO_HI)
#define TANGENCY_ROW_BOX_SEGMENT_CENTER_HALF(S) S cx, S cy, S hx, S hy, S ax, S ay, S bx, S by
TANGENCY_DISTANCES(tangency, box_segment_center_half, TANGENCY_ROW_BOX_SEGMENT_CENTER_HALF)
#define TANGENCY_ROW_BOX_SEGMENT_CORNER_SIZE(S) S x, S y, S w, S h, S ax, S ay, S bx, S by
TANGENCY_DISTANCES(tangency, box_segment_corner_size, TANGENCY_ROW_BOX_SEGMENT_CORNER_SIZE)
#define TANGENCY3_ROW_BOX_SEGMENT_LO_HI(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S ax, S ay, S az, S bx, S by, S bz
TANGENCY_DISTANCES(tangency3, box_segment_lo_hi, TANGENCY3_ROW_BOX_SEGMENT_LO_HI)
#define TANGENCY3_ROW_BOX_SEGMENT_CENTER_HALF(S) S cx, S cy, S cz, S hx, S hy, S hz, S ax, S ay, S az, S bx, S by, S bz
TANGENCY_DISTANCES(tangency3, box_segment_center_half, TANGENCY3_ROW_BOX_SEGMENT_CENTER_HALF)
#define TANGENCY3_ROW_BOX_SEGMENT_CORNER_SIZE(S) S x, S y, S z, S w, S h, S d, S ax, S ay, S az, S bx, S by, S bz
TANGENCY_DISTANCES(tangency3, box_segment_corner_size, TANGENCY3_ROW_BOX_SEGMENT_CORNER_SIZE)
#define TANGENCY_ROW_BOX_MOVING_BALL_LO_HI(S) S lox, S loy, S hix, S hiy, S ax, S ay, S bx, S by, S r
TANGENCY_DISTANCES(tangency, box_moving_ball_lo_hi, TANGENCY_ROW_BOX_MOVING_BALL_LO_HI)
#define TANGENCY_ROW_BOX_MOVING_BALL_CENTER_HALF(S) S cx, S cy, S hx, S hy, S ax, S ay, S bx, S by, S r
TANGENCY_DISTANCES(tangency, box_moving_ball_center_half, TANGENCY_ROW_BOX_MOVING_BALL_CENTER_HALF)
#define TANGENCY_ROW_BOX_MOVING_BALL_CORNER_SIZE(S) S x, S y, S w, S h, S ax, S ay, S bx, S by, S r
TANGENCY_DISTANCES(tangency, box_moving_ball_corner_size, TANGENCY_ROW_BOX_MOVING_BALL_CORNER_SIZE)
#define TANGENCY3_ROW_BOX_MOVING_BALL_LO_HI(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S ax, S ay, S az, S bx, S by, S bz, S r
TANGENCY_DISTANCES(tangency3, box_moving_ball_lo_hi, TANGENCY3_ROW_BOX_MOVING_BALL_LO_HI)
#define TANGENCY3_ROW_BOX_MOVING_BALL_CENTER_HALF(S) S cx, S cy, S cz, S hx, S hy, S hz, S ax, S ay, S az, S bx, S by, S bz, S r
TANGENCY_DISTANCES(tangency3, box_moving_ball_center_half, TANGENCY3_ROW_BOX_MOVING_BALL_CENTER_HALF)
#define TANGENCY3_ROW_BOX_MOVING_BALL_CORNER_SIZE(S) S x, S y, S z, S w, S h, S d, S ax, S ay, S az, S bx, S by, S bz, S r
TANGENCY_DISTANCES(tangency3, box_moving_ball_corner_size, TANGENCY3_ROW_BOX_MOVING_BALL_CORNER_SIZE)
/* clang-format on */

#undef TANGENCY_ANSWERS
#undef TANGENCY_DISTANCES
#undef TANGENCY_NUMBERS
#undef TANGENCY_DISTANCE
#undef TANGENCY_VERDICT
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
