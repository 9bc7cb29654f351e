/* SPDX-License-Identifier: MIT
 * The C interface of plugins that `tangency check` puts on trial, for C and C++.
 *
 * Include this file in the plugin and define any of these functions, in C++ after `extern "C"`; then a wrong number or
 * type of arguments is a compile error (a wrong order is not). Without `extern "C"` C++ would take wrong arguments for an
 * overload, which is not exported. Lengths share one unit. Arguments are finite, extents and radius not negative, lo at most hi,
 * directions not zero, polygons strictly convex; only the recommendation P17 passes NaN. The same arguments must always get the same
 * answer. Nothing here needs linking. The functions are exported under -fvisibility=hidden too.
 *
 * Below, each form of a question has a row: its numbers in their order, as parameters of the scalar type S. The row
 * TANGENCY_ROW_tangency_lo_hi declares, and the same with double and _f64:
 *   int   tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r);
 *                                                  not 0 if the shapes meet by your contract, else 0
 *   int   tangency_verdict_lo_hi_f32(...);         -1 disjoint, 0 touching, 1 overlapping
 *   float tangency_distance_lo_hi_f32(...);        and tangency_distance_sq_lo_hi_f32
 *   float tangency_signed_distance_lo_hi_f32(...);
 *   void  tangency_mtv_lo_hi_f32(..., float* out); writes as many numbers as there are axes, and none behind them
 *   void  tangency_nearest_lo_hi_f32(..., float* out);  likewise
 * The signed distance and the mtv only where the row says ANSWERS or DEPTHS: how deep a segment or a capsule lies nobody is asked; no
 * nearest point where it says DEPTHS; and a time, float tangency_time_box_moving_ball_lo_hi_f32(...), where it says TIMES.
 * Of whole numbers, of every form without an angle: int tangency_lo_hi_i32(int lox, ...), the verdict, and int
 * tangency_distance_sq_lo_hi_i32(...) where every squared distance is whole. Coordinates lie within what the last line of `check` says,
 * such as -8000..8000, or within --domain coordinates=LO..HI.
 * docs/answers.md of Tangency says what each answer is. tangency3 stands before functions in space,
 * tangency1 before those on a line; behind it the question, but for box_ball. A definition may take the row itself: int tangency_lo_hi_f32(TANGENCY_ROW_tangency_lo_hi(float)) { ... }
 */
#ifndef TANGENCY_PLUGIN_H
#define TANGENCY_PLUGIN_H

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* What a row declares: of one scalar, then of each. */
#define TANGENCY_NUMBERS_OF(PREFIX, NAME, SCALAR, S, ...) \
    int PREFIX##_##NAME##_##SCALAR(__VA_ARGS__);          \
    int PREFIX##_verdict_##NAME##_##SCALAR(__VA_ARGS__);  \
    S PREFIX##_distance_##NAME##_##SCALAR(__VA_ARGS__);   \
    S PREFIX##_distance_sq_##NAME##_##SCALAR(__VA_ARGS__);
#define TANGENCY_DISTANCES_OF(PREFIX, NAME, SCALAR, S, ...)   \
    TANGENCY_NUMBERS_OF(PREFIX, NAME, SCALAR, S, __VA_ARGS__) \
    void PREFIX##_nearest_##NAME##_##SCALAR(__VA_ARGS__, S* out);
#define TANGENCY_TIMES_OF(PREFIX, NAME, SCALAR, S, ...)         \
    TANGENCY_DISTANCES_OF(PREFIX, NAME, SCALAR, S, __VA_ARGS__) \
    S PREFIX##_time_##NAME##_##SCALAR(__VA_ARGS__);
#define TANGENCY_DEPTHS_OF(PREFIX, NAME, SCALAR, S, ...)       \
    TANGENCY_NUMBERS_OF(PREFIX, NAME, SCALAR, S, __VA_ARGS__)  \
    S PREFIX##_signed_distance_##NAME##_##SCALAR(__VA_ARGS__); \
    void PREFIX##_mtv_##NAME##_##SCALAR(__VA_ARGS__, S* out);
#define TANGENCY_ANSWERS_OF(PREFIX, NAME, SCALAR, S, ...)    \
    TANGENCY_DEPTHS_OF(PREFIX, NAME, SCALAR, S, __VA_ARGS__) \
    void PREFIX##_nearest_##NAME##_##SCALAR(__VA_ARGS__, S* out);
#define TANGENCY_ROW_OF(KIND, PREFIX, NAME, SCALAR, S) TANGENCY_##KIND##_OF(PREFIX, NAME, SCALAR, S, TANGENCY_ROW_##PREFIX##_##NAME(S))
#define TANGENCY_WHOLE_OF(PREFIX, NAME, SCALAR, S, ...) \
    int PREFIX##_##NAME##_##SCALAR(__VA_ARGS__);        \
    int PREFIX##_verdict_##NAME##_##SCALAR(__VA_ARGS__);
#define TANGENCY_DISTANCES(PREFIX, NAME)                  \
    TANGENCY_ROW_OF(DISTANCES, PREFIX, NAME, f32, float)  \
    TANGENCY_ROW_OF(DISTANCES, PREFIX, NAME, f64, double) \
    TANGENCY_ROW_OF(WHOLE, PREFIX, NAME, i32, int)
#define TANGENCY_TIMES(PREFIX, NAME)                  \
    TANGENCY_ROW_OF(TIMES, PREFIX, NAME, f32, float)  \
    TANGENCY_ROW_OF(TIMES, PREFIX, NAME, f64, double) \
    TANGENCY_ROW_OF(WHOLE, PREFIX, NAME, i32, int)
#define TANGENCY_DEPTHS(PREFIX, NAME)                 \
    TANGENCY_ROW_OF(DEPTHS, PREFIX, NAME, f32, float) \
    TANGENCY_ROW_OF(DEPTHS, PREFIX, NAME, f64, double)
#define TANGENCY_ANSWERS(PREFIX, NAME)                 \
    TANGENCY_ROW_OF(ANSWERS, PREFIX, NAME, f32, float) \
    TANGENCY_ROW_OF(ANSWERS, PREFIX, NAME, f64, double)
/* The same, and of whole numbers; SQUARES also their squared distance, where it is whole in every row. */
#define TANGENCY_WHOLE(PREFIX, NAME) \
    TANGENCY_ANSWERS(PREFIX, NAME)   \
    TANGENCY_ROW_OF(WHOLE, PREFIX, NAME, i32, int)
#define TANGENCY_SQUARES(PREFIX, NAME) \
    TANGENCY_WHOLE(PREFIX, NAME)       \
    int PREFIX##_distance_sq_##NAME##_i32(TANGENCY_ROW_##PREFIX##_##NAME(int));

/* clang-format off */
/* box_ball, in the plane: a box and a ball. The box by centre and half extents; by its sides; by low corner and extents; the same with
 * the ball's own low corner (qx, qy) in place of its centre, as sprite engines store it; by centre and extents. */
#define TANGENCY_ROW_tangency_center_half(S) S cx, S cy, S hx, S hy, S px, S py, S r
TANGENCY_SQUARES(tangency, center_half)
#define TANGENCY_ROW_tangency_lo_hi(S) S lox, S loy, S hix, S hiy, S px, S py, S r
TANGENCY_SQUARES(tangency, lo_hi)
#define TANGENCY_ROW_tangency_corner_size(S) S x, S y, S w, S h, S px, S py, S r
TANGENCY_SQUARES(tangency, corner_size)
#define TANGENCY_ROW_tangency_corner_size_ball_corner(S) S x, S y, S w, S h, S qx, S qy, S r
TANGENCY_SQUARES(tangency, corner_size_ball_corner)
#define TANGENCY_ROW_tangency_center_size(S) S cx, S cy, S w, S h, S px, S py, S r
TANGENCY_WHOLE(tangency, center_size)

/* The box rotated about its own centre. Positive angles turn x towards y; (ux, uy) is the direction of its x side, of any nonzero
 * length. */
#define TANGENCY_ROW_tangency_center_half_radians(S) S cx, S cy, S hx, S hy, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half_radians)
#define TANGENCY_ROW_tangency_center_half_degrees(S) S cx, S cy, S hx, S hy, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half_degrees)
#define TANGENCY_ROW_tangency_center_half_axis(S) S cx, S cy, S hx, S hy, S ux, S uy, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_half_axis)
#define TANGENCY_ROW_tangency_corner_size_radians(S) S x, S y, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size_radians)
#define TANGENCY_ROW_tangency_corner_size_degrees(S) S x, S y, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size_degrees)
#define TANGENCY_ROW_tangency_corner_size_axis(S) S x, S y, S w, S h, S ux, S uy, S px, S py, S r
TANGENCY_ANSWERS(tangency, corner_size_axis)
#define TANGENCY_ROW_tangency_center_size_radians(S) S cx, S cy, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size_radians)
#define TANGENCY_ROW_tangency_center_size_degrees(S) S cx, S cy, S w, S h, S angle, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size_degrees)
#define TANGENCY_ROW_tangency_center_size_axis(S) S cx, S cy, S w, S h, S ux, S uy, S px, S py, S r
TANGENCY_ANSWERS(tangency, center_size_axis)

/* box_ball, in space. */
#define TANGENCY_ROW_tangency3_center_half(S) S cx, S cy, S cz, S hx, S hy, S hz, S px, S py, S pz, S r
TANGENCY_SQUARES(tangency3, center_half)
#define TANGENCY_ROW_tangency3_lo_hi(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S px, S py, S pz, S r
TANGENCY_SQUARES(tangency3, lo_hi)
#define TANGENCY_ROW_tangency3_corner_size(S) S x, S y, S z, S w, S h, S d, S px, S py, S pz, S r
TANGENCY_SQUARES(tangency3, corner_size)
#define TANGENCY_ROW_tangency3_corner_size_ball_corner(S) S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S r
TANGENCY_SQUARES(tangency3, corner_size_ball_corner)
#define TANGENCY_ROW_tangency3_center_size(S) S cx, S cy, S cz, S w, S h, S d, S px, S py, S pz, S r
TANGENCY_WHOLE(tangency3, center_size)

/* Rotated by a quaternion of any nonzero length, qw the real part. */
#define TANGENCY_ROW_tangency3_center_half_quaternion(S) S cx, S cy, S cz, S hx, S hy, S hz, S qx, S qy, S qz, S qw, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, center_half_quaternion)
#define TANGENCY_ROW_tangency3_corner_size_quaternion(S) S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, corner_size_quaternion)
#define TANGENCY_ROW_tangency3_center_size_quaternion(S) S cx, S cy, S cz, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz, S r
TANGENCY_ANSWERS(tangency3, center_size_quaternion)

/* box_point: a box as above, and a point. */
#define TANGENCY_ROW_tangency_box_point_center_half(S) S cx, S cy, S hx, S hy, S px, S py
TANGENCY_SQUARES(tangency, box_point_center_half)
#define TANGENCY_ROW_tangency_box_point_lo_hi(S) S lox, S loy, S hix, S hiy, S px, S py
TANGENCY_SQUARES(tangency, box_point_lo_hi)
#define TANGENCY_ROW_tangency_box_point_corner_size(S) S x, S y, S w, S h, S px, S py
TANGENCY_SQUARES(tangency, box_point_corner_size)
#define TANGENCY_ROW_tangency_box_point_center_size(S) S cx, S cy, S w, S h, S px, S py
TANGENCY_WHOLE(tangency, box_point_center_size)
#define TANGENCY_ROW_tangency_box_point_center_half_radians(S) S cx, S cy, S hx, S hy, S angle, S px, S py
TANGENCY_ANSWERS(tangency, box_point_center_half_radians)
#define TANGENCY_ROW_tangency_box_point_center_half_degrees(S) S cx, S cy, S hx, S hy, S angle, S px, S py
TANGENCY_ANSWERS(tangency, box_point_center_half_degrees)
#define TANGENCY_ROW_tangency_box_point_center_half_axis(S) S cx, S cy, S hx, S hy, S ux, S uy, S px, S py
TANGENCY_ANSWERS(tangency, box_point_center_half_axis)
#define TANGENCY_ROW_tangency_box_point_corner_size_radians(S) S x, S y, S w, S h, S angle, S px, S py
TANGENCY_ANSWERS(tangency, box_point_corner_size_radians)
#define TANGENCY_ROW_tangency_box_point_corner_size_degrees(S) S x, S y, S w, S h, S angle, S px, S py
TANGENCY_ANSWERS(tangency, box_point_corner_size_degrees)
#define TANGENCY_ROW_tangency_box_point_corner_size_axis(S) S x, S y, S w, S h, S ux, S uy, S px, S py
TANGENCY_ANSWERS(tangency, box_point_corner_size_axis)
#define TANGENCY_ROW_tangency_box_point_center_size_radians(S) S cx, S cy, S w, S h, S angle, S px, S py
TANGENCY_ANSWERS(tangency, box_point_center_size_radians)
#define TANGENCY_ROW_tangency_box_point_center_size_degrees(S) S cx, S cy, S w, S h, S angle, S px, S py
TANGENCY_ANSWERS(tangency, box_point_center_size_degrees)
#define TANGENCY_ROW_tangency_box_point_center_size_axis(S) S cx, S cy, S w, S h, S ux, S uy, S px, S py
TANGENCY_ANSWERS(tangency, box_point_center_size_axis)
#define TANGENCY_ROW_tangency3_box_point_center_half(S) S cx, S cy, S cz, S hx, S hy, S hz, S px, S py, S pz
TANGENCY_SQUARES(tangency3, box_point_center_half)
#define TANGENCY_ROW_tangency3_box_point_lo_hi(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S px, S py, S pz
TANGENCY_SQUARES(tangency3, box_point_lo_hi)
#define TANGENCY_ROW_tangency3_box_point_corner_size(S) S x, S y, S z, S w, S h, S d, S px, S py, S pz
TANGENCY_SQUARES(tangency3, box_point_corner_size)
#define TANGENCY_ROW_tangency3_box_point_center_size(S) S cx, S cy, S cz, S w, S h, S d, S px, S py, S pz
TANGENCY_WHOLE(tangency3, box_point_center_size)
#define TANGENCY_ROW_tangency3_box_point_center_half_quaternion(S) \
    S cx, S cy, S cz, S hx, S hy, S hz, S qx, S qy, S qz, S qw, S px, S py, S pz
TANGENCY_ANSWERS(tangency3, box_point_center_half_quaternion)
#define TANGENCY_ROW_tangency3_box_point_corner_size_quaternion(S) S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz
TANGENCY_ANSWERS(tangency3, box_point_corner_size_quaternion)
#define TANGENCY_ROW_tangency3_box_point_center_size_quaternion(S) S cx, S cy, S cz, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz
TANGENCY_ANSWERS(tangency3, box_point_center_size_quaternion)

/* ball_ball: two balls by centre and radius. */
#define TANGENCY_ROW_tangency_ball_ball_center_radius(S) S px, S py, S r, S qx, S qy, S s
TANGENCY_SQUARES(tangency, ball_ball_center_radius)
#define TANGENCY_ROW_tangency1_ball_ball_center_radius(S) S px, S r, S qx, S s
TANGENCY_SQUARES(tangency1, ball_ball_center_radius)
#define TANGENCY_ROW_tangency3_ball_ball_center_radius(S) S px, S py, S pz, S r, S qx, S qy, S qz, S s
TANGENCY_SQUARES(tangency3, ball_ball_center_radius)

/* box_box: two boxes, each by centre and half extents, by its sides, or by low corner and extents. */
#define TANGENCY_ROW_tangency_box_box_center_half(S) S cx, S cy, S hx, S hy, S cx2, S cy2, S hx2, S hy2
TANGENCY_SQUARES(tangency, box_box_center_half)
#define TANGENCY_ROW_tangency_box_box_lo_hi(S) S lox, S loy, S hix, S hiy, S lox2, S loy2, S hix2, S hiy2
TANGENCY_SQUARES(tangency, box_box_lo_hi)
#define TANGENCY_ROW_tangency_box_box_corner_size(S) S x, S y, S w, S h, S x2, S y2, S w2, S h2
TANGENCY_SQUARES(tangency, box_box_corner_size)
#define TANGENCY_ROW_tangency1_box_box_center_half(S) S cx, S hx, S cx2, S hx2
TANGENCY_SQUARES(tangency1, box_box_center_half)
#define TANGENCY_ROW_tangency1_box_box_lo_hi(S) S lox, S hix, S lox2, S hix2
TANGENCY_SQUARES(tangency1, box_box_lo_hi)
#define TANGENCY_ROW_tangency1_box_box_corner_size(S) S x, S w, S x2, S w2
TANGENCY_SQUARES(tangency1, box_box_corner_size)
#define TANGENCY_ROW_tangency3_box_box_center_half(S) S cx, S cy, S cz, S hx, S hy, S hz, S cx2, S cy2, S cz2, S hx2, S hy2, S hz2
TANGENCY_SQUARES(tangency3, box_box_center_half)
#define TANGENCY_ROW_tangency3_box_box_lo_hi(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S lox2, S loy2, S loz2, S hix2, S hiy2, S hiz2
TANGENCY_SQUARES(tangency3, box_box_lo_hi)
#define TANGENCY_ROW_tangency3_box_box_corner_size(S) S x, S y, S z, S w, S h, S d, S x2, S y2, S z2, S w2, S h2, S d2
TANGENCY_SQUARES(tangency3, box_box_corner_size)
/* Both rotated, in the plane by the directions of their x sides and in space by quaternions, each of any nonzero length. */
#define TANGENCY_ROW_tangency_box_box_center_half_axis(S) S cx, S cy, S hx, S hy, S ux, S uy, S cx2, S cy2, S hx2, S hy2, S ux2, S uy2
TANGENCY_DEPTHS(tangency, box_box_center_half_axis)
#define TANGENCY_ROW_tangency3_box_box_center_half_quaternion(S) \
    S cx, S cy, S cz, S hx, S hy, S hz, S qx, S qy, S qz, S qw, S cx2, S cy2, S cz2, S hx2, S hy2, S hz2, S qx2, S qy2, S qz2, S qw2
TANGENCY_DEPTHS(tangency3, box_box_center_half_quaternion)
#define TANGENCY_ROW_tangency_box_box_corner_size_axis(S) S x, S y, S w, S h, S ux, S uy, S x2, S y2, S w2, S h2, S ux2, S uy2
TANGENCY_DEPTHS(tangency, box_box_corner_size_axis)
#define TANGENCY_ROW_tangency3_box_box_corner_size_quaternion(S) \
    S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S qw, S x2, S y2, S z2, S w2, S h2, S d2, S qx2, S qy2, S qz2, S qw2
TANGENCY_DEPTHS(tangency3, box_box_corner_size_quaternion)
#define TANGENCY_ROW_tangency_box_box_center_size_axis(S) S cx, S cy, S w, S h, S ux, S uy, S cx2, S cy2, S w2, S h2, S ux2, S uy2
TANGENCY_DEPTHS(tangency, box_box_center_size_axis)
#define TANGENCY_ROW_tangency3_box_box_center_size_quaternion(S) \
    S cx, S cy, S cz, S w, S h, S d, S qx, S qy, S qz, S qw, S cx2, S cy2, S cz2, S w2, S h2, S d2, S qx2, S qy2, S qz2, S qw2
TANGENCY_DEPTHS(tangency3, box_box_center_size_quaternion)

/* box_segment: a box, and a segment from a to b. */
#define TANGENCY_ROW_tangency_box_segment_lo_hi(S) S lox, S loy, S hix, S hiy, S ax, S ay, S bx, S by
TANGENCY_DISTANCES(tangency, box_segment_lo_hi)
#define TANGENCY_ROW_tangency_box_segment_center_half(S) S cx, S cy, S hx, S hy, S ax, S ay, S bx, S by
TANGENCY_DISTANCES(tangency, box_segment_center_half)
#define TANGENCY_ROW_tangency_box_segment_corner_size(S) S x, S y, S w, S h, S ax, S ay, S bx, S by
TANGENCY_DISTANCES(tangency, box_segment_corner_size)
#define TANGENCY_ROW_tangency3_box_segment_lo_hi(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S ax, S ay, S az, S bx, S by, S bz
TANGENCY_DISTANCES(tangency3, box_segment_lo_hi)
#define TANGENCY_ROW_tangency3_box_segment_center_half(S) S cx, S cy, S cz, S hx, S hy, S hz, S ax, S ay, S az, S bx, S by, S bz
TANGENCY_DISTANCES(tangency3, box_segment_center_half)
#define TANGENCY_ROW_tangency3_box_segment_corner_size(S) S x, S y, S z, S w, S h, S d, S ax, S ay, S az, S bx, S by, S bz
TANGENCY_DISTANCES(tangency3, box_segment_corner_size)

/* box_moving_ball: a box, and a ball of radius r that moves straight from a to b. */
#define TANGENCY_ROW_tangency_box_moving_ball_lo_hi(S) S lox, S loy, S hix, S hiy, S ax, S ay, S bx, S by, S r
TANGENCY_TIMES(tangency, box_moving_ball_lo_hi)
#define TANGENCY_ROW_tangency_box_moving_ball_center_half(S) S cx, S cy, S hx, S hy, S ax, S ay, S bx, S by, S r
TANGENCY_TIMES(tangency, box_moving_ball_center_half)
#define TANGENCY_ROW_tangency_box_moving_ball_corner_size(S) S x, S y, S w, S h, S ax, S ay, S bx, S by, S r
TANGENCY_TIMES(tangency, box_moving_ball_corner_size)
#define TANGENCY_ROW_tangency3_box_moving_ball_lo_hi(S) S lox, S loy, S loz, S hix, S hiy, S hiz, S ax, S ay, S az, S bx, S by, S bz, S r
TANGENCY_TIMES(tangency3, box_moving_ball_lo_hi)
#define TANGENCY_ROW_tangency3_box_moving_ball_center_half(S) S cx, S cy, S cz, S hx, S hy, S hz, S ax, S ay, S az, S bx, S by, S bz, S r
TANGENCY_TIMES(tangency3, box_moving_ball_center_half)
#define TANGENCY_ROW_tangency3_box_moving_ball_corner_size(S) S x, S y, S z, S w, S h, S d, S ax, S ay, S az, S bx, S by, S bz, S r
TANGENCY_TIMES(tangency3, box_moving_ball_corner_size)

/* segment_ball: a segment from a to b, and a ball. */
#define TANGENCY_ROW_tangency_segment_ball_ends(S) S ax, S ay, S bx, S by, S px, S py, S r
TANGENCY_DISTANCES(tangency, segment_ball_ends)
#define TANGENCY_ROW_tangency3_segment_ball_ends(S) S ax, S ay, S az, S bx, S by, S bz, S px, S py, S pz, S r
TANGENCY_DISTANCES(tangency3, segment_ball_ends)

/* capsule_ball: a capsule, which is all points within the radius r of the segment from a to b, and a ball. */
#define TANGENCY_ROW_tangency_capsule_ball_ends_radius(S) S ax, S ay, S bx, S by, S r, S px, S py, S s
TANGENCY_DISTANCES(tangency, capsule_ball_ends_radius)
#define TANGENCY_ROW_tangency3_capsule_ball_ends_radius(S) S ax, S ay, S az, S bx, S by, S bz, S r, S px, S py, S pz, S s
TANGENCY_DISTANCES(tangency3, capsule_ball_ends_radius)

/* capsule_capsule: two capsules. */
#define TANGENCY_ROW_tangency_capsule_capsule_ends_radius(S) S ax, S ay, S bx, S by, S r, S ax2, S ay2, S bx2, S by2, S s
TANGENCY_DISTANCES(tangency, capsule_capsule_ends_radius)
#define TANGENCY_ROW_tangency3_capsule_capsule_ends_radius(S) \
    S ax, S ay, S az, S bx, S by, S bz, S r, S ax2, S ay2, S az2, S bx2, S by2, S bz2, S s
TANGENCY_DISTANCES(tangency3, capsule_capsule_ends_radius)

/* segment_segment: two segments of the plane. */
#define TANGENCY_ROW_tangency_segment_segment_ends(S) S ax, S ay, S bx, S by, S ax2, S ay2, S bx2, S by2
TANGENCY_DISTANCES(tangency, segment_segment_ends)

/* Convex polygons of 3 to 8 vertices, in order and either way round, no three of them in a line.
 * polygon_ball: tangency_polygon_ball_vertices3_f32(x1, y1, x2, y2, x3, y3, px, py, r), ..., tangency_polygon_ball_vertices8_f64.
 * polygon_point: the same without the radius. polygon_segment: the polygon, and a segment (ax, ay, bx, by).
 * polygon_polygon: the first (x1, y1, ...), the second (u1, v1, ...):
 * tangency_polygon_polygon_vertices3_4_f32(x1, y1, x2, y2, x3, y3, u1, v1, u2, v2, u3, v3, u4, v4), and every other pair of numbers. */
#define TANGENCY_VERTICES3(S, x, y) S x##1, S y##1, S x##2, S y##2, S x##3, S y##3
#define TANGENCY_VERTICES4(S, x, y) TANGENCY_VERTICES3(S, x, y), S x##4, S y##4
#define TANGENCY_VERTICES5(S, x, y) TANGENCY_VERTICES4(S, x, y), S x##5, S y##5
#define TANGENCY_VERTICES6(S, x, y) TANGENCY_VERTICES5(S, x, y), S x##6, S y##6
#define TANGENCY_VERTICES7(S, x, y) TANGENCY_VERTICES6(S, x, y), S x##7, S y##7
#define TANGENCY_VERTICES8(S, x, y) TANGENCY_VERTICES7(S, x, y), S x##8, S y##8
#define TANGENCY_TWO_POLYGONS(KIND, N, M, SCALAR, S) \
    TANGENCY_##KIND##_OF(tangency, polygon_polygon_vertices##N##_##M, SCALAR, S, TANGENCY_VERTICES##N(S, x, y), \
                        TANGENCY_VERTICES##M(S, u, v))
#define TANGENCY_POLYGONS_OF(KIND, OF_SEGMENT, N, SCALAR, S) \
    TANGENCY_##KIND##_OF(tangency, polygon_ball_vertices##N, SCALAR, S, TANGENCY_VERTICES##N(S, x, y), S px, S py, S r) \
    TANGENCY_##KIND##_OF(tangency, polygon_point_vertices##N, SCALAR, S, TANGENCY_VERTICES##N(S, x, y), S px, S py) \
    TANGENCY_##OF_SEGMENT##_OF(tangency, polygon_segment_vertices##N, SCALAR, S, TANGENCY_VERTICES##N(S, x, y), S ax, S ay, S bx, S by) \
    TANGENCY_TWO_POLYGONS(KIND, N, 3, SCALAR, S) \
    TANGENCY_TWO_POLYGONS(KIND, N, 4, SCALAR, S) \
    TANGENCY_TWO_POLYGONS(KIND, N, 5, SCALAR, S) \
    TANGENCY_TWO_POLYGONS(KIND, N, 6, SCALAR, S) \
    TANGENCY_TWO_POLYGONS(KIND, N, 7, SCALAR, S) \
    TANGENCY_TWO_POLYGONS(KIND, N, 8, SCALAR, S)
#define TANGENCY_POLYGONS(N) \
    TANGENCY_POLYGONS_OF(ANSWERS, DISTANCES, N, f32, float) \
    TANGENCY_POLYGONS_OF(ANSWERS, DISTANCES, N, f64, double) \
    TANGENCY_POLYGONS_OF(WHOLE, WHOLE, N, i32, int)
TANGENCY_POLYGONS(3)
TANGENCY_POLYGONS(4)
TANGENCY_POLYGONS(5)
TANGENCY_POLYGONS(6)
TANGENCY_POLYGONS(7)
TANGENCY_POLYGONS(8)
/* clang-format on */

#undef TANGENCY_NUMBERS_OF
#undef TANGENCY_DISTANCES_OF
#undef TANGENCY_TIMES_OF
#undef TANGENCY_DEPTHS_OF
#undef TANGENCY_ANSWERS_OF
#undef TANGENCY_ROW_OF
#undef TANGENCY_DISTANCES
#undef TANGENCY_TIMES
#undef TANGENCY_DEPTHS
#undef TANGENCY_ANSWERS
#undef TANGENCY_WHOLE_OF
#undef TANGENCY_WHOLE
#undef TANGENCY_SQUARES
#undef TANGENCY_VERTICES3
#undef TANGENCY_VERTICES4
#undef TANGENCY_VERTICES5
#undef TANGENCY_VERTICES6
#undef TANGENCY_VERTICES7
#undef TANGENCY_VERTICES8
#undef TANGENCY_TWO_POLYGONS
#undef TANGENCY_POLYGONS_OF
#undef TANGENCY_POLYGONS
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

/* Of lists of shapes. */
#include <tangency/plugin_pairs.h>

#endif
