/* SPDX-License-Identifier: MIT
 * The C interface of plugins that `tangency check --plugin` puts on trial, for C and C++.
 *
 * Include this file in the plugin and define any of these functions, in C++ after `extern "C"`; then a wrong number or
 * type of arguments is a compile error (a wrong order is not). Without `extern "C"` C++ would take wrong arguments for an
 * overload, which is not exported. Return nonzero if the shapes meet by your contract, else 0. Lengths share one
 * unit. Arguments are finite, extents and radius not negative, lo at most hi, directions not zero, polygons strictly convex; only the recommendation P17
 * passes NaN. The same arguments must always get the same answer.
 * Nothing here needs linking. The functions are exported under -fvisibility=hidden too.
 */
#ifndef TANGENCY_PLUGIN_H
#define TANGENCY_PLUGIN_H

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* 2-D. Box by centre and half extents; by its sides; by low corner and extents; the same with the circle's own low
 * corner (qx, qy) in place of its centre, as sprite engines store it; by centre and extents. */
int tangency_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r);
int tangency_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r);
int tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r);
int tangency_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r);
int tangency_corner_size_f32(float x, float y, float w, float h, float px, float py, float r);
int tangency_corner_size_f64(double x, double y, double w, double h, double px, double py, double r);
int tangency_corner_size_ball_corner_f32(float x, float y, float w, float h, float qx, float qy, float r);
int tangency_corner_size_ball_corner_f64(double x, double y, double w, double h, double qx, double qy, double r);
int tangency_center_size_f32(float cx, float cy, float w, float h, float px, float py, float r);
int tangency_center_size_f64(double cx, double cy, double w, double h, double px, double py, double r);

/* 2-D, the box rotated about its own centre. Positive angles turn x towards y; (ux, uy) is the direction of its x side,
 * of any nonzero length. */
int tangency_center_half_radians_f32(float cx, float cy, float hx, float hy, float angle, float px, float py, float r);
int tangency_center_half_radians_f64(double cx, double cy, double hx, double hy, double angle, double px, double py, double r);
int tangency_center_half_degrees_f32(float cx, float cy, float hx, float hy, float angle, float px, float py, float r);
int tangency_center_half_degrees_f64(double cx, double cy, double hx, double hy, double angle, double px, double py, double r);
int tangency_center_half_axis_f32(float cx, float cy, float hx, float hy, float ux, float uy, float px, float py, float r);
int tangency_center_half_axis_f64(double cx, double cy, double hx, double hy, double ux, double uy, double px, double py, double r);
int tangency_corner_size_radians_f32(float x, float y, float w, float h, float angle, float px, float py, float r);
int tangency_corner_size_radians_f64(double x, double y, double w, double h, double angle, double px, double py, double r);
int tangency_corner_size_degrees_f32(float x, float y, float w, float h, float angle, float px, float py, float r);
int tangency_corner_size_degrees_f64(double x, double y, double w, double h, double angle, double px, double py, double r);
int tangency_corner_size_axis_f32(float x, float y, float w, float h, float ux, float uy, float px, float py, float r);
int tangency_corner_size_axis_f64(double x, double y, double w, double h, double ux, double uy, double px, double py, double r);
int tangency_center_size_radians_f32(float cx, float cy, float w, float h, float angle, float px, float py, float r);
int tangency_center_size_radians_f64(double cx, double cy, double w, double h, double angle, double px, double py, double r);
int tangency_center_size_degrees_f32(float cx, float cy, float w, float h, float angle, float px, float py, float r);
int tangency_center_size_degrees_f64(double cx, double cy, double w, double h, double angle, double px, double py, double r);
int tangency_center_size_axis_f32(float cx, float cy, float w, float h, float ux, float uy, float px, float py, float r);
int tangency_center_size_axis_f64(double cx, double cy, double w, double h, double ux, double uy, double px, double py, double r);

/* 3-D. */
int tangency3_center_half_f32(float cx, float cy, float cz, float hx, float hy, float hz, float px, float py, float pz, float r);
int tangency3_center_half_f64(double cx, double cy, double cz, double hx, double hy, double hz, double px, double py, double pz, double r);
int tangency3_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float px, float py, float pz, float r);
int tangency3_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz, double r);
int tangency3_corner_size_f32(float x, float y, float z, float w, float h, float d, float px, float py, float pz, float r);
int tangency3_corner_size_f64(double x, double y, double z, double w, double h, double d, double px, double py, double pz, double r);
int tangency3_corner_size_ball_corner_f32(float x, float y, float z, float w, float h, float d, float qx, float qy, float qz, float r);
int tangency3_corner_size_ball_corner_f64(double x, double y, double z, double w, double h, double d, double qx, double qy, double qz,
                                          double r);
int tangency3_center_size_f32(float cx, float cy, float cz, float w, float h, float d, float px, float py, float pz, float r);
int tangency3_center_size_f64(double cx, double cy, double cz, double w, double h, double d, double px, double py, double pz, double r);

/* 3-D, the box rotated about its own centre by a quaternion of any nonzero length, qw the real part. */
int tangency3_center_half_quaternion_f32(float cx, float cy, float cz, float hx, float hy, float hz, float qx, float qy, float qz, float qw,
                                         float px, float py, float pz, float r);
int tangency3_center_half_quaternion_f64(double cx, double cy, double cz, double hx, double hy, double hz, double qx, double qy, double qz,
                                         double qw, double px, double py, double pz, double r);
int tangency3_corner_size_quaternion_f32(float x, float y, float z, float w, float h, float d, float qx, float qy, float qz, float qw,
                                         float px, float py, float pz, float r);
int tangency3_corner_size_quaternion_f64(double x, double y, double z, double w, double h, double d, double qx, double qy, double qz,
                                         double qw, double px, double py, double pz, double r);
int tangency3_center_size_quaternion_f32(float cx, float cy, float cz, float w, float h, float d, float qx, float qy, float qz, float qw,
                                         float px, float py, float pz, float r);
int tangency3_center_size_quaternion_f64(double cx, double cy, double cz, double w, double h, double d, double qx, double qy, double qz,
                                         double qw, double px, double py, double pz, double r);

/* The other questions: their name stands in the function's. Positions and lengths as above. */
/* ball_ball: Two balls by centre and radius. */
int tangency_ball_ball_center_radius_f32(float px, float py, float r, float qx, float qy, float s);
int tangency_ball_ball_center_radius_f64(double px, double py, double r, double qx, double qy, double s);
int tangency1_ball_ball_center_radius_f32(float px, float r, float qx, float s);
int tangency1_ball_ball_center_radius_f64(double px, double r, double qx, double s);
int tangency3_ball_ball_center_radius_f32(float px, float py, float pz, float r, float qx, float qy, float qz, float s);
int tangency3_ball_ball_center_radius_f64(double px, double py, double pz, double r, double qx, double qy, double qz, double s);

/* box_box: Two boxes, each by centre and half extents, by its sides, or by low corner and extents. */
int tangency_box_box_center_half_f32(float cx, float cy, float hx, float hy, float cx2, float cy2, float hx2, float hy2);
int tangency_box_box_center_half_f64(double cx, double cy, double hx, double hy, double cx2, double cy2, double hx2, double hy2);
int tangency_box_box_lo_hi_f32(float lox, float loy, float hix, float hiy, float lox2, float loy2, float hix2, float hiy2);
int tangency_box_box_lo_hi_f64(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2);
int tangency_box_box_corner_size_f32(float x, float y, float w, float h, float x2, float y2, float w2, float h2);
int tangency_box_box_corner_size_f64(double x, double y, double w, double h, double x2, double y2, double w2, double h2);
int tangency1_box_box_center_half_f32(float cx, float hx, float cx2, float hx2);
int tangency1_box_box_center_half_f64(double cx, double hx, double cx2, double hx2);
int tangency1_box_box_lo_hi_f32(float lox, float hix, float lox2, float hix2);
int tangency1_box_box_lo_hi_f64(double lox, double hix, double lox2, double hix2);
int tangency1_box_box_corner_size_f32(float x, float w, float x2, float w2);
int tangency1_box_box_corner_size_f64(double x, double w, double x2, double w2);
int tangency3_box_box_center_half_f32(float cx, float cy, float cz, float hx, float hy, float hz, float cx2, float cy2, float cz2,
                                      float hx2, float hy2, float hz2);
int tangency3_box_box_center_half_f64(double cx, double cy, double cz, double hx, double hy, double hz, double cx2, double cy2, double cz2,
                                      double hx2, double hy2, double hz2);
int tangency3_box_box_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float lox2, float loy2, float loz2,
                                float hix2, float hiy2, float hiz2);
int tangency3_box_box_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double lox2, double loy2,
                                double loz2, double hix2, double hiy2, double hiz2);
int tangency3_box_box_corner_size_f32(float x, float y, float z, float w, float h, float d, float x2, float y2, float z2, float w2,
                                      float h2, float d2);
int tangency3_box_box_corner_size_f64(double x, double y, double z, double w, double h, double d, double x2, double y2, double z2,
                                      double w2, double h2, double d2);

/* box_segment: A box and a segment from (ax, ay) to (bx, by). */
int tangency_box_segment_lo_hi_f32(float lox, float loy, float hix, float hiy, float ax, float ay, float bx, float by);
int tangency_box_segment_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by);
int tangency_box_segment_center_half_f32(float cx, float cy, float hx, float hy, float ax, float ay, float bx, float by);
int tangency_box_segment_center_half_f64(double cx, double cy, double hx, double hy, double ax, double ay, double bx, double by);
int tangency_box_segment_corner_size_f32(float x, float y, float w, float h, float ax, float ay, float bx, float by);
int tangency_box_segment_corner_size_f64(double x, double y, double w, double h, double ax, double ay, double bx, double by);
int tangency3_box_segment_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float ax, float ay, float az,
                                    float bx, float by, float bz);
int tangency3_box_segment_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double ax, double ay, double az,
                                    double bx, double by, double bz);
int tangency3_box_segment_center_half_f32(float cx, float cy, float cz, float hx, float hy, float hz, float ax, float ay, float az,
                                          float bx, float by, float bz);
int tangency3_box_segment_center_half_f64(double cx, double cy, double cz, double hx, double hy, double hz, double ax, double ay, double az,
                                          double bx, double by, double bz);
int tangency3_box_segment_corner_size_f32(float x, float y, float z, float w, float h, float d, float ax, float ay, float az, float bx,
                                          float by, float bz);
int tangency3_box_segment_corner_size_f64(double x, double y, double z, double w, double h, double d, double ax, double ay, double az,
                                          double bx, double by, double bz);

/* box_moving_ball: A box, and a ball of radius r that moves straight from (ax, ay) to (bx, by). */
int tangency_box_moving_ball_lo_hi_f32(float lox, float loy, float hix, float hiy, float ax, float ay, float bx, float by, float r);
int tangency_box_moving_ball_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by,
                                       double r);
int tangency_box_moving_ball_center_half_f32(float cx, float cy, float hx, float hy, float ax, float ay, float bx, float by, float r);
int tangency_box_moving_ball_center_half_f64(double cx, double cy, double hx, double hy, double ax, double ay, double bx, double by,
                                             double r);
int tangency_box_moving_ball_corner_size_f32(float x, float y, float w, float h, float ax, float ay, float bx, float by, float r);
int tangency_box_moving_ball_corner_size_f64(double x, double y, double w, double h, double ax, double ay, double bx, double by, double r);
int tangency3_box_moving_ball_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float ax, float ay, float az,
                                        float bx, float by, float bz, float r);
int tangency3_box_moving_ball_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double ax, double ay,
                                        double az, double bx, double by, double bz, double r);
int tangency3_box_moving_ball_center_half_f32(float cx, float cy, float cz, float hx, float hy, float hz, float ax, float ay, float az,
                                              float bx, float by, float bz, float r);
int tangency3_box_moving_ball_center_half_f64(double cx, double cy, double cz, double hx, double hy, double hz, double ax, double ay,
                                              double az, double bx, double by, double bz, double r);
int tangency3_box_moving_ball_corner_size_f32(float x, float y, float z, float w, float h, float d, float ax, float ay, float az, float bx,
                                              float by, float bz, float r);
int tangency3_box_moving_ball_corner_size_f64(double x, double y, double z, double w, double h, double d, double ax, double ay, double az,
                                              double bx, double by, double bz, double r);

/* polygon_ball: A convex polygon of 3 to 8 vertices, in order and either way round, no three of them in a line; and a ball:
 * tangency_polygon_ball_vertices3_f32(x1, y1, x2, y2, x3, y3, px, py, r), ..., tangency_polygon_ball_vertices8_f64.
 * polygon_polygon: Two of them, the first (x1, y1, ...), the second (u1, v1, ...):
 * tangency_polygon_polygon_vertices3_4_f32(x1, y1, x2, y2, x3, y3, u1, v1, u2, v2, u3, v3, u4, v4), and every other pair of numbers. */
#define TANGENCY_VERTICES3(scalar, x, y) scalar x##1, scalar y##1, scalar x##2, scalar y##2, scalar x##3, scalar y##3
#define TANGENCY_VERTICES4(scalar, x, y) TANGENCY_VERTICES3(scalar, x, y), scalar x##4, scalar y##4
#define TANGENCY_VERTICES5(scalar, x, y) TANGENCY_VERTICES4(scalar, x, y), scalar x##5, scalar y##5
#define TANGENCY_VERTICES6(scalar, x, y) TANGENCY_VERTICES5(scalar, x, y), scalar x##6, scalar y##6
#define TANGENCY_VERTICES7(scalar, x, y) TANGENCY_VERTICES6(scalar, x, y), scalar x##7, scalar y##7
#define TANGENCY_VERTICES8(scalar, x, y) TANGENCY_VERTICES7(scalar, x, y), scalar x##8, scalar y##8
#define TANGENCY_POLYGON_ANSWERS(name, scalar, ...)      \
    int tangency_##name(__VA_ARGS__);                    \
    int tangency_verdict_##name(__VA_ARGS__);            \
    scalar tangency_distance_##name(__VA_ARGS__);        \
    scalar tangency_signed_distance_##name(__VA_ARGS__); \
    scalar tangency_distance_sq_##name(__VA_ARGS__);     \
    void tangency_mtv_##name(__VA_ARGS__, scalar* out);
#define TANGENCY_POLYGON_BALL(first, name, scalar)                                                                                        \
    TANGENCY_POLYGON_ANSWERS(polygon_ball_vertices##first##_##name, scalar, TANGENCY_VERTICES##first(scalar, x, y), scalar px, scalar py, \
                             scalar r)
#define TANGENCY_POLYGON_POLYGON(first, second, name, scalar)                                                                     \
    TANGENCY_POLYGON_ANSWERS(polygon_polygon_vertices##first##_##second##_##name, scalar, TANGENCY_VERTICES##first(scalar, x, y), \
                             TANGENCY_VERTICES##second(scalar, u, v))
#define TANGENCY_POLYGONS(first, name, scalar)       \
    TANGENCY_POLYGON_BALL(first, name, scalar)       \
    TANGENCY_POLYGON_POLYGON(first, 3, name, scalar) \
    TANGENCY_POLYGON_POLYGON(first, 4, name, scalar) \
    TANGENCY_POLYGON_POLYGON(first, 5, name, scalar) \
    TANGENCY_POLYGON_POLYGON(first, 6, name, scalar) \
    TANGENCY_POLYGON_POLYGON(first, 7, name, scalar) \
    TANGENCY_POLYGON_POLYGON(first, 8, name, scalar)
TANGENCY_POLYGONS(3, f32, float)
TANGENCY_POLYGONS(3, f64, double)
TANGENCY_POLYGONS(4, f32, float)
TANGENCY_POLYGONS(4, f64, double)
TANGENCY_POLYGONS(5, f32, float)
TANGENCY_POLYGONS(5, f64, double)
TANGENCY_POLYGONS(6, f32, float)
TANGENCY_POLYGONS(6, f64, double)
TANGENCY_POLYGONS(7, f32, float)
TANGENCY_POLYGONS(7, f64, double)
TANGENCY_POLYGONS(8, f32, float)
TANGENCY_POLYGONS(8, f64, double)
#undef TANGENCY_VERTICES3
#undef TANGENCY_VERTICES4
#undef TANGENCY_VERTICES5
#undef TANGENCY_VERTICES6
#undef TANGENCY_VERTICES7
#undef TANGENCY_VERTICES8
#undef TANGENCY_POLYGON_ANSWERS
#undef TANGENCY_POLYGON_BALL
#undef TANGENCY_POLYGON_POLYGON
#undef TANGENCY_POLYGONS

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

/* Of other answers than yes or no. */
#include <tangency/plugin_answers.h>
/* Of lists of shapes. */
#include <tangency/plugin_pairs.h>

#endif
