/* SPDX-License-Identifier: MIT
 * The C interface of plugins that `tangency check --plugin` puts on trial, for C and C++.
 *
 * Include this file in the plugin and define any of these functions, in C++ after `extern "C"`; then a wrong number or
 * type of arguments is a compile error (a wrong order is not). Without `extern "C"` C++ would take wrong arguments for an
 * overload, which is not exported. Return nonzero if circle and box intersect by your contract, else 0. Lengths share one
 * unit. Arguments are finite, extents and radius not negative, lo at most hi, directions not zero; only the recommendation P17
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

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
